import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isQuiet, startOf } from '@kinday/contracts/dueReminders';
import { leadsOf, type Lead } from '@kinday/contracts/reminders';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import type { NewNotice, Notice, Words } from '../../notices/notice.js';
import { noticeId } from '../../notices/noticeId.js';
import { Notices } from '../../notices/Notices.js';
import type { Entry } from '../entries/Entry.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { OwnChoicesRepository, type OwnChoices } from '../people/ownChoices.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Calendar, Person } from '../people/Person.js';
import { factsOf, inLine, reminderText, startText } from '../words/eventText.js';
import { pathToEntry } from '../words/pathTo.js';
import { ReminderMails } from '../words/ReminderMails.js';
import * as messages from '../words/messages.js';
import type { Reminded } from './due.repository.js';
import {
  belatedNotice,
  REMINDER,
  reminderDataSchema,
  reminderKey,
  type ReminderData,
} from './reminderNotice.js';

/** A reminder that still holds. */
interface Holding {
  entry: Entry;
  person: Person;
  calendar: Calendar;
}

/** Looks again whether a reminder still holds when it is told, and puts it into words. */
@Injectable()
export class ReminderWords implements OnModuleInit {
  constructor(
    private readonly notices: Notices,
    private readonly people: PeopleRepository,
    private readonly entries: EntriesRepository,
    private readonly choices: OwnChoicesRepository,
    private readonly mails: ReminderMails,
  ) {}

  onModuleInit(): void {
    this.notices.register(REMINDER, (notices, now) => this.find(notices, now));
  }

  async find(notices: readonly Notice[], now: Date): Promise<Map<string, Words>> {
    const posted = notices.flatMap(({ id, userId, data }) => {
      const parsed = reminderDataSchema.safeParse(data).data;
      return userId && parsed ? [{ id, userId, data: parsed }] : [];
    });
    const [people, entries] = await Promise.all([
      this.people.find([...new Set(posted.map(({ userId }) => userId))]),
      this.entries.named([...new Set(posted.map(({ data }) => data.entryId))]),
    ]);
    const choices = await this.choices.about([...new Set(entries.values())]);
    const words = new Map<string, Words>();
    const belated: NewNotice[] = [];
    for (const { id, userId, data } of posted) {
      const [person, entry] = [people.get(userId), entries.get(data.entryId)];
      const calendar = person?.calendars.get(data.familyId);
      if (!person || !entry || !calendar) continue;
      const holding = { entry, person, calendar };
      if (!isStillWanted(holding, data, choices)) continue;
      const member = remindedOf(holding);
      const isUnchanged = noticeId(reminderKey(entry, member, data.lead)) === id;
      if (isUnchanged) words.set(id, this.#wordsOf(holding, now));
      const instead = isUnchanged ? null : belatedNotice(entry, member, data.lead, now);
      if (instead) belated.push(instead);
    }
    await this.notices.post(belated);
    return words;
  }

  #wordsOf({ entry: told, person, calendar }: Holding, now: Date): Words {
    const entry = shownIn(told, calendar.zone);
    const { clock, settings } = person;
    // The hours of all-day reminders are the person's own, and so is what they call tomorrow.
    const today = dayIn(entry.startTime === null ? settings.zone : calendar.zone, now);
    const facts = factsOf(entry, calendar.members);
    const named = person.calendars.size > 1 ? [...facts, calendar.name] : facts;
    const when = startText(entry, today, clock);
    const path = pathToEntry(entry);
    return {
      way: settings.way,
      push: {
        title: entry.title,
        body: inLine([when, ...named]),
        path,
        isSilent: isQuiet(settings.quiet, settings.zone, now),
        at: startOf(told, calendar.zone).toISOString(),
      },
      mail: this.mails.compose(person, 'reminders', {
        subject: reminderText(entry, today, clock),
        before: [entry.title, inLine([when, ...named])],
        link: { label: messages.openEvent, path },
      }),
    };
  }
}

/** Whether a person still wants to be reminded of an event at a lead time. */
function isStillWanted(
  { entry, person }: Holding,
  { familyId, lead }: ReminderData,
  choices: OwnChoices,
): boolean {
  if (entry.familyId !== familyId) return false;
  const leads = leadsOf(entry, person.id, person.settings, choices.of(person.id, entry));
  return leads.some((each) => isSameLead(each, lead));
}

function remindedOf({ person: { id: userId, settings }, calendar }: Holding): Reminded {
  return { userId, familyId: calendar.id, familyZone: calendar.zone, settings };
}

function isSameLead(one: Lead, other: Lead): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other;
  return one.days === other.days && one.time === other.time;
}
