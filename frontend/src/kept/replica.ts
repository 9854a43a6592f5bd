import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import { COLLECTION_NAMES, type CollectionName } from '@kinday/contracts/collections';
import type { KeptFamily, KeptRecord } from './keptSchema';
import { feedsOf } from './keptAnswers';
import { noteCopy } from './copyHint';
import { asPart } from './inTransaction';
import { readCopy, writeCopy, type CopyTransaction } from './owner';
import { recordsOf } from './recordsOf';

type Writing = CopyTransaction<'readwrite'>;
type Named = { id: string };

/** A whole family as it was read, with the days that it was read of. */
export interface ReadFamily extends View {
  range: DateRange;
  /** The log that its revision is of. */
  epoch: string;
}

/**
 * Keeps a family that was read anew, in place of what was kept of it; what is newer than that stays.
 * @returns whether it is kept
 */
export async function keepFamily({ epoch, ...view }: ReadFamily): Promise<boolean> {
  const { familyId: id, revision, range } = view;
  const isKept = await writeCopy(async (copy) => {
    const kept = await copy.objectStore('families').get(id);
    if (kept && isNewer(kept, { epoch, revision, range })) return true;
    const records = copy.objectStore('records');
    asPart(records.delete(recordsOf(id)));
    for (const record of keptRecords(view)) asPart(records.put(record));
    asPart(copy.objectStore('families').put({ id, epoch, revision, range }));
    return true;
  });
  if (isKept) noteCopy('whole');
  return isKept ?? false;
}

/**
 * [S10] Lays changes of one family over what is kept of it: those that come next, in one transaction, so
 * that of two tabs that heard the same each change is kept once.
 * @returns the revision kept afterwards; null when nothing of that log is kept
 */
export function keepChanges(changes: readonly Change[], epoch: string): Promise<number | null> {
  const [{ familyId = '' } = {}] = changes;
  return writeCopy(async (copy) => {
    const families = copy.objectStore('families');
    const kept = await families.get(familyId);
    if (kept?.epoch !== epoch) return null;
    const next = changes.filter(({ revision }) => revision > kept.revision);
    if (next[0]?.revision !== kept.revision + 1) return kept.revision;
    const before = await touchedView(kept, next, copy);
    const after = next.reduce(applyChange, before);
    keepDifference(before, after, copy);
    asPart(families.put({ ...kept, revision: after.revision }));
    return after.revision;
  });
}

/** What is kept of which families. */
export async function keptFamilies(): Promise<readonly KeptFamily[]> {
  return (await readCopy((copy) => copy.objectStore('families').getAll())) ?? [];
}

/** Forgets families that are of another log: the server has been restored, and uses their revisions anew ([S7]). */
export async function forgetOtherLogs(epoch: string): Promise<void> {
  const families = await keptFamilies();
  await forgetFamilies(families.filter((family) => family.epoch !== epoch).map(({ id }) => id));
}

/** Forgets families that are this person's no more. */
export async function forgetFamilies(ids: readonly string[]): Promise<void> {
  await writeCopy(async (copy) => {
    for (const id of ids) {
      asPart(copy.objectStore('records').delete(recordsOf(id)));
      asPart(copy.objectStore('families').delete(id));
      asPart(copy.objectStore('answers').delete(feedsOf(id)));
    }
  });
}

function isNewer(kept: KeptFamily, read: Omit<KeptFamily, 'id'>): boolean {
  const isOfSame =
    kept.epoch === read.epoch &&
    kept.range.from === read.range.from &&
    kept.range.to === read.range.to;
  return isOfSame && kept.revision >= read.revision;
}

function keptRecords({ familyId, records }: View): KeptRecord[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    namedIn(records, collection).map((record) => keptRecord(familyId, collection, record)),
  );
}

function keptRecord(familyId: string, collection: string, record: Named): KeptRecord {
  return { familyId, collection, id: record.id, record };
}

function namedIn(records: View['records'], collection: CollectionName): readonly Named[] {
  return records[collection] ?? [];
}

/** Of what is kept as much as the changes touch: a member's edit may touch everything ([S9]). */
async function touchedView(
  { id: familyId, revision, range }: KeptFamily,
  changes: readonly Change[],
  copy: Writing,
): Promise<View> {
  const edits = changes.flatMap((change) => change.edits);
  const kept = edits.some(({ collection }) => collection === 'members')
    ? await copy.objectStore('records').getAll(recordsOf(familyId))
    : await recordsOfEdits(familyId, edits, copy);
  return { familyId, revision, range, records: byCollection(kept) };
}

async function recordsOfEdits(
  familyId: string,
  edits: Change['edits'],
  copy: Writing,
): Promise<KeptRecord[]> {
  const records = copy.objectStore('records');
  const touched = edits.map((edit) => [
    edit.collection,
    edit.op === 'put' ? edit.record.id : edit.id,
  ]);
  const once = new Map(
    touched.map(([collection = '', id = '']) => [`${collection} ${id}`, [collection, id] as const]),
  );
  const found = await Promise.all(
    [...once.values()].map(([collection, id]) => records.get([familyId, collection, id])),
  );
  return found.filter((record) => record !== undefined);
}

/** Each collection with its records, in no order, as no list of them is shown. */
function byCollection(kept: readonly KeptRecord[]): View['records'] {
  return Object.fromEntries(
    COLLECTION_NAMES.map((name) => [
      name,
      kept.flatMap(({ collection, record }) => (collection === name ? [record] : [])),
    ]),
  );
}

/** Writes the records that became others, and removes those that belong there no more. */
function keepDifference(before: View, after: View, copy: Writing): void {
  const { familyId } = before;
  const records = copy.objectStore('records');
  for (const collection of COLLECTION_NAMES) {
    const old = new Map(namedIn(before.records, collection).map((record) => [record.id, record]));
    for (const record of namedIn(after.records, collection)) {
      const isNew = old.get(record.id) !== record;
      if (isNew) asPart(records.put(keptRecord(familyId, collection, record)));
      old.delete(record.id);
    }
    for (const id of old.keys()) asPart(records.delete([familyId, collection, id]));
  }
}
