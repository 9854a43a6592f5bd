import { addDays, daysBetween, LAST_DATE } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { lastDayOn } from '@kinday/contracts/eventFields';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { OUR_OWN } from '@kinday/contracts/ownCategory';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { UTC } from '@kinday/contracts/timeZone';
import { specialDatesIn, type SpecialDate } from '@kinday/contracts/specialDatesIn';
import { CONTROLS, fold, text, utc } from './calendarText.js';
import { keptLines } from './keptLines.js';
import { daysLine, repeatedLines, type Replaced, type ZonedTime } from './repeatedLines.js';
import { zoneLines } from './zoneLines.js';

export type ExportedEvent = Pick<
  Event,
  | 'id'
  | 'title'
  | 'date'
  | 'moreDays'
  | 'startTime'
  | 'endTime'
  | 'zone'
  | 'mainCategory'
  | 'subCategory'
  | 'location'
  | 'notes'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> & {
  replaced?: Replaced | undefined;
  /** The name of its category of the family's own, if it has one. */
  ownCategory: string | null;
  /** Its name in the file that it was imported from, and what that file says of it that we have no field for. */
  uid: string | null;
  raw: string | null;
};

/** An event that repeats. */
export type ExportedSeries = ExportedEvent & Repetition;

/** Nobody's year is known: a leap year long ago, so that 29 February is told from the 28th. */
const FIRST_YEAR = { from: '2000-01-01', to: '2001-01-01' };
const LAST_OF_FEBRUARY = '-02-29';
/** How often programs that read it again should do so. */
const ASK_AGAIN = 'PT1H';

/** A zone in which timed events are told, null for the family's, and the first day of one of them. */
export interface UsedZone {
  zone: string | null;
  first: string;
}

/** An iCalendar file in pieces, to be sent one after the other. */
export interface CalendarFile {
  /** Piece by piece, as finding out about a zone takes some milliseconds. */
  head: () => Generator<string, void>;
  entries: (events: readonly (ExportedEvent | ExportedSeries)[]) => string;
  tail: string;
}

/**
 * A family's calendar as an iCalendar file (RFC 5545): every event and series, and the members'
 * birthdays and anniversaries as yearly ones. Times are told in the family's zone, or in an event's own;
 * where a family never said where it lives (UTC), they are those of whoever reads it.
 * @param members whose birthdays and anniversaries are told
 * @param zones all that its timed events are told in
 * @param now decides how far ahead zones are told, to the year
 */
export function calendarFile(
  { family, members }: Pick<FamilyAnswer, 'family' | 'members'>,
  zones: readonly UsedZone[],
  now = new Date(),
): CalendarFile {
  const familyZone = family.zone === UTC ? null : family.zone;
  const begin = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kinday//${PRODUCT_NAME}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(family.name)}`,
    `X-WR-CALNAME:${text(family.name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`,
    `X-PUBLISHED-TTL:${ASK_AGAIN}`,
  ];
  const specialDates = specialDatesIn(members, FIRST_YEAR).flatMap((special) =>
    entry(specialLines(special, family)),
  );
  return {
    *head() {
      yield content(begin);
      for (const [zone, first] of firstDays(familyZone, zones)) {
        yield content(zoneLines(zone, first, now));
      }
    },
    entries: (events) => content(events.flatMap((event) => entry(eventLines(event, familyZone)))),
    tail: content([...specialDates, 'END:VCALENDAR']),
  };
}

/** Each zone once, with the first day on which it is used. UTC needs none: its times bear a Z. */
function firstDays(familyZone: string | null, zones: readonly UsedZone[]): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const { zone, first } of zones) {
    const name = zone ?? familyZone ?? UTC;
    const known = firsts.get(name);
    firsts.set(name, known && known < first ? known : first);
  }
  firsts.delete(UTC);
  return firsts;
}

function content(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entry(lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

function eventLines(event: ExportedEvent | ExportedSeries, familyZone: string | null): string[] {
  const { id, title, location, notes, mainCategory, subCategory, version, createdAt, updatedAt } =
    event;
  const { replaced, ownCategory } = event;
  const kinds = ownCategory === null ? [mainCategory, subCategory] : [OUR_OWN, ownCategory];
  return [
    // A changed occurrence is known by its series, and by the day it had there.
    `UID:${replaced ? uidOf(replaced.seriesId, replaced.uid) : uidOf(id, event.uid)}`,
    `DTSTAMP:${utc(updatedAt)}`,
    ...(replaced ? [daysLine('RECURRENCE-ID', [replaced.day], startOf(replaced, familyZone))] : []),
    ...('rrule' in event ? repeatedLines(event, startOf(event, familyZone)) : []),
    `SEQUENCE:${version - 1}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    ...spanLines(event, familyZone),
    `SUMMARY:${text(title)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(notes ? [`DESCRIPTION:${text(notes)}`] : []),
    `CATEGORIES:${kinds.map(text).join()}`,
    ...keptLines(event.raw),
  ];
}

/** What an event is called for ever: by the file it came from, else by us. */
function uidOf(id: string, imported: string | null): string {
  return imported?.replace(CONTROLS, '') || `${id}@kinday`;
}

/** When something begins on its day, and where; null for whole days. */
function startOf(
  { startTime, zone }: Pick<ExportedEvent, 'startTime' | 'zone'>,
  familyZone: string | null,
): ZonedTime | null {
  return startTime === null ? null : { time: startTime, zone: zone ?? familyZone };
}

function spanLines(event: ExportedEvent, familyZone: string | null): string[] {
  const { date, endTime } = event;
  const [start, last] = [startOf(event, familyZone), lastDayOn(event)];
  if (start === null || endTime === null) return wholeDays(date, last);
  const end = { ...start, time: endTime };
  return [daysLine('DTSTART', [date], start), daysLine('DTEND', [last], end)];
}

function specialLines(special: SpecialDate, family: FamilyAnswer['family']): string[] {
  const { date, title, memberId, specialDateType } = special;
  const isLastOfFebruary = date.endsWith(LAST_OF_FEBRUARY);
  return [
    // A person may be in several families, each of which has a file of its own.
    `UID:${memberId}-${specialDateType}-${family.id}@kinday`,
    `DTSTAMP:${utc(family.createdAt)}`,
    ...wholeDays(date, date),
    `RRULE:FREQ=YEARLY${isLastOfFebruary ? ';BYMONTH=2;BYMONTHDAY=-1' : ''}`,
    `SUMMARY:${text(title)}`,
    `CATEGORIES:${specialDateType === 'birthday' ? 'Birthday' : 'Anniversary'}`,
    'TRANSP:TRANSPARENT',
  ];
}

/**
 * The end of whole days is the one after the last, exclusive. A year has four digits, so the last day of
 * 9999 has none after it: what ends there says how many days it takes.
 */
function wholeDays(first: string, last: string): string[] {
  const start = daysLine('DTSTART', [first], null);
  if (last < LAST_DATE) return [start, daysLine('DTEND', [addDays(last, 1)], null)];
  return [start, `DURATION:P${daysBetween(first, last) + 1}D`];
}
