import { Injectable, type OnModuleInit } from '@nestjs/common';
import { weekdayOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import { longDay } from '@kinday/contracts/dateText';
import type { MailList } from '../../notices/mail/composeMail.js';
import type { Notice, Words } from '../../notices/notice.js';
import { Notices } from '../../notices/Notices.js';
import { DaysRepository } from '../entries/days.repository.js';
import type { Entry } from '../entries/Entry.js';
import { groupBy } from '../groupBy.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/Person.js';
import { pathToDay } from '../words/pathTo.js';
import { ReminderMails } from '../words/ReminderMails.js';
import * as messages from '../words/messages.js';
import { agendaOf, type AgendaDay } from './agendaOf.js';
import { daysOfDigest, DIGESTS, digestDataSchema, type Digest } from './digest.js';

/** Lines of a notification: more would not be seen. */
const LINES_SHOWN = 5;
/** Lines of a mail. */
const LINES_MAILED = 200;

/** Puts people's days into words when they are told; nothing is said of days that have nothing. */
@Injectable()
export class DigestWords implements OnModuleInit {
  constructor(
    private readonly notices: Notices,
    private readonly people: PeopleRepository,
    private readonly days: DaysRepository,
    private readonly mails: ReminderMails,
  ) {}

  onModuleInit(): void {
    for (const digest of DIGESTS) {
      this.notices.register(digest, (notices) => this.#find(digest, notices));
    }
  }

  async #find(digest: Digest, notices: readonly Notice[]): Promise<Map<string, Words>> {
    const people = await this.people.find(notices.flatMap(({ userId }) => userId ?? []));
    const wanted = notices.flatMap(({ id, userId, data }) => {
      const person = people.get(userId ?? '');
      const date = digestDataSchema.safeParse(data).data?.date;
      return person && date && isWanted(digest, date, person) ? [{ id, person, date }] : [];
    });
    const entries = await this.#entriesFor(digest, wanted);
    return new Map(
      wanted.flatMap(({ id, person, date }) => {
        const agenda = agendaOf(person, entries, daysOfDigest(digest, date));
        return agenda.length > 0 ? [[id, this.#wordsOf(digest, person, date, agenda)]] : [];
      }),
    );
  }

  /** What stands on the days of all of them, by calendar. */
  async #entriesFor(
    digest: Digest,
    wanted: readonly { person: Person; date: CalendarDate }[],
  ): Promise<Map<string, Entry[]>> {
    const spans = new Map(
      wanted.flatMap(({ person, date }) =>
        [...person.calendars.keys()].map((familyId) => [
          `${familyId} ${date}`,
          { familyId, ...daysOfDigest(digest, date) },
        ]),
      ),
    );
    const found = await this.days.standing([...spans.values()]);
    // People of one calendar may have different days of it.
    const once = new Map(found.map((entry) => [entry.id, entry]));
    return groupBy(once.values(), ({ familyId }) => familyId);
  }

  #wordsOf(digest: Digest, person: Person, date: CalendarDate, agenda: AgendaDay[]): Words {
    const { title, subject } = {
      morning: { title: messages.whatsOnToday, subject: messages.whatsOn(longDay(date)) },
      week: { title: messages.weekAhead, subject: messages.weekAhead },
    }[digest];
    const [first] = agenda;
    const path = pathToDay(first?.familyId ?? '', first?.date ?? date);
    return {
      way: person.settings[digest]?.way ?? person.settings.way,
      push: { title, body: bodyOf(digest, agenda), path, isSilent: false, at: null },
      mail: this.mails.compose(person, digest, {
        subject,
        before: [],
        lists: listsOf(agenda),
        link: { label: messages.openCalendar, path },
      }),
    };
  }
}

/** Whether a person still wants to be told on that day. */
function isWanted(digest: Digest, date: CalendarDate, { settings }: Person): boolean {
  if (digest === 'week') return settings.week !== null;
  return settings.morning?.weekdays.includes(weekdayOf(date)) ?? false;
}

/** Each day with its lines; the last line counts those that are too many. */
function listsOf(agenda: readonly AgendaDay[]): MailList[] {
  const lists: MailList[] = [];
  let left = LINES_MAILED;
  let more = 0;
  for (const { date, lines } of agenda) {
    const shown = lines.slice(0, left);
    left -= shown.length;
    more += lines.length - shown.length;
    if (shown.length > 0) lists.push({ heading: longDay(date), lines: shown });
  }
  return more > 0 ? [...lists, { heading: messages.andMore(more), lines: [] }] : lists;
}

function bodyOf(digest: Digest, agenda: readonly AgendaDay[]): string {
  const lines = agenda.flatMap(({ date, lines: ofDay }) =>
    digest === 'week' ? ofDay.map((line) => messages.onDay(longDay(date), line)) : ofDay,
  );
  const more = lines.length - LINES_SHOWN;
  const shown = lines.slice(0, LINES_SHOWN);
  return [...shown, ...(more > 0 ? [messages.andMore(more)] : [])].join('\n');
}
