import { addDays } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { lastDayOn } from '@kinday/contracts/eventFields';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { OUR_OWN } from '@kinday/contracts/ownCategory';
import { PRODUCT_NAME } from '@kinday/contracts/product';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { specialDatesIn, type SpecialDate } from '@kinday/contracts/specialDatesIn';
import { fold, text, utc } from './calendarText.js';
import { daysLine, repeatedLines, type Replaced } from './repeatedLines.js';

export type ExportedEvent = Pick<
  Event,
  | 'id'
  | 'title'
  | 'date'
  | 'moreDays'
  | 'startTime'
  | 'endTime'
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
};

/** An event that repeats. */
export type ExportedSeries = ExportedEvent & Repetition;

/** Nobody's year is known: a leap year long ago, so that 29 February is told from the 28th. */
const FIRST_YEAR = { from: '2000-01-01', to: '2001-01-01' };
const LAST_OF_FEBRUARY = '-02-29';

/** An iCalendar file in pieces, to be sent one after the other. */
export interface CalendarFile {
  head: string;
  entries: (events: readonly (ExportedEvent | ExportedSeries)[]) => string;
  tail: string;
}

/**
 * A family's calendar as an iCalendar file (RFC 5545): every event and series, and the members'
 * birthdays and anniversaries as yearly ones. Times are floating: they are the family's clock, of no time zone.
 * @param now the instant at which the file is made
 */
export function calendarFile(
  { family, members }: Pick<FamilyAnswer, 'family' | 'members'>,
  now: Date,
): CalendarFile {
  const stamp = `DTSTAMP:${utc(now.toISOString())}`;
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Kinday//${PRODUCT_NAME}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(family.name)}`,
    `X-WR-CALNAME:${text(family.name)}`,
  ];
  const specialDates = specialDatesIn(members, FIRST_YEAR).flatMap((special) =>
    entry([stamp, ...specialLines(special, family.id)]),
  );
  return {
    head: content(head),
    entries: (events) => content(events.flatMap((event) => entry([stamp, ...eventLines(event)]))),
    tail: content([...specialDates, 'END:VCALENDAR']),
  };
}

function content(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function entry(lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
}

function eventLines(event: ExportedEvent | ExportedSeries): string[] {
  const { id, title, location, notes, mainCategory, subCategory, version, createdAt, updatedAt } =
    event;
  const { replaced, startTime, ownCategory } = event;
  const kinds = ownCategory === null ? [mainCategory, subCategory] : [OUR_OWN, ownCategory];
  return [
    // A changed occurrence is known by its series, and by the day it had there.
    `UID:${replaced?.seriesId ?? id}@kinday`,
    ...(replaced ? [daysLine('RECURRENCE-ID', [replaced.day], replaced.startTime)] : []),
    ...('rrule' in event ? repeatedLines(event, startTime) : []),
    `SEQUENCE:${version - 1}`,
    `CREATED:${utc(createdAt)}`,
    `LAST-MODIFIED:${utc(updatedAt)}`,
    ...spanLines(event),
    `SUMMARY:${text(title)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(notes ? [`DESCRIPTION:${text(notes)}`] : []),
    `CATEGORIES:${kinds.map(text).join()}`,
  ];
}

function spanLines(event: ExportedEvent): string[] {
  const { date, startTime, endTime } = event;
  const last = lastDayOn(event);
  if (startTime === null || endTime === null) return wholeDays(date, last);
  return [daysLine('DTSTART', [date], startTime), daysLine('DTEND', [last], endTime)];
}

function specialLines(special: SpecialDate, familyId: string): string[] {
  const { date, title, memberId, specialDateType } = special;
  const isLastOfFebruary = date.endsWith(LAST_OF_FEBRUARY);
  return [
    // A person may be in several families, each of which has a file of its own.
    `UID:${memberId}-${specialDateType}-${familyId}@kinday`,
    ...wholeDays(date, date),
    `RRULE:FREQ=YEARLY${isLastOfFebruary ? ';BYMONTH=2;BYMONTHDAY=-1' : ''}`,
    `SUMMARY:${text(title)}`,
    `CATEGORIES:${specialDateType === 'birthday' ? 'Birthday' : 'Anniversary'}`,
    'TRANSP:TRANSPARENT',
  ];
}

/** The end of whole days is the one after the last, exclusive. */
function wholeDays(first: string, last: string): string[] {
  return [daysLine('DTSTART', [first], null), daysLine('DTEND', [addDays(last, 1)], null)];
}
