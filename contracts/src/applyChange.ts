import type { DateRange } from './calendarDate.js';
import type { Change, RecordEdit } from './change.js';
import {
  COLLECTION_NAMES,
  collections,
  type CollectionName,
  type RecordOf,
} from './collections.js';

/** What a client holds of one family: some collections as they were at one revision. */
export interface View {
  familyId: string;
  revision: number;
  /** The days whose dated records the view holds; null when it holds none. */
  range: DateRange | null;
  records: { readonly [C in CollectionName]?: readonly RecordOf<C>[] };
}

function place<C extends CollectionName>(
  name: C,
  records: readonly RecordOf<C>[],
  range: DateRange | null,
  edit: RecordEdit,
): readonly RecordOf<C>[] {
  // The registry's types pair each name with its record, which TypeScript cannot follow through C.
  const rules = collections[name] as unknown as Rules<RecordOf<C>>;
  if (edit.collection !== name)
    return edit.collection === 'members' ? touch(rules, records, edit) : records;
  const id = edit.op === 'put' ? edit.record.id : edit.id;
  const others = records.filter((record) => record.id !== id);
  if (edit.op === 'remove') return others.length === records.length ? records : others;
  const record = edit.record as RecordOf<C>;
  if (range && rules.belongs && !rules.belongs(record, range)) {
    return others.length === records.length ? records : others;
  }
  const after = others.findIndex((other) => rules.compare(record, other) < 0);
  return after < 0 ? [...others, record] : others.toSpliced(after, 0, record);
}

interface Rules<R> {
  compare: (one: R, other: R) => number;
  belongs?: (record: R, range: DateRange) => boolean;
  afterMemberPut?: (record: R, member: RecordOf<'members'>) => R;
  afterMemberRemoved?: (record: R, memberId: string) => R;
}

function touch<R>(
  rules: Rules<R>,
  records: readonly R[],
  edit: RecordEdit<'members'>,
): readonly R[] {
  const { afterMemberPut, afterMemberRemoved } = rules;
  if (!afterMemberPut || !afterMemberRemoved) return records;
  const touched = records.map((record) =>
    edit.op === 'put' ? afterMemberPut(record, edit.record) : afterMemberRemoved(record, edit.id),
  );
  return touched.every((record, index) => record === records[index]) ? records : touched;
}

/** The view with edits laid over it, at the same revision. Untouched records keep their reference. */
export function applyEdits(view: View, edits: readonly RecordEdit[]): View {
  const records: Record<string, readonly unknown[]> = {};
  let changed = false;
  for (const name of COLLECTION_NAMES) {
    const before = view.records[name];
    if (!before) continue;
    const after = edits.reduce<readonly RecordOf<CollectionName>[]>(
      (so, edit) => place(name, so, view.range, edit),
      before,
    );
    records[name] = after;
    changed ||= after !== before;
  }
  return changed ? { ...view, records } : view;
}

/**
 * [S9] The view after a change: pure and total. A change at or below the view's revision, beyond a
 * gap, or of another family leaves the view as it is.
 */
export function applyChange(view: View, change: Change): View {
  if (change.familyId !== view.familyId || change.revision !== view.revision + 1) return view;
  return { ...applyEdits(view, change.edits), revision: change.revision };
}
