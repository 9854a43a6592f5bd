import { Injectable } from '@nestjs/common';
import type { Change } from '@kinday/contracts/change';

/** What one node tells the others, after the fact. */
export type News =
  | { kind: 'change'; change: Change }
  /** The user's own data changed: profile, current calendar, list of calendars. */
  | { kind: 'account'; userId: string }
  | { kind: 'sessionsEnded'; idHashes: string[] };

/** Carries news to the other nodes; losing some costs seconds, never a change ([S3]). */
export abstract class Bus {
  abstract send(news: News): void;
  abstract onNews(handler: (news: News) => void): void;
}

/** The bus of a single node: there is nobody else to tell. */
@Injectable()
export class InProcessBus extends Bus {
  send(): void {
    // Nobody else.
  }

  onNews(): void {
    // Nobody else.
  }
}
