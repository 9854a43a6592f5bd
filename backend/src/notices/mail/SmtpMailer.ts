import type { OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { Mailer, type Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

/** Of each step of a connection. */
const STEP_MS = 10_000;
/** Of a mail from first to last, its wait for a connection included: its notice is not leased for longer. */
const WHOLE_MS = 20_000;

/** Hands mail to an SMTP server, over a few connections that stay open while there is more. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly #transport;
  readonly #from: string;

  /**
   * @param url smtp:// or smtps://, with the log-in if the server asks for one
   * @param limits in milliseconds
   */
  constructor(
    url: string,
    from: string,
    private readonly limits = { stepMs: STEP_MS, wholeMs: WHOLE_MS },
  ) {
    super();
    this.#from = from;
    const { stepMs } = limits;
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 5,
      // The notice is told again, later, and not behind its back.
      maxRequeues: 0,
      connectionTimeout: stepMs,
      greetingTimeout: stepMs,
      socketTimeout: stepMs,
    });
  }

  async send(mail: Mail, id: string): Promise<void> {
    const signal = AbortSignal.timeout(this.limits.wholeMs);
    await this.#transport.sendMail({ ...toMessage(mail, id, this.#from), signal });
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}
