import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { MailKind } from '@kinday/contracts/reminders';
import { mailKindOf } from '@kinday/contracts/unsubscribe';
import { idSchema } from '@kinday/contracts/user';
import { CONFIG, type Config } from '../../config.js';
import { LinkBase } from '../../notices/mail/LinkBase.js';

/** The links in mails that end them: who has one can end these mails of this person, and nothing else. */
@Injectable()
export class UnsubscribeLinks {
  readonly #key: Buffer;

  constructor(
    @Inject(CONFIG) { sessionSecret }: Config,
    private readonly links: LinkBase,
  ) {
    // Another purpose, another key.
    const root = sessionSecret ?? randomBytes(32).toString('hex');
    this.#key = createHmac('sha256', root).update('unsubscribe').digest();
  }

  /** For the List-Unsubscribe header of a mail and the link at its end. */
  urlOf(userId: string, kind: MailKind): string {
    return `${this.links.url}/api/unsubscribe?token=${this.#tokenOf(userId, kind)}`;
  }

  /** Whose mails a token ends, and which; null where it is none of ours. */
  read(token: string): { userId: string; kind: MailKind } | null {
    const kind = mailKindOf(token);
    const userId = idSchema.safeParse(token.split('.')[1]).data;
    if (!kind || !userId) return null;
    const [given, expected] = [Buffer.from(token), Buffer.from(this.#tokenOf(userId, kind))];
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? { userId, kind } : null;
  }

  #tokenOf(userId: string, kind: MailKind): string {
    const named = `${kind}.${userId}`;
    return `${named}.${createHmac('sha256', this.#key).update(named).digest('base64url')}`;
  }
}
