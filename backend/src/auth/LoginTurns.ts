import { Injectable } from '@nestjs/common';
import { TurnQueue } from '../common/TurnQueue.js';

/**
 * Log-ins and sign-ups are admitted four at a time, before their first statement: all at once they
 * would take the processor and the database connections from everybody who reads.
 */
@Injectable()
export class LoginTurns extends TurnQueue {
  constructor() {
    super({ name: 'log_ins', concurrency: 4, maxWaiting: 64, maxWaitMs: 10_000 });
  }
}
