import type { View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import { collections, type CollectionName, type RecordOf } from '@kinday/contracts/collections';
import { readCopy, type CopyTransaction } from './owner';
import { recordsOf } from './recordsOf';

interface Rules<R> {
  compare: (one: R, other: R) => number;
  belongs?: (record: R, range: DateRange) => boolean;
}

/** The collections that come with a family, and those that come with days. */
const OF_FAMILY = ['families', 'members', 'ownCategories', 'feeds'] as const;
const OF_DAYS = ['events', 'series'] as const;

/** A view of a kept family as a fresh read would answer it ([S10]); null where that is not kept. */
export function keptFamilyView(familyId: string): Promise<View | null> {
  return readCopy((copy) => viewOf(familyId, OF_FAMILY, null, copy));
}

/** The same of some days. */
export function keptDaysView(familyId: string, range: DateRange): Promise<View | null> {
  return readCopy((copy) => viewOf(familyId, OF_DAYS, range, copy));
}

/** Every kept family with all that is kept of it. */
export async function everyKeptView(): Promise<readonly View[]> {
  const views = await readCopy(async (copy) => {
    const families = await copy.objectStore('families').getAll();
    return Promise.all(
      families.map(({ id, range }) => viewOf(id, [...OF_FAMILY, ...OF_DAYS], range, copy)),
    );
  });
  return views?.filter((view) => view !== null) ?? [];
}

async function viewOf(
  familyId: string,
  names: readonly CollectionName[],
  range: DateRange | null,
  copy: CopyTransaction<'readonly'>,
): Promise<View | null> {
  const family = await copy.objectStore('families').get(familyId);
  if (!family || (range && (range.from < family.range.from || range.to > family.range.to))) {
    return null;
  }
  const lists = await Promise.all(
    names.map(async (name) => [name, await listOf(familyId, name, range, copy)] as const),
  );
  const records = Object.fromEntries(lists) as View['records'];
  return { familyId, revision: family.revision, range, records };
}

async function listOf<C extends CollectionName>(
  familyId: string,
  name: C,
  range: DateRange | null,
  copy: CopyTransaction<'readonly'>,
): Promise<RecordOf<C>[]> {
  // The registry's types pair each name with its record, which TypeScript cannot follow through C.
  const { belongs, compare } = collections[name] as unknown as Rules<RecordOf<C>>;
  const kept = await copy.objectStore('records').getAll(recordsOf(familyId, name));
  const records = kept.map(({ record }) => record as RecordOf<C>);
  const shown = range && belongs ? records.filter((record) => belongs(record, range)) : records;
  return shown.sort(compare);
}
