import { isRealDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import { settledRepetition } from '@kinday/contracts/recurrence/settledRepetition';
import type { WallClock } from '@kinday/contracts/zonedTime';
import type { Component } from './Component.js';
import { linesNamed, property, rawValue, readProperty } from './readProperty.js';

/** From when on clocks show what; days and times are those that the clocks showed until then. */
interface Observance {
  days: Repetition;
  time: string;
  fromMs: number;
  toMs: number;
}

interface Onset {
  /** `2026-03-29T02:00`. */
  at: string;
  of: Observance;
}

/** A time zone as a file describes it (RFC 5545, 3.6.5). What of it cannot be read is passed over. */
export class CustomZone {
  readonly #observances: Observance[];
  readonly #onsets = new Map<string, Onset[]>();

  constructor({ components }: Component) {
    this.#observances = components.slice(0, MOST_OBSERVANCES).flatMap(readObservance);
  }

  /** Whether the file says what its clocks show. */
  get isDescribed(): boolean {
    return this.#observances.length > 0;
  }

  /** The instant at which its clocks show a day and a time. */
  instantOf({ date, time }: WallClock): Date {
    const local = Date.parse(`${date}T${time}:00Z`);
    return new Date(local - this.#offsetAt(date, `${date}T${time}`));
  }

  #offsetAt(date: CalendarDate, at: string): number {
    const year = date.slice(0, 4);
    const onsets = this.#onsets.get(year) ?? this.#onsetsOf(Number(year));
    this.#onsets.set(year, onsets);
    const last = onsets.findLast((onset) => onset.at <= at);
    return last?.of.toMs ?? onsets[0]?.of.fromMs ?? this.#observances[0]?.fromMs ?? 0;
  }

  /** When its clocks were changed in a year and before, as far as it matters, in order. */
  #onsetsOf(year: number): Onset[] {
    const text = (each: number) => String(each).padStart(4, '0');
    const onsets = this.#observances.flatMap((of) => {
      const { date, last } = of.days;
      const near = daysOf(of.days, `${text(year - 1)}-01-01`, `${text(year)}-12-31`);
      const ended = last !== null && last < `${text(year)}-12-31` ? [last] : [];
      return [date, ...ended, ...near].map((day) => ({ at: `${day}T${of.time}`, of }));
    });
    return onsets.sort((one, other) => (one.at < other.at ? -1 : 1));
  }
}

const MOST_OBSERVANCES = 200;

function readObservance(component: Component): Observance[] {
  try {
    const [date = '', time = ''] = property(component, 'DTSTART')?.values[0]?.split('T') ?? [];
    if (!isRealDate(date) || !/^\d\d:\d\d/.test(time)) return [];
    const rules = linesNamed(component, 'RRULE').map(rawValue);
    const extra = linesNamed(component, 'RDATE')
      .flatMap((line) => readProperty(line).values)
      .map((value) => value.slice(0, 10))
      .filter(isRealDate);
    const rrule = rules[0]?.replace(/(UNTIL=\d{8})T\d{6}Z?/i, '$1') ?? 'FREQ=DAILY;COUNT=1';
    return [
      {
        days: settledRepetition({ date, rrule, extra }),
        time: time.slice(0, 5),
        fromMs: offsetMs(component, 'TZOFFSETFROM'),
        toMs: offsetMs(component, 'TZOFFSETTO'),
      },
    ];
  } catch {
    return [];
  }
}

/** Milliseconds ahead of UTC. Throws an Error for a property that says none. */
function offsetMs(component: Component, name: string): number {
  const [line] = linesNamed(component, name);
  const value = line ? rawValue(line) : '';
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)/.exec(value) ?? [];
  if (!hours || Number(hours) > 15) throw new Error(`No offset: ${value}`);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
