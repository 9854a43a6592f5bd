import { Injectable } from '@nestjs/common';
import type { News } from './News.js';

/**
 * Carries news to the other nodes. It may lose some, for as long as it is away: the comparison of
 * revisions delivers what was lost ([S3]). Sending never waits and never throws.
 */
export abstract class Bus {
  /** True while the other nodes cannot be told or heard. */
  abstract readonly isAway: boolean;
  abstract send(news: News): void;
  abstract onNews(handler: (news: News) => void): void;
  /** The others can be heard, as from the start on or again: what they said before was lost. */
  abstract onBack(handler: () => void): void;
}

/** The bus of a single node: there is nobody else to tell. */
@Injectable()
export class InProcessBus extends Bus {
  readonly isAway = false;

  send(): void {
    // Nobody else.
  }

  onNews(): void {
    // Nobody else.
  }

  onBack(): void {
    // Never away.
  }
}
