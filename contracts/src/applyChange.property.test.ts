import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deepFreeze } from '../test/deepFreeze.js';
import { anyHistory, FAMILY_ID, freshRead, RANGES } from '../test/serverModel.js';
import { applyChange, type View } from './applyChange.js';
import { changeSchema } from './change.js';
import { COLLECTION_NAMES, collections, type CollectionName } from './collections.js';

const anyRange = fc.constantFrom(...RANGES);
/** A history and a moment in it. */
const anyMoment = fc.tuple(anyHistory, fc.nat()).map(([history, at]) => ({
  history,
  at: at % (history.length + 1),
}));

function recordsOf(view: View, name: CollectionName): readonly { id: string }[] {
  return view.records[name] ?? [];
}

test('[S9] a read at any moment with the rest of the changes equals a read at the end', () => {
  fc.assert(
    fc.property(anyMoment, anyRange, ({ history, at }, range) => {
      const early = freshRead(history.slice(0, at), range);
      expect(history.slice(at).reduce(applyChange, early)).toEqual(freshRead(history, range));
    }),
    { numRuns: 500 },
  );
});

test('[S9] a view of a single collection ends like that collection in a whole view', () => {
  fc.assert(
    fc.property(
      anyHistory,
      anyRange,
      fc.constantFrom(...COLLECTION_NAMES),
      (history, range, name) => {
        const empty = { familyId: FAMILY_ID, revision: 0, range, records: { [name]: [] } };
        const { records } = history.reduce<View>(applyChange, empty);
        expect(records).toEqual({ [name]: recordsOf(freshRead(history, range), name) });
      },
    ),
  );
});

test('[S9] a change the view has already is a no-op: the very same view', () => {
  fc.assert(
    fc.property(anyHistory, anyRange, (history, range) => {
      const view = freshRead(history, range);
      for (const change of history) expect(applyChange(view, change)).toBe(view);
    }),
  );
});

test('[S9] a change beyond a gap is refused: the very same view', () => {
  fc.assert(
    fc.property(anyMoment, anyRange, ({ history, at }, range) => {
      const view = freshRead(history.slice(0, at), range);
      for (const change of history.slice(at + 1)) expect(applyChange(view, change)).toBe(view);
    }),
  );
});

test('[S9] a change of another family is refused: the very same view', () => {
  fc.assert(
    fc.property(anyHistory, anyRange, ([change], range) => {
      const other = { ...freshRead([], range), familyId: 'f0000000-0000-4000-8000-000000000001' };
      expect(applyChange(other, change!)).toBe(other);
    }),
  );
});

test('[S9] neither the view nor the change is touched', () => {
  fc.assert(
    fc.property(anyMoment, anyRange, ({ history, at }, range) => {
      const view = deepFreeze(freshRead(history.slice(0, at), range));
      expect(() => deepFreeze(history).slice(at).reduce(applyChange, view)).not.toThrow();
    }),
  );
});

test('[S9] records that stay as they were keep their reference, and so do lists without an edit', () => {
  fc.assert(
    fc.property(anyMoment, anyRange, ({ history, at }, range) => {
      const change = history[at];
      fc.pre(change !== undefined);
      const before = freshRead(history.slice(0, at), range);
      const after = applyChange(before, change);
      for (const name of COLLECTION_NAMES) {
        const put = new Set(
          change.edits.map((edit) =>
            edit.op === 'put' && edit.collection === name ? edit.record.id : null,
          ),
        );
        const old = new Map(recordsOf(before, name).map((record) => [record.id, record]));
        for (const record of recordsOf(after, name)) {
          if (put.has(record.id) || !isSame(record, old.get(record.id))) continue;
          expect(record).toBe(old.get(record.id));
        }
        const named = change.edits.some((edit) => ['members', name].includes(edit.collection));
        if (!named) expect(after.records[name]).toBe(before.records[name]);
      }
    }),
    { numRuns: 500 },
  );
});

test('[S9] after any changes the records stand in the order of their collection', () => {
  fc.assert(
    fc.property(anyHistory, anyRange, (history, range) => {
      const view = history.reduce(applyChange, freshRead([], range));
      for (const name of COLLECTION_NAMES) {
        const { compare } = collections[name] as {
          compare: (one: object, other: object) => number;
        };
        expect(recordsOf(view, name)).toEqual([...recordsOf(view, name)].sort(compare));
      }
    }),
  );
});

test('every change made from the registry passes the schema of the wire unaltered', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      for (const change of history) {
        expect(changeSchema.parse(JSON.parse(JSON.stringify(change)))).toEqual(change);
      }
    }),
  );
});

function isSame(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
