import { expect, test } from '@jest/globals';
import { MOST_UNREAD } from '@kinday/contracts/recent';
import type { Unread } from '@kinday/contracts/socket';
import * as fc from 'fast-check';
import { unreadHeard, unreadSlice } from './unreadSlice';

const ID = 'f0000000-0000-4000-8000-000000000000';

function after(heard: readonly Unread[string][]): Unread[string] | undefined {
  const told = heard.map((each) => unreadHeard({ [ID]: each }));
  return told.reduce(unreadSlice.reducer, unreadSlice.getInitialState())[ID];
}

test('what I looked at on one screen is read on all, what comes later is not', () => {
  const heard = [
    { seen: 2, revisions: [3, 4] },
    { seen: 0, revisions: [5] },
    { seen: 4, revisions: [] },
  ];
  expect(after(heard)).toEqual({ seen: 4, revisions: [5] });
});

test('in whatever order, and however often, it is told, it comes to the same', () => {
  const said = fc.record({
    seen: fc.nat({ max: 20 }),
    revisions: fc.array(fc.nat({ max: 30 }), { maxLength: 5 }),
  });
  const orders = fc
    .array(said, { minLength: 1, maxLength: 8 })
    .chain((heard) =>
      fc.tuple(
        fc.constant(heard),
        fc.shuffledSubarray([...heard, ...heard], { minLength: 2 * heard.length }),
      ),
    );
  fc.assert(
    fc.property(orders, ([heard, again]) => {
      expect(after(again)).toEqual(after(heard));
    }),
  );
});

test('no more are kept than are counted', () => {
  const revisions = Array.from({ length: MOST_UNREAD + 50 }, (_, index) => index + 1);
  const kept = after([{ seen: 0, revisions }])?.revisions ?? [];
  expect([kept.length, kept[0]]).toEqual([MOST_UNREAD, MOST_UNREAD + 50]);
});
