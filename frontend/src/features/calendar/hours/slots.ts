import { fromMinutes, toMinutes } from '@kinday/contracts/clockTime';
import type { Event } from '@kinday/contracts/event';
import type { Clock } from '@kinday/contracts/preferences';
import { shortClockText } from '@kinday/contracts/clockText';
import { hasHours } from './eventStretch';
import { DAY, type HourScale } from './hourScale';

/** A slot is half an hour. */
export const SLOT = 30;
/** The keyboard is here until it goes elsewhere. */
export const FIRST_SLOT = 9 * 60;

/** A row of a view of hours: the minute a slot begins with, null for the row of what lasts all day. */
export type Row = number | null;

/** The slot that a minute lies in. */
export function slotAt(minute: number): number {
  return Math.min(Math.floor(minute / SLOT) * SLOT, DAY - SLOT);
}

/** The row that an event begins in. */
export function rowOf(event: Event): Row {
  return hasHours(event) ? slotAt(toMinutes(event.startTime ?? '00:00')) : null;
}

/** The rows of a scale from the top. */
function rowsOf({ from, to }: HourScale): Row[] {
  return [null, ...Array.from({ length: (to - from) / SLOT }, (_, at) => from + at * SLOT)];
}

/** A row that is shown: the same, or the nearest. */
export function shownRow(row: Row, { from, to }: HourScale): Row {
  return row === null ? null : Math.min(Math.max(row, from), to - SLOT);
}

/** The slot a column shows: the one the keyboard is on, else the one it would come to. */
export function slotShown(row: Row, isActive: boolean, { from, to }: HourScale): number {
  const slot = isActive && row !== null ? row : FIRST_SLOT;
  return Math.min(Math.max(slot, from), to - SLOT);
}

/** So many rows further down; the first and the last are the ends. */
export function rowBelow(row: Row, step: number, scale: HourScale): Row {
  const rows = rowsOf(scale);
  const at = rows.indexOf(shownRow(row, scale)) + step;
  return rows[Math.min(Math.max(at, 0), rows.length - 1)] ?? null;
}

/** `9 AM`, `09:00` */
export function hourText(minute: number, clock: Clock): string {
  return shortClockText(fromMinutes(minute), clock);
}
