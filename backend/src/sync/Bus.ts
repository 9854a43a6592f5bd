import { Injectable } from '@nestjs/common';
import type { BusMessage } from './BusMessage.js';

/** Takes the messages of other nodes. */
export interface BusListener {
  /** Whether changes of a family concern this node: what does not is not read. */
  follows: (familyId: string) => boolean;
  hear: (message: BusMessage) => void;
}

/**
 * Carries messages to the other nodes. It may lose some while it is away: the comparison of revisions
 * delivers the changes that were lost ([S3]). Sending never waits and never throws.
 */
export abstract class Bus {
  /** True while the other nodes cannot be told or heard. */
  abstract readonly isAway: boolean;
  abstract send(message: BusMessage): void;
  abstract onMessage(listener: BusListener): void;
  /** Calls the handler whenever the other nodes can be heard, at the start or again: earlier messages are lost. */
  abstract onBack(handler: () => void): void;
}

/** The bus of a single node, which has no other nodes to tell. */
@Injectable()
export class InProcessBus extends Bus {
  readonly isAway = false;

  send(): void {
    // Nobody else.
  }

  onMessage(): void {
    // Nobody else.
  }

  onBack(): void {
    // Never away.
  }
}
