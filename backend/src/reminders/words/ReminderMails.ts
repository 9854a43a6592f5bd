import { Injectable } from '@nestjs/common';
import type { MailKind } from '@kinday/contracts/reminders';
import { composeMail, type MailContent } from '../../notices/mail/composeMail.js';
import { LinkBase } from '../../notices/mail/LinkBase.js';
import type { Mail } from '../../notices/mail/Mailer.js';
import type { Person } from '../people/Person.js';
import { UnsubscribeLinks } from '../settings/UnsubscribeLinks.js';
import * as messages from './messages.js';

const WHY: Record<MailKind, string> = {
  reminders: messages.whyReminders,
  morning: messages.whyMorning,
  week: messages.whyWeek,
  changes: messages.whyChanges,
};

/** What a mail of reminders says, with a link to a page of ours. */
type Content = Pick<MailContent, 'subject' | 'before' | 'lists'> & {
  link: { label: string; path: string };
};

/** The mails of reminders: each says why it comes, and how it ends. */
@Injectable()
export class ReminderMails {
  constructor(
    private readonly links: LinkBase,
    private readonly unsubscribe: UnsubscribeLinks,
  ) {}

  /** Null for a person who ended these mails. */
  compose({ id, email, settings }: Person, kind: MailKind, content: Content): Mail | null {
    if (settings.endedMails.includes(kind)) return null;
    const { label, path } = content.link;
    const unsubscribeUrl = this.unsubscribe.urlOf(id, kind);
    const mail = composeMail(email, {
      ...content,
      link: { label, href: `${this.links.url}${path}` },
      after: [WHY[kind]],
      end: { label: messages.endMails, href: unsubscribeUrl },
    });
    return { ...mail, unsubscribeUrl };
  }
}
