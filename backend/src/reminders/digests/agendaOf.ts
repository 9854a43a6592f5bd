import { addDays, type CalendarDate, type DateRange } from '@kinday/contracts/calendarDate';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { shownIn } from '@kinday/contracts/shownIn';
import { specialDatesIn } from '@kinday/contracts/specialDatesIn';
import type { Entry } from '../entries/Entry.js';
import type { Person } from '../people/Person.js';
import { factsOf, hoursOn, inLine } from '../words/eventText.js';
import * as messages from '../words/messages.js';

/** What a person has on one day, in words: a line for each. */
export interface AgendaDay {
  date: CalendarDate;
  lines: string[];
  /** The calendar of the first line. */
  familyId: string;
}

interface Line {
  text: string;
  familyId: string;
}

/**
 * A person's days in all of their calendars, in order, without those that have nothing: birthdays and
 * anniversaries first, then as the calendar shows them.
 * @param entries by calendar
 */
export function agendaOf(
  person: Person,
  entries: ReadonlyMap<string, readonly Entry[]>,
  { from, to }: DateRange,
): AgendaDay[] {
  const days: AgendaDay[] = [];
  for (let date = from; date < to; date = addDays(date, 1)) {
    const lines = [...specialLines(person, date), ...entryLines(person, entries, date)];
    const [first] = lines;
    if (!first) continue;
    days.push({ date, lines: lines.map(({ text }) => text), familyId: first.familyId });
  }
  return days;
}

/** Somebody whom several calendars share has one birthday. */
function specialLines({ calendars }: Person, date: CalendarDate): Line[] {
  const range = { from: date, to: addDays(date, 1) };
  const told = new Set<string>();
  return [...calendars.values()].flatMap(({ id: familyId, members }) => {
    const others = members.filter(({ id }) => !told.has(id));
    others.forEach(({ id }) => told.add(id));
    return specialDatesIn(others, range).map(({ title: text }) => ({ text, familyId }));
  });
}

function entryLines(
  { calendars, clock }: Person,
  entries: ReadonlyMap<string, readonly Entry[]>,
  date: CalendarDate,
): Line[] {
  const found = [...calendars.values()].flatMap((calendar) =>
    (entries.get(calendar.id) ?? [])
      .map((entry) => shownIn(entry, calendar.zone))
      .filter((entry) => entry.date <= date && lastDayShown(entry) >= date)
      .map((entry) => ({ entry, calendar })),
  );
  const hourOf = ({ startTime, date: first }: Entry) => (first < date ? '' : (startTime ?? ''));
  found.sort(
    (one, other) =>
      compareText(hourOf(one.entry), hourOf(other.entry)) ||
      compareText(one.entry.title, other.entry.title),
  );
  return found.map(({ entry, calendar }) => {
    const facts = factsOf(entry, calendar.members);
    const named = calendars.size > 1 ? [...facts, calendar.name] : facts;
    const text = inLine([messages.listed(hoursOn(entry, date, clock), entry.title), ...named]);
    return { text, familyId: calendar.id };
  });
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
