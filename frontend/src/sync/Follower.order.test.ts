import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { changeTo, screenAt, viewAt } from './Screen.testing';

test('[S11] applies the next change', () => {
  const screen = screenAt(4);
  screen.follower.receive(changeTo(5));
  expect(screen.view).toEqual(viewAt(5));
  expect(screen.asked).toEqual([]);
});

test('[S11] ignores a change it has, and a second copy of one', () => {
  const screen = screenAt(4);
  screen.follower.receive(changeTo(5));
  const { view } = screen;
  screen.follower.receive(changeTo(5));
  screen.follower.receive(changeTo(3));
  expect(screen.view).toBe(view);
});

test('[S11] holds an early change back until the gap is filled, and asks once for the gap', async () => {
  const screen = screenAt(4);
  screen.revision = 9;
  screen.follower.receive(changeTo(9));
  screen.follower.receive(changeTo(8));
  expect(screen.view).toEqual(viewAt(4));
  expect(screen.asked).toEqual([4]);
  await screen.answer();
  expect(screen.view).toEqual(viewAt(9));
  expect(screen.asked).toEqual([4]);
});

test('[S11] reads page after page, one at a time', async () => {
  const screen = screenAt(0);
  screen.revision = 8;
  screen.follower.hear(8);
  screen.follower.hear(7);
  expect(screen.asked).toEqual([0]);
  await screen.answer();
  expect(screen.view).toEqual(viewAt(8));
  expect(screen.asked).toEqual([0, 3, 6]);
});

test('[S11] converges whatever order, loss and repetition the network makes of the changes', async () => {
  const last = 12;
  const arrivals = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        revision: fc.integer({ min: 1, max: last }),
      }),
      fc.record({
        kind: fc.constant('read' as const),
        revision: fc.integer({ min: 0, max: last }),
      }),
      fc.record({ kind: fc.constant('answer' as const), revision: fc.constant(0) }),
    ),
    { maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(arrivals, async (schedule) => {
      const screen = screenAt(0);
      screen.revision = last;
      for (const { kind, revision } of schedule) {
        if (kind === 'change') screen.follower.receive(changeTo(revision));
        else if (kind === 'read') screen.follower.adopt(viewAt(revision));
        else await screen.answer();
        expect(screen.view?.revision).toBe(screen.follower.have);
      }
      screen.follower.hear(last);
      await screen.answer();
      expect(screen.view).toEqual(viewAt(last));
      expect(screen.reloads).toBe(0);
    }),
  );
});
