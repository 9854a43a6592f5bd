import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from '../../common/metrics/Metrics.js';
import { Mailer, type Mail } from './Mailer.js';

const LONGEST_FAREWELL_MS = 5_000;

/** Sends mail behind the back of the request that asked for it. */
@Injectable()
export class Outbox implements OnModuleDestroy {
  readonly #log = new Logger('mail');
  readonly #underway = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly metrics: Metrics,
  ) {}

  /** Writes and sends a mail; null sends none. Nobody waits: the time would tell which it was. */
  post(write: () => Promise<Mail | null>): void {
    const sending = this.#send(write).catch((error: unknown) => {
      this.#log.error(`A mail was not sent: ${reasonOf(error)}.`);
      this.metrics.mailFailed();
    });
    this.#underway.add(sending);
    void sending.then(() => this.#underway.delete(sending));
  }

  /** Waits a few seconds for mails that are being sent before the process ends. */
  async onModuleDestroy(): Promise<void> {
    const patience = wait(LONGEST_FAREWELL_MS, undefined, { ref: false });
    await Promise.race([Promise.all(this.#underway), patience]);
  }

  async #send(write: () => Promise<Mail | null>): Promise<void> {
    const mail = await write();
    if (mail) await this.mailer.send(mail);
  }
}

/** The reason of a failure for the log. The mail server's own text is left out: it repeats the address. */
function reasonOf(error: unknown): string {
  const { name, code, command, responseCode } = error as {
    name?: string;
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const answer = responseCode && `the mail server answered ${responseCode}`;
  return [code ?? name, command, answer].filter(Boolean).join(', ');
}
