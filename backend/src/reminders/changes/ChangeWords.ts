import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isQuiet, startOf } from '@kinday/contracts/dueReminders';
import { seriesIdOf } from '@kinday/contracts/series';
import { shownIn } from '@kinday/contracts/shownIn';
import { dayIn } from '@kinday/contracts/zonedTime';
import type { Notice, Words } from '../../notices/notice.js';
import { Notices } from '../../notices/Notices.js';
import type { Entry } from '../entries/Entry.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/Person.js';
import { factsOf, inLine, startText } from '../words/eventText.js';
import { pathToDay, pathToEntry } from '../words/pathTo.js';
import { ReminderMails } from '../words/ReminderMails.js';
import * as messages from '../words/messages.js';
import { CHANGE, changeDataSchema } from './changeNotice.js';
import { ReminderChangesRepository, type LoggedNews } from './changes.repository.js';
import { tellingNews, newsSentence, type Done } from './newsSentence.js';
import { aboutOf } from './touchedBy.js';

/** Puts what others did to an event into words when it is told: all since the last time, as it is now. */
@Injectable()
export class ChangeWords implements OnModuleInit {
  constructor(
    private readonly notices: Notices,
    private readonly people: PeopleRepository,
    private readonly entries: EntriesRepository,
    private readonly changes: ReminderChangesRepository,
    private readonly mails: ReminderMails,
  ) {}

  onModuleInit(): void {
    this.notices.register(CHANGE, (notices, now) => this.#find(notices, now));
  }

  async #find(notices: readonly Notice[], now: Date): Promise<Map<string, Words>> {
    const people = await this.people.find(notices.flatMap(({ userId }) => userId ?? []));
    const holding = notices.flatMap(({ id, userId, data }) => {
      const person = people.get(userId ?? '');
      const parsed = changeDataSchema.safeParse(data).data;
      if (!person?.settings.changes || !parsed || !person.calendars.has(parsed.familyId)) return [];
      return [{ id, person, ...parsed, recordId: seriesIdOf(parsed.about) }];
    });
    const [logged, entries] = await Promise.all([
      this.changes.about(holding),
      this.entries.named([...new Set(holding.map(({ about }) => about))]),
    ]);
    const words = new Map<string, Words>();
    holding.forEach(({ id, person, familyId, about }, at) => {
      const told = tellingNews(doneByOthers(logged[at] ?? [], about, person.id));
      if (told)
        words.set(id, this.#wordsOf(person, familyId, told, entries.get(about) ?? null, now));
    });
    return words;
  }

  #wordsOf(person: Person, familyId: string, done: Done, told: Entry | null, now: Date): Words {
    const { clock, settings } = person;
    const calendar = person.calendars.get(familyId)!;
    const entry = told && shownIn(told, calendar.zone);
    const today = dayIn(calendar.zone, now);
    const title = newsSentence(done, entry, clock);
    // The sentence itself may tell who does it.
    const isTold = done.news.kind === 'claimed' || done.news.kind === 'released';
    const rest = entry && (isTold ? { ...entry, needsSomebody: false } : entry);
    const facts = rest && [startText(rest, today, clock), ...factsOf(rest, calendar.members)];
    const named = person.calendars.size > 1 ? [calendar.name] : [];
    const body = inLine([...(facts ?? []), ...named]);
    const path = entry ? pathToEntry(entry) : pathToDay(familyId, done.news.date ?? today);
    return {
      way: settings.changes?.way ?? settings.way,
      push: {
        title,
        body,
        path,
        isSilent: isQuiet(settings.quiet, settings.zone, now),
        at: told && startOf(told, calendar.zone).toISOString(),
      },
      mail: this.mails.compose(person, 'changes', {
        subject: title,
        before: body ? [title, body] : [title],
        link: {
          label: entry ? messages.openEvent : messages.openCalendar,
          path,
        },
      }),
    };
  }
}

/** What others did to it since its reader changed it last: until then the reader has seen it. */
function doneByOthers(rows: readonly LoggedNews[], about: string, userId: string): Done[] {
  const done = rows.flatMap((row) =>
    row.news
      .filter((news) => aboutOf(news, row.isOfSeries) === about)
      .map((news) => ({ news, name: row.actorName, actorId: row.actorId })),
  );
  return done.slice(done.findLastIndex(({ actorId }) => actorId === userId) + 1);
}
