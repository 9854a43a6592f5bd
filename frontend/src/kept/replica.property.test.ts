/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { View } from '@kinday/contracts/applyChange';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import { ANA } from './device.testing';
import { keptDaysView, keptFamilyView } from './keptView';
import { forgetAll, keepFor } from './owner';
import { keepChanges, keepFamily, keptFamilies } from './replica';

interface ServerModel {
  anyHistory: fc.Arbitrary<Change[]>;
  freshRead: (history: readonly Change[], range: DateRange | null) => View;
  FAMILY_ID: string;
  RANGES: readonly (DateRange | null)[];
}

// The types of another workspace's tests are no part of this one's.
const MODEL: string = '../../../contracts/test/serverModel';
const { anyHistory, freshRead, FAMILY_ID, RANGES } = (await import(MODEL)) as ServerModel;
const EPOCH = 'e0000000-0000-4000-8000-000000000000';
const anyRange = fc.constantFrom(...RANGES.filter((range) => range !== null));

/** A history, and the moment in it at which the device began to keep the family. */
const anyKept = fc
  .tuple(anyHistory, fc.nat(), anyRange)
  .map(([history, at, range]) => ({ history, at: at % (history.length + 1), range }));
/** The pieces in which one tab hands changes on: each is so many long, and begins so many before its place. */
const anyPieces = fc.array(fc.record({ length: fc.integer({ min: 1, max: 4 }), again: fc.nat(2) }));

async function begin(history: readonly Change[], range: DateRange): Promise<void> {
  await forgetAll();
  await keepFor(ANA);
  await keepFamily({ ...freshRead(history, range), range, epoch: EPOCH });
}

/** Hands changes on, in pieces of which some come twice. */
async function handOn(
  changes: readonly Change[],
  pieces: readonly { length: number; again: number }[],
): Promise<void> {
  let at = 0;
  for (const { length, again } of [...pieces, { length: changes.length, again: 0 }]) {
    const piece = changes.slice(Math.max(0, at - again), at + length);
    if (piece.length > 0) await keepChanges(piece, EPOCH);
    at += length;
  }
}

/** All that is kept, as one view. */
async function keptWhole(range: DateRange): Promise<View | null> {
  const family = await keptFamilyView(FAMILY_ID);
  const days = await keptDaysView(FAMILY_ID, range);
  return family && days && { ...days, records: { ...family.records, ...days.records } };
}

beforeEach(forgetAll);
afterEach(() => void jest.restoreAllMocks());

test('[S10] what is kept equals a fresh read, whatever changes came, in whatever pieces', async () => {
  await fc.assert(
    fc.asyncProperty(anyKept, anyPieces, async ({ history, at, range }, pieces) => {
      await begin(history.slice(0, at), range);
      await handOn(history.slice(at), pieces);
      expect(await keptWhole(range)).toEqual(freshRead(history, range));
    }),
  );
});

test('[S10] two tabs that keep the same changes at once keep each of them once', async () => {
  await fc.assert(
    fc.asyncProperty(anyKept, anyPieces, anyPieces, async ({ history, at, range }, one, other) => {
      await begin(history.slice(0, at), range);
      const later = history.slice(at);
      await Promise.all([handOn(later, one), handOn(later, other)]);
      expect(await keptWhole(range)).toEqual(freshRead(history, range));
    }),
  );
});

test('[S10] a transaction that is broken off leaves what was kept before it, and can be made again', async () => {
  await fc.assert(
    fc.asyncProperty(anyKept, fc.nat(6), async ({ history, at, range }, failing) => {
      await begin(history.slice(0, at), range);
      const later = history.slice(at);
      const put = IDBObjectStore.prototype.put;
      let puts = 0;
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        puts += 1;
        if (puts === failing + 1) throw new DOMException('Full', 'QuotaExceededError');
        return put.apply(this, args);
      });
      await handOn(later, []);
      jest.restoreAllMocks();
      const [{ revision } = { revision: -1 }] = await keptFamilies();
      expect([at, history.length]).toContain(revision);
      expect(await keptWhole(range)).toEqual(freshRead(history.slice(0, revision), range));
      await handOn(later, []);
      expect(await keptWhole(range)).toEqual(freshRead(history, range));
    }),
  );
});

test('a read that is older than what is kept by now takes nothing back', async () => {
  await fc.assert(
    fc.asyncProperty(anyKept, async ({ history, at, range }) => {
      await begin(history, range);
      await keepFamily({ ...freshRead(history.slice(0, at), range), range, epoch: EPOCH });
      expect(await keptWhole(range)).toEqual(freshRead(history, range));
    }),
    { numRuns: 30 },
  );
});

test('changes beyond a gap, of another log, or of a family that is not kept are left out', async () => {
  await fc.assert(
    fc.asyncProperty(anyKept, async ({ history, at, range }) => {
      await begin(history.slice(0, at), range);
      if (at + 1 < history.length) {
        expect(await keepChanges(history.slice(at + 1), EPOCH)).toBe(at);
      }
      expect(await keepChanges(history.slice(at), 'another log')).toBeNull();
      const others = history.map((change) => ({ ...change, familyId: ANA }));
      expect(await keepChanges(others, EPOCH)).toBeNull();
      expect(await keptWhole(range)).toEqual(freshRead(history.slice(0, at), range));
    }),
    { numRuns: 30 },
  );
});

test('days that are not kept whole are not answered', async () => {
  const range = { from: '2026-10-01', to: '2026-12-01' };
  await begin([], range);
  for (const asked of [
    { from: '2026-09-30', to: '2026-11-01' },
    { from: '2026-11-01', to: '2026-12-02' },
  ]) {
    expect(await keptDaysView(FAMILY_ID, asked)).toBeNull();
  }
  expect(await keptDaysView(FAMILY_ID, { from: '2026-10-01', to: '2026-11-01' })).not.toBeNull();
});
