import { randomUUID } from 'node:crypto';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type {
  ReadCalendar,
  ReadEntry,
  ReadFields,
  ReadObject,
} from '../../icalendar/calendarContent.js';

/** One record that a file tells of: an event, a series, or an occurrence that is otherwise than its series. */
export interface ImportRow {
  uid: string;
  /** The day of an occurrence, or of a later part of a series; else ''. */
  recurrence: string;
  object: ReadObject;
  fields: ReadFields;
  repetition: ReadEntry['repetition'];
  /** Of an occurrence: its series and the day on which it would begin. */
  replaces: { series: ImportRow; day: CalendarDate } | null;
  /** What it is called if it is new. */
  newId: string;
}

/** By which a row is found again, in the file and among what was imported before. */
export const keyOf = ({ uid, recurrence }: Pick<ImportRow, 'uid' | 'recurrence'>) =>
  `${recurrence} ${uid}`;

/**
 * The records of a file, series before their occurrences; what members' birthdays are in the file that we
 * write ourselves is none.
 */
export function rowsOf({ entries }: ReadCalendar, familyId: string): ImportRow[] {
  const own = entries.filter(({ uid }) => !isBirthday(uid, familyId));
  const rows = own.map((entry) => ({ entry, row: toRow(entry) }));
  const occurrences = rows.flatMap(({ entry, row }) =>
    entry.changed.map((each): ImportRow => ({
      uid: entry.uid,
      recurrence: each.day,
      object: each,
      fields: each.fields,
      repetition: null,
      replaces: { series: row, day: each.day },
      newId: randomUUID(),
    })),
  );
  const all = rows.map(({ row }) => row);
  const isSeries = ({ repetition }: ImportRow) => repetition !== null;
  const ordered = [...all.filter(isSeries), ...all.filter((row) => !isSeries(row)), ...occurrences];
  return [...new Map(ordered.map((row) => [keyOf(row), row])).values()];
}

function toRow(entry: ReadEntry): ImportRow {
  const { uid, recurrence, fields, repetition } = entry;
  return {
    uid,
    recurrence,
    fields,
    repetition,
    object: entry,
    replaces: null,
    newId: randomUUID(),
  };
}

function isBirthday(uid: string, familyId: string): boolean {
  return /^[\da-f-]{36}-(birthday|anniversary)-/.test(uid) && uid.endsWith(`-${familyId}@kinday`);
}

/** The id of a record of ours by its UID in a file that we wrote; null for any other UID. */
export function ownIdOf(uid: string): string | null {
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@kinday$/.exec(uid)?.[1] ?? null;
}
