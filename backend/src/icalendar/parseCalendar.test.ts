import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { daysBetween } from '@kinday/contracts/calendarDate';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { shownIn } from '@kinday/contracts/shownIn';
import ICAL from 'ical.js';
import type { ReadCalendar, ReadFields } from './calendarContent.js';
import { parseCalendar } from './parseCalendar.js';

const CORPUS = new URL('../../test/calendars/', import.meta.url);
const HOME = 'Europe/Berlin';

interface Expected {
  days?: string[];
  /** Of very many days: how many. */
  count?: number;
  leftOut?: string[];
  name?: string;
  /** Of the first entry. */
  notes?: string;
  location?: string;
  notesOfLast?: string;
  unreadable?: string;
}

const expected = JSON.parse(readFileSync(new URL('expected.json', CORPUS), 'utf8')) as Record<
  string,
  Expected
>;
const files = readdirSync(new URL('files/', CORPUS)).map((file) => file.replace('.ics', ''));
const bytesOf = (name: string) => readFileSync(new URL(`files/${name}.ics`, CORPUS));

/** `2026-11-05 18:00-19:00 Match`, `2026-11-05+2 Camp`: what stands in 2026 and 2027, by the family's clock. */
function standingIn({ entries }: ReadCalendar): string[] {
  const all = entries.flatMap(({ fields, repetition, changed }) => {
    const days = repetition
      ? daysOf({ ...repetition, date: fields.date }, '2025-12-01', '2028-01-01')
      : [fields.date];
    const own = days.map((date) => ({ ...fields, date }));
    return [...own, ...changed.map((each) => each.fields)];
  });
  return all.map(toLine).filter(isShown).sort();
}

const isShown = (line: string) => line >= '2026-01-01' && line < '2028-01-01';

function toLine(fields: ReadFields): string {
  const { title, date, moreDays, startTime, endTime } = shownIn(fields, HOME);
  if (startTime === null || endTime === null) return `${date}+${moreDays} ${title}`;
  const over = moreDays === 0 || endTime === '00:00' ? '' : `+${moreDays}`;
  return `${date} ${startTime}-${endTime}${over} ${title}`;
}

describe('files that programs write, and broken ones', () => {
  test.each(Object.entries(expected))('%s', (name, wanted) => {
    if (wanted.unreadable) {
      expect(() => parseCalendar(bytesOf(name), { zone: HOME })).toThrow(wanted.unreadable);
      return;
    }
    const read = parseCalendar(bytesOf(name), { zone: HOME });
    const leftOut = read.leftOut.map(({ line, reason }) => `${line}: ${reason}`);
    expect(leftOut).toEqual(wanted.leftOut ?? []);
    if (wanted.days) expect(standingIn(read)).toEqual(wanted.days.toSorted());
    if (wanted.count) expect(standingIn(read)).toHaveLength(wanted.count);
    if (wanted.name) expect(read.name).toBe(wanted.name);
    const [first, last] = [read.entries[0], read.entries.at(-1)];
    if (wanted.notes) expect(first?.fields.notes).toBe(wanted.notes);
    if (wanted.location) expect(first?.fields.location).toBe(wanted.location);
    if (wanted.notesOfLast) expect(last?.fields.notes).toBe(wanted.notesOfLast);
  });
});

const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HOME,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The same by ical.js, which reads rules, days and zones by itself. */
function standingByOther(file: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component);
    const days = event.iterator();
    const next = (): ICAL.Time | undefined => days.next();
    const lines: string[] = [];
    for (let day = next(); day && day.year < 2028; day = next()) {
      const details = event.getOccurrenceDetails(day) as unknown as Record<
        'startDate' | 'endDate',
        ICAL.Time
      >;
      lines.push(otherLine(event.summary, details.startDate, details.endDate));
    }
    return lines;
  });
}

function otherLine(title: string, start: ICAL.Time, end: ICAL.Time): string {
  if (start.isDate) {
    const days = daysBetween(start.toString(), end.toString()) - 1;
    return `${start.toString()}+${days} ${title}`;
  }
  const isFloating = start.zone === ICAL.Timezone.localTimezone;
  const shown = (time: ICAL.Time) =>
    isFloating ? time.toString().slice(0, 16).replace('T', ' ') : berlin.format(time.toJSDate());
  const [from, to] = [shown(start), shown(end)];
  const days = daysBetween(from.slice(0, 10), to.slice(0, 10));
  const over = days === 0 || to.endsWith('00:00') ? '' : `+${days}`;
  return `${from}-${to.slice(11)}${over} ${title}`;
}

describe('calendars of chance stand on the days that ical.js says', () => {
  test.each(files.filter((name) => name.startsWith('seeded-')))('%s', (name) => {
    const read = parseCalendar(bytesOf(name), { zone: HOME });
    expect(read.leftOut).toEqual([]);
    const others = standingByOther(bytesOf(name).toString()).filter(isShown).sort();
    expect(standingIn(read)).toEqual([...new Set(others)]);
  });
});

test('the corpus has at least 150 files, and each is expected to say something', () => {
  expect(files.length).toBeGreaterThanOrEqual(150);
  const unexpected = files.filter((name) => !(name in expected) && !name.startsWith('seeded-'));
  expect(unexpected).toEqual([]);
});
