import { isDeepStrictEqual } from 'node:util';
import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { Series } from '@kinday/contracts/series';
import { UNDIGESTED_LINE } from '../../icalendar/knownProperties.js';
import { keyOf, ownIdOf, type ImportRow } from './ImportRow.js';

/** What was imported before under a name. */
export interface Imported {
  uid: string;
  recurrence: string;
  entryId: string;
  digest: string;
  /** The lines of which the digest does not tell; null where they are too long to be compared. */
  undigested: string[] | null;
}

/** What a calendar has of some rows already. */
export interface Known {
  /** The family's day: what ended before it is past. */
  today: CalendarDate;
  /** By `keyOf`. */
  imported: ReadonlyMap<string, Imported>;
  /** Those that are not deleted, by id. */
  events: ReadonlyMap<string, Event>;
  series: ReadonlyMap<string, Series>;
  /** Changed occurrences that rows name, by `occurrenceKey`. */
  occurrences: ReadonlyMap<string, Event>;
  /** The days that were changed by themselves, of series that rows tell otherwise, by their id. */
  changedDays: ReadonlyMap<string, readonly CalendarDate[]>;
}

/** What the rows themselves name; their occurrences are found by it. */
export type Named = Pick<Known, 'today' | 'imported' | 'events' | 'series'>;

/** A past event whose UID the file gives to another one now lies at least so many days from it. */
const FAR_APART = 28;

export const occurrenceKey = (seriesId: string, day: string) => `${day} ${seriesId}`;

/** By which what a row says is found again after its UID was given to something else. */
export function formerUidOf({ uid, object }: Pick<ImportRow, 'uid' | 'object'>): string {
  return `${uid} ${object.digest.slice(0, 32)}`;
}

/** Whether a row of a file is the same as when it was imported last: its digest, and the lines that the digest leaves out. */
export function isAsImported({ object }: ImportRow, imported: Imported | null): boolean {
  if (imported?.digest !== object.digest) return false;
  if (!imported.undigested) return true;
  const now = object.raw.split('\n').filter((line) => UNDIGESTED.test(line));
  return isDeepStrictEqual(now, imported.undigested);
}

const UNDIGESTED = new RegExp(UNDIGESTED_LINE, 'i');

/** The record that a row means; null where there is none, it was deleted, or it is past (`pastOf`). */
export function targetOf(row: ImportRow, known: Named): Event | Series | null {
  const imported = importedRecord(row, known);
  if (imported) return pastOf(row, known) ? null : imported;
  const { replaces, uid, recurrence } = row;
  return replaces || recurrence !== '' ? null : recordOf(ownIdOf(uid), known);
}

/** What an import noted of a row; null where none brought it. */
export function importedOf(row: ImportRow, known: Named): Imported | null {
  const former = row.replaces
    ? undefined
    : known.imported.get(keyOf({ ...row, uid: formerUidOf(row) }));
  if (former && recordOf(former.entryId, known)) return former;
  return known.imported.get(keyOf(row)) ?? null;
}

/**
 * The past record whose UID a file gives to another event, as schools do that number their lessons anew
 * each term: it stays, and the other event comes beside it. Null where the row means the record itself.
 */
export function pastOf(row: ImportRow, known: Named): Event | Series | null {
  const record = importedRecord(row, known);
  if (!record || row.replaces || isAsImported(row, importedOf(row, known))) return null;
  const was = { from: record.date, to: lastDayOf(record) };
  const now = { from: row.fields.date, to: lastDayOf({ ...row.fields, ...row.repetition }) };
  const isPast = (day: CalendarDate | null) => day !== null && day < known.today;
  if (was.to === null || !isPast(was.to)) return null;
  if (!isPast(now.to)) return now.from > was.to ? record : null;
  return Math.abs(daysBetween(was.from, now.from)) >= FAR_APART ? record : null;
}

/** The series that an occurrence belongs to; null where it is not in the calendar yet. */
export function seriesOf({ replaces }: ImportRow, known: Named): Series | null {
  const series = replaces && targetOf(replaces.series, known);
  return series && 'rrule' in series ? series : null;
}

function importedRecord(row: ImportRow, known: Named): Event | Series | null {
  return recordOf(importedOf(row, known)?.entryId ?? null, known);
}

function recordOf(id: string | null, { events, series }: Named): Event | Series | null {
  return id === null ? null : (events.get(id) ?? series.get(id) ?? null);
}

/** The last day on which something stands; null without an end. */
function lastDayOf(of: {
  date: CalendarDate;
  moreDays: number;
  last?: CalendarDate | null;
}): CalendarDate | null {
  const { date, moreDays, last = date } = of;
  return last === null ? null : addDays(last, moreDays);
}
