import { monthOf, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import {
  eventTextBytes,
  seriesTextBytes,
  type EventTexts,
  type SeriesTexts,
} from '../access/textBytes.js';

/**
 * How many bytes of text are added: to the events that begin in a month, to those that the occurrences of
 * a series became, and to all series. Below zero where more is taken away.
 */
export class TextGrowth {
  readonly months = new Map<CalendarMonth, number>();
  readonly changedOf = new Map<string, number>();
  series = 0;

  /** @param before the put that would bring back what the record was; null for a new one */
  note(edit: RecordEdit, before: PutEdit | null): void {
    if (edit.op === 'put') this.#notePut(edit, 1);
    if (before) this.#notePut(before, -1);
  }

  /** @param sign -1 for an event that is there no more */
  addEvent(event: EventTexts & { date: string; seriesId: string | null }, sign: 1 | -1): void {
    const bytes = sign * eventTextBytes(event);
    add(this.months, monthOf(event.date), bytes);
    if (event.seriesId) add(this.changedOf, event.seriesId, bytes);
  }

  addSeries(series: SeriesTexts, sign: 1 | -1): void {
    this.series += sign * seriesTextBytes(series);
  }

  #notePut(put: PutEdit, sign: 1 | -1): void {
    if (put.collection === 'series') this.addSeries(put.record, sign);
    else if (put.collection === 'events') this.addEvent(put.record, sign);
  }
}

function add(sums: Map<string, number>, key: string, bytes: number): void {
  sums.set(key, (sums.get(key) ?? 0) + bytes);
}

/** The keys of what has grown. */
export function grownIn(sums: ReadonlyMap<string, number>): string[] {
  return [...sums].filter(([, bytes]) => bytes > 0).map(([key]) => key);
}
