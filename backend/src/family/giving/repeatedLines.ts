import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { UTC } from '@kinday/contracts/timeZone';
import { instantOf } from '@kinday/contracts/zonedTime';
import { utc } from './calendarText.js';

/** A time of day on the clocks of a zone; null for the clocks of whoever reads it. */
export interface ZonedTime {
  time: string;
  zone: string | null;
}

/** The occurrence of a series in whose place an event stands. */
export interface Replaced {
  seriesId: string;
  /** The name of the series in the file that it was imported from. */
  uid: string | null;
  day: CalendarDate;
  /** When that occurrence would begin; null for one of whole days. */
  startTime: string | null;
  zone: string | null;
}

const LAST_MINUTE = '23:59';

/** One property of days at a time, or of whole days: `EXDATE;TZID=UTC:20261105T090000,20261112T090000`. */
export function daysLine(
  name: string,
  days: readonly CalendarDate[],
  at: ZonedTime | null,
): string {
  const compact = days.map(compactDay);
  if (at === null) return `${name};VALUE=DATE:${compact.join(',')}`;
  const clock = `T${at.time.replace(':', '')}00`;
  if (at.zone === null) return `${name}:${compact.map((day) => day + clock).join(',')}`;
  if (at.zone === UTC) return `${name}:${compact.map((day) => `${day}${clock}Z`).join(',')}`;
  return `${name};TZID=${at.zone}:${compact.map((day) => day + clock).join(',')}`;
}

/** On which days a series stands, for programs that count a first day among those of any rule. */
export function repeatedLines(
  { date, rrule, extra, except, last }: Repetition,
  at: ZonedTime | null,
): string[] {
  // Programs disagree whether a COUNT has a first day in it that the rule does not yield.
  const isFirstBeside = extra.includes(date) && last !== null;
  const ended = isFirstBeside ? rrule.replace(/COUNT=\d+/, `UNTIL=${compactDay(last)}`) : rrule;
  return [
    `RRULE:${at === null ? ended : ended.replace(/(?<=UNTIL=)\d{8}/, (day) => endOf(day, at))}`,
    ...(extra.length > 0 ? [daysLine('RDATE', extra, at)] : []),
    ...(except.length > 0 ? [daysLine('EXDATE', except, at)] : []),
  ];
}

/** RFC 5545, 3.3.10: where DTSTART has a zone, UNTIL is an instant. */
function endOf(day: string, { zone }: ZonedTime): string {
  if (zone === null) return `${day}T235900`;
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  return utc(instantOf(zone, { date, time: LAST_MINUTE }).toISOString());
}

const compactDay = (day: CalendarDate) => day.replaceAll('-', '');
