import { Injectable } from '@nestjs/common';
import { Turns } from '../common/Turns.js';

/**
 * Log-ins and sign-ups are admitted four at a time, before their first statement: all at once they
 * would take the processor and the database connections from everybody who reads.
 */
@Injectable()
export class LoginTurns extends Turns {
  constructor() {
    super(4, 64, 10_000);
  }
}
