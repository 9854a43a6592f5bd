import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import type { Component } from './Component.js';
import { linesNamed, rawValue } from './readProperty.js';

/**
 * Tells which events of a large file ended before a day. They are told by their dates as they are
 * written, a day more or less for clocks of other zones; where that says nothing, an event is not past.
 * An occurrence that was changed by itself goes with its series only: without it, its day would stand
 * there as the series tells it.
 */
export class PastObjects {
  count = 0;
  /** UIDs of events and series that are past. */
  readonly #past = new Set<string>();

  constructor(private readonly firstDay: CalendarDate) {}

  /** Whether an object is left away; it is counted then. */
  leaves(of: Component): boolean {
    if (of.name !== 'VEVENT' || !this.#hasEnded(of)) return false;
    const uid = valuesOf(of, 'UID')[0] ?? '';
    if (!replacesOne(of)) this.#past.add(uid);
    else if (!this.#past.has(uid)) return false;
    this.count += 1;
    return true;
  }

  #hasEnded(of: Component): boolean {
    const [start] = daysOf(of, 'DTSTART');
    if (!start) return false;
    const told = ['DTEND', 'RDATE', 'RECURRENCE-ID'].flatMap((name) => daysOf(of, name));
    const ruled = valuesOf(of, 'RRULE').map((rule) => lastByRule(rule, start));
    return [start, ...told, ...ruled].every((day) => day !== null && day < this.firstDay);
  }
}

/** Whether an object stands in the place of one occurrence of a series. */
export function replacesOne(of: Component): boolean {
  return linesNamed(of, 'RECURRENCE-ID').length > 0;
}

function valuesOf(of: Component, name: string): string[] {
  return linesNamed(of, name).map(rawValue);
}

function daysOf(of: Component, name: string): CalendarDate[] {
  return valuesOf(of, name).flatMap((value) =>
    [...value.matchAll(/\b(\d{4})(\d\d)(\d\d)/g)].map(([, ...parts]) => parts.join('-')),
  );
}

/** The day on which the last occurrence begins; null without an end, or where it cannot be told. */
function lastByRule(rule: string, date: CalendarDate): CalendarDate | null {
  const [, ...until] = /\bUNTIL=(\d{4})(\d\d)(\d\d)/i.exec(rule) ?? [];
  if (until.length > 0) return until.join('-');
  if (!/\bCOUNT=/i.test(rule) || !isRealDate(date)) return null;
  try {
    return settledRepetition({ date, rrule: rule.toUpperCase() }).last;
  } catch {
    return null;
  }
}
