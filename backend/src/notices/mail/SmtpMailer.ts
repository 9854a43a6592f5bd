import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type Mail } from './Mailer.js';
import { toMessage } from './toMessage.js';

const TIMEOUT_MS = 10_000;

/** Hands mail to an SMTP server. */
export class SmtpMailer extends Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url smtp:// or smtps://, with the log-in if the server asks for one */
  constructor(url: string, from: string) {
    super();
    this.#from = from;
    this.#transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail(toMessage(mail, this.#from));
  }
}
