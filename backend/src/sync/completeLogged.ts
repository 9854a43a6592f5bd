import type { PutEdit, RecordEdit } from '@kinday/contracts/change';
import { defaultsOf, withDefaults, type Fields } from '@kinday/contracts/recordDefaults';
import { In, type EntityManager } from 'typeorm';
import { EventTable } from '../database/tables/EventTable.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { SeriesTable } from '../database/tables/SeriesTable.js';
import type { Undoable } from './FamilyWrite.js';

/** The tables of records that have got fields since they were first logged, with columns of the same names. */
const TABLES = { events: EventTable, families: FamilyTable, series: SeriesTable };
type Tabled = keyof typeof TABLES;

/** A put by a node of an earlier release: it says nothing of the fields that came since. */
type IncompletePut = PutEdit<Tabled>;

/** What the log holds of a change. */
interface Logged {
  edits: RecordEdit[];
  before?: PutEdit<Undoable>[];
}

/** Whether a node of an earlier release made an edit. */
export function isIncomplete(edit: RecordEdit): edit is IncompletePut {
  if (edit.op === 'remove' || !(edit.collection in TABLES)) return false;
  return Object.keys(defaultsOf(edit.collection)).some((name) => !(name in edit.record));
}

/**
 * What nodes of an earlier release logged, with the fields that came since as the tables have them now:
 * such a node leaves them as they are. Where the record is gone they are as when they are missing.
 */
export async function completeLogged<L extends Logged>(
  manager: EntityManager,
  logged: readonly L[],
): Promise<L[]> {
  const all = logged.flatMap(({ edits, before = [] }): RecordEdit[] => [...edits, ...before]);
  const incomplete = all.filter(isIncomplete);
  if (incomplete.length === 0) return [...logged];
  const stored = await storedFields(manager, incomplete);
  const complete = <E extends RecordEdit>(edit: E): E => {
    if (!isIncomplete(edit)) return edit;
    const { collection, record } = edit;
    const known = { ...stored.get(record.id), ...record };
    return { ...edit, record: withDefaults(collection, known) };
  };
  return logged.map((row) => ({
    ...row,
    edits: row.edits.map(complete),
    ...(row.before && { before: row.before.map(complete) }),
  }));
}

/** The fields that may be missing in some records, as they are stored, by the record's id. */
async function storedFields(
  manager: EntityManager,
  puts: readonly IncompletePut[],
): Promise<ReadonlyMap<string, Fields>> {
  const stored = new Map<string, Fields>();
  for (const collection of Object.keys(TABLES) as Tabled[]) {
    const ids = puts.flatMap((put) => (put.collection === collection ? put.record.id : []));
    if (ids.length === 0) continue;
    const rows = await manager.findBy<EventTable | FamilyTable | SeriesTable>(TABLES[collection], {
      id: In(ids),
    });
    const names = new Set(Object.keys(defaultsOf(collection)));
    for (const row of rows) {
      const later = Object.entries(row).filter(([name]) => names.has(name));
      stored.set(row.id, Object.fromEntries(later));
    }
  }
  return stored;
}
