import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAGES } from '@kinday/contracts/pages';
import type { TestOutcome, TestReminder } from '@kinday/contracts/reminders';
import { Clock } from '../../common/Clock.js';
import { conflict, notFound } from '../../common/problem.js';
import { composeMail } from '../../notices/mail/composeMail.js';
import { LinkBase } from '../../notices/mail/LinkBase.js';
import type { Words } from '../../notices/notice.js';
import { noticeId } from '../../notices/noticeId.js';
import { Notices } from '../../notices/Notices.js';
import { ReminderSettingsRepository } from './reminderSettings.repository.js';
import { TestRemindersRepository, type Tested } from './testReminders.repository.js';
import * as messages from './messages.js';

const KIND = 'test';
/** Who pressed the button waits for it; later it would only astonish. */
const USEFUL_MS = 5 * 60 * 1000;

/** Reminders that people send themselves, to see that they come. */
@Injectable()
export class TestReminders implements OnModuleInit {
  constructor(
    private readonly notices: Notices,
    private readonly tests: TestRemindersRepository,
    private readonly settings: ReminderSettingsRepository,
    private readonly links: LinkBase,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.notices.register(KIND, async (notices) => {
      const userIds = notices.flatMap(({ userId }) => userId ?? []);
      const people = await this.tests.people(userIds);
      return new Map(
        notices.flatMap(({ id, userId }) => {
          const person = people.get(userId ?? '');
          return person ? [[id, this.#wordsFor(person)] as const] : [];
        }),
      );
    });
  }

  /** Throws 409 for somebody who has not turned reminders on. */
  async send(userId: string): Promise<TestReminder> {
    const { settings } = await this.settings.find(userId);
    if (!settings.isOn) throw conflict('reminders_off', messages.remindersAreOff);
    const key = `${KIND} ${userId} ${randomUUID()}`;
    const dueAt = await this.clock.now();
    const expiresAt = new Date(dueAt.getTime() + USEFUL_MS);
    await this.notices.post([{ key, kind: KIND, userId, data: {}, dueAt, expiresAt }]);
    return { id: noticeId(key) };
  }

  /** Throws 404 when it is nobody's, or somebody else's. */
  async outcomeOf(userId: string, id: string): Promise<TestOutcome> {
    const outcome = await this.tests.outcome(userId, id);
    if (!outcome) throw notFound('no_such_test', messages.noSuchTest);
    return outcome;
  }

  #wordsFor({ email, way, isMailEnded }: Tested): Words {
    const content = {
      subject: messages.testTitle,
      before: [messages.testText],
      link: { label: messages.seeYourReminders, href: `${this.links.url}${PAGES.reminders}` },
      after: [],
    };
    return {
      way,
      mail: isMailEnded ? null : composeMail(email, content),
      push: {
        title: messages.testTitle,
        body: messages.testText,
        path: PAGES.reminders,
        isSilent: false,
        at: null,
      },
    };
  }
}
