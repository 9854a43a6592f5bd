import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';

/** The occurrence of a series in whose place an event stands. */
export interface Replaced {
  seriesId: string;
  day: CalendarDate;
  /** When that occurrence would begin; null for one of whole days. */
  startTime: string | null;
}

/** One property of days at a time, or of whole days: `EXDATE:20261105T090000,20261112T090000`. */
export function daysLine(
  name: string,
  days: readonly CalendarDate[],
  startTime: string | null,
): string {
  const compact = days.map((day) => day.replaceAll('-', ''));
  if (startTime === null) return `${name};VALUE=DATE:${compact.join(',')}`;
  const clock = `T${startTime.replace(':', '')}00`;
  return `${name}:${compact.map((day) => day + clock).join(',')}`;
}

/** On which days a series stands, for programs that count a first day among those of any rule. */
export function repeatedLines(
  { date, rrule, extra, except, last }: Repetition,
  startTime: string | null,
): string[] {
  // Programs disagree whether a COUNT has a first day in it that the rule does not yield.
  const isFirstBeside = extra.includes(date) && last !== null;
  const ended = isFirstBeside ? rrule.replace(/COUNT=\d+/, `UNTIL=${compactDay(last)}`) : rrule;
  // RFC 5545, 3.3.10: UNTIL is of the type of DTSTART.
  const rule = startTime === null ? ended : ended.replace(/UNTIL=\d{8}/, '$&T235959');
  return [
    `RRULE:${rule}`,
    ...(extra.length > 0 ? [daysLine('RDATE', extra, startTime)] : []),
    ...(except.length > 0 ? [daysLine('EXDATE', except, startTime)] : []),
  ];
}

const compactDay = (day: CalendarDate) => day.replaceAll('-', '');
