import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RESET_LINK } from '@kinday/contracts/product';
import * as z from 'zod/mini';
import { PasswordResetRepository } from '../../auth/passwordReset.repository.js';
import { UserRepository } from '../../auth/user.repository.js';
import { Clock } from '../../common/Clock.js';
import { LinkBase } from '../../notices/mail/LinkBase.js';
import type { Mail } from '../../notices/mail/Mailer.js';
import type { NewNotice, Notice, Words } from '../../notices/notice.js';
import { Notices } from '../../notices/Notices.js';
import { passwordChangedMail } from './passwordChangedMail.js';
import { passwordResetMail } from './passwordResetMail.js';

const HOUR_MS = 60 * 60 * 1000;
/** A mail server that is away for longer has its operator's eye. */
const NEWS_HOURS = 24;

const dataSchema = z.object({ email: z.string() });

/** Mails about an account. They name no user, so that nobody can tell whether an address has one. */
@Injectable()
export class AccountMails {
  constructor(
    notices: Notices,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly links: LinkBase,
  ) {
    notices.register(
      'passwordReset',
      wordsFrom((email) => this.#resetMail(email)),
    );
    notices.register(
      'passwordChanged',
      wordsFrom((email) => Promise.resolve(passwordChangedMail(email, this.links.url))),
    );
  }

  /** A link to a new password, if the address that somebody typed has an account. */
  passwordReset(email: string): Promise<NewNotice> {
    return this.#mailTo(email, 'passwordReset', RESET_LINK.hours);
  }

  /**
   * The news of another password, to the address the account has now: whoever took the account over
   * and deletes it before the mail is sent keeps nobody from hearing of it.
   */
  passwordChanged(email: string): Promise<NewNotice> {
    return this.#mailTo(email, 'passwordChanged', NEWS_HOURS);
  }

  async #mailTo(email: string, kind: string, hours: number): Promise<NewNotice> {
    const dueAt = await this.clock.now();
    const expiresAt = new Date(dueAt.getTime() + hours * HOUR_MS);
    return { key: randomUUID(), kind, userId: null, data: { email }, dueAt, expiresAt };
  }

  /** The token is made as the mail is written: no table holds what opens an account. */
  async #resetMail(email: string): Promise<Mail | null> {
    const user = await this.users.findByEmail(email);
    if (!user) return null;
    return passwordResetMail(user.email, this.links.url, await this.resets.issue(user.id));
  }
}

/** The words of notices that are a mail to an address. */
function wordsFrom(write: (email: string) => Promise<Mail | null>) {
  return async (notices: readonly Notice[]): Promise<Map<string, Words>> => {
    const found = new Map<string, Words>();
    for (const { id, data } of notices) {
      const mail = await write(dataSchema.parse(data).email);
      if (mail) found.set(id, { way: 'mail', mail, push: null });
    }
    return found;
  };
}
