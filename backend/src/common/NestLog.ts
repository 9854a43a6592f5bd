import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Where Nest tells why it did not start, which main tells in better words. */
const START_FAILURES = 'ExceptionHandler';

/** What our classes say by `new Logger('mail')`, on the one log. Nest's own reports stay out of it. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Logger) {}

  log(): void {
    // What Nest wires up is of no interest to an operator.
  }

  warn(message: unknown, context?: unknown): void {
    this.target.warn({ context }, String(message));
  }

  error(message: unknown, ...details: unknown[]): void {
    const context = details.at(-1);
    if (context !== START_FAILURES) this.target.error({ context }, String(message));
  }
}
