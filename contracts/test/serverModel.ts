import fc from 'fast-check';
import type { View } from '../src/applyChange.js';
import type { DateRange } from '../src/calendarDate.js';
import type { Change, RecordEdit } from '../src/change.js';
import { COLLECTION_NAMES, collections, type CollectionName } from '../src/collections.js';
import type { Member } from '../src/member.js';
import { arbitraryOf, IDS } from './arbitraryOf.js';

interface AnyRecord {
  id: string;
}

interface AnyRules {
  schema: Parameters<typeof arbitraryOf<AnyRecord>>[0];
  compare: (one: AnyRecord, other: AnyRecord) => number;
  belongs?: (record: AnyRecord, range: DateRange) => boolean;
  afterMemberPut?: (record: AnyRecord, member: Member) => AnyRecord;
  afterMemberRemoved?: (record: AnyRecord, memberId: string) => AnyRecord;
}

// Whatever the registry holds, taken alike.
const registry = collections as unknown as Record<CollectionName, AnyRules>;

export const FAMILY_ID = 'f0000000-0000-4000-8000-000000000000';
export const RANGES: readonly (DateRange | null)[] = [
  null,
  { from: '2026-10-01', to: '2026-11-01' },
  { from: '2026-11-01', to: '2026-12-01' },
];

const anyEdit = fc.oneof(
  ...COLLECTION_NAMES.flatMap((collection) => [
    {
      weight: 3,
      arbitrary: arbitraryOf(registry[collection].schema).map((record) => ({
        collection,
        op: 'put' as const,
        record,
      })),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...IDS).map((id) => ({ collection, op: 'remove' as const, id })),
    },
  ]),
) as fc.Arbitrary<RecordEdit>;

/** The first changes of a family, of every collection there is, numbered from 1. */
export const anyHistory: fc.Arbitrary<Change[]> = fc
  .array(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 12 })
  .map((transactions) =>
    transactions.map((edits, index) => ({
      familyId: FAMILY_ID,
      revision: index + 1,
      actorId: IDS[0]!,
      at: '2026-11-21T12:00:00.000Z',
      edits,
    })),
  );

/** What a fresh read after these changes answers: kept as a server keeps it, sorted and filtered late. */
export function freshRead(history: readonly Change[], range: DateRange | null): View {
  const kept = new Map(COLLECTION_NAMES.map((name) => [name, new Map<string, AnyRecord>()]));
  for (const edit of history.flatMap(({ edits }) => edits)) {
    if (edit.op === 'put') kept.get(edit.collection)!.set(edit.record.id, edit.record);
    else kept.get(edit.collection)!.delete(edit.id);
    if (edit.collection === 'members') touchAll(kept, edit);
  }
  const records = COLLECTION_NAMES.map((name) => {
    const { belongs, compare } = registry[name];
    const inRange = [...kept.get(name)!.values()].filter(
      (record) => !range || !belongs || belongs(record, range),
    );
    return [name, inRange.sort(compare)];
  });
  return {
    familyId: FAMILY_ID,
    revision: history.length,
    range,
    records: Object.fromEntries(records) as View['records'],
  };
}

function touchAll(
  kept: Map<CollectionName, Map<string, AnyRecord>>,
  edit: RecordEdit<'members'>,
): void {
  for (const [name, records] of kept) {
    const { afterMemberPut, afterMemberRemoved } = registry[name];
    for (const [id, record] of records) {
      const touched =
        edit.op === 'put'
          ? afterMemberPut?.(record, edit.record)
          : afterMemberRemoved?.(record, edit.id);
      if (touched) records.set(id, touched);
    }
  }
}
