import { Injectable, Logger } from '@nestjs/common';
import { Metrics } from '../../common/metrics/Metrics.js';
import type { SendResult } from '../sendResult.js';
import { Mailer, type Mail } from './Mailer.js';

/** What a mail server that puts a mail off (a 4xx answer, greylisting say) gives us to wait. */
const PUT_OFF_SECONDS = 60;

interface MailError {
  name?: string;
  code?: string;
  command?: string;
  responseCode?: number;
}

/** The way to people's mailboxes. */
@Injectable()
export class MailChannel {
  readonly #log = new Logger('mail');

  constructor(
    private readonly mailer: Mailer,
    private readonly metrics: Metrics,
  ) {}

  /** Sends one mail; never rejects for what the mail server or the network does. */
  async send(mail: Mail, id: string): Promise<SendResult> {
    try {
      await this.mailer.send(mail, id);
      return { kind: 'taken' };
    } catch (error) {
      this.#log.error(`A mail was not sent: ${reasonOf(error as MailError)}.`);
      this.metrics.mailFailed();
      return resultOf(error as MailError);
    }
  }
}

/** A server that speaks of this very mail works; all other failures are its own, or the network's. */
function resultOf({ code, responseCode }: MailError): SendResult {
  const isOfThisMail = responseCode && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (!isOfThisMail) return { kind: 'later', pauseSeconds: null };
  return responseCode >= 500
    ? { kind: 'refused' }
    : { kind: 'later', pauseSeconds: PUT_OFF_SECONDS };
}

/** The reason of a failure for the log. The mail server's own text is left out: it repeats the address. */
function reasonOf({ name, code, command, responseCode }: MailError): string {
  const answer = responseCode && `the mail server answered ${responseCode}`;
  return [code ?? name, command, answer].filter(Boolean).join(', ');
}
