import { Injectable } from '@nestjs/common';
import { Turns } from '../../common/Turns.js';

/** One guess of an invite code at a time, of everybody on this node, while many guess wrong. */
@Injectable()
export class GuessTurns extends Turns {
  /** When the operator was last told, in ms since 1970. */
  alarmedAt = 0;

  constructor() {
    super(1, 10, 30_000);
  }
}
