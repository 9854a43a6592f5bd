/** A mail to one person, ready to go. */
export interface Mail {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press ends mails of this kind, without a log-in (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends mail: by a mail server, or into a folder. */
export abstract class Mailer {
  /**
   * Resolves when the mail server has accepted the mail, or the file is written.
   * @param id of the notice, for the Message-ID: whoever gets a mail twice sees it once
   */
  abstract send(mail: Mail, id: string): Promise<void>;
}
