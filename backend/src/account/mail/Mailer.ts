/** A mail to one person, ready to go. */
export interface Mail {
  /** An e-mail address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Carries mail out of the house. */
export abstract class Mailer {
  /** Resolves when somebody else has taken charge of the mail. */
  abstract send(mail: Mail): Promise<void>;
}
