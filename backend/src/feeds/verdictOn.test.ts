import { expect, test } from '@jest/globals';
import { keptEvent } from './KeptEvent.js';
import { failurePause, refreshPause } from './refreshPause.js';
import { SourceProblem, type Source, type SourceContent } from './Source.js';
import { isAskedForChanges, unknownFeed, verdictOn, type KnownFeed } from './verdictOn.js';

const source: Source = {
  ...{ kind: 'link', address: 'https://school.example/a', country: null, region: null },
  zone: 'Europe/Berlin',
};
const now = new Date('2026-11-22T12:00:00Z');
const HOUR = 3_600;

/** So many events, on one day each. */
function content(count: number, etag = 'a'): SourceContent {
  const events = Array.from({ length: count }, (_, at) =>
    keptEvent(
      {
        ...{ title: `Day ${at}`, date: '2026-11-10', moreDays: 0, isAllDay: true },
        ...{ startTime: null, endTime: null, location: null, notes: null, zone: null },
      },
      null,
    ),
  );
  return { events, etag, lastModified: null, note: null };
}

/** A feed that was read with so many events. */
function readFeed(count: number): KnownFeed {
  const feed = unknownFeed(source);
  return { ...feed, ...verdictOn(feed, content(count), now).state, count };
}

test('what is the same in another order, and what its server says is the same, is no change', () => {
  const feed = readFeed(8);
  const turned = content(8, 'b');
  turned.events.reverse();
  const verdict = verdictOn(feed, turned, now);
  expect(verdict).toMatchObject({ outcome: 'same', events: null, state: { etag: 'b' } });
  expect(verdictOn(feed, 'same', now)).toMatchObject({ outcome: 'same', state: { etag: 'a' } });
  expect(verdictOn(feed, content(9), now)).toMatchObject({ outcome: 'changed' });
});

test('what halves is kept, and asked for whole, until it has said so for seven days', () => {
  const feed = readFeed(8);
  expect(isAskedForChanges(feed)).toBe(true);
  expect(verdictOn(feed, content(4, 'b'), now)).toMatchObject({ outcome: 'changed' });
  const kept = verdictOn(feed, content(3, 'b'), now);
  const problem = 'It has only 3 events now. The earlier ones are kept beside them for a week.';
  expect(kept).toMatchObject({ outcome: 'kept', state: { etag: 'a', problem } });
  const shrunk: KnownFeed = { ...feed, ...kept.state };
  expect(isAskedForChanges(shrunk)).toBe(false);
  // What it has is there at once, and no change as long as it stays the same.
  expect(kept.events).toHaveLength(3);
  expect(verdictOn(shrunk, content(3, 'b'), now)).toMatchObject({ outcome: 'kept', events: null });
  expect(verdictOn(shrunk, content(2, 'b'), now).events).toHaveLength(2);
  const at = (days: number) => new Date(now.getTime() + days * 24 * HOUR * 1000);
  expect(verdictOn(shrunk, content(3, 'b'), at(6.9))).toMatchObject({ outcome: 'kept' });
  expect(verdictOn(shrunk, content(3, 'b'), at(7))).toMatchObject({
    ...{ outcome: 'changed', state: { problem: null, shrunkSince: null, etag: 'b' } },
  });
  const back = verdictOn(shrunk, content(8, 'c'), at(1));
  expect(back).toMatchObject({ outcome: 'changed', state: { problem: null, shrunkSince: null } });
});

test('a failure says so, is tried again ever later, and is forgotten by the next answer', () => {
  const feed = readFeed(8);
  const failed = verdictOn(feed, new SourceProblem('It is away.'), now);
  expect(failed.state).toMatchObject({ failures: 1, problem: 'It is away.', readAt: now });
  const away: KnownFeed = { ...feed, ...failed.state };
  expect(isAskedForChanges(away)).toBe(false);
  const back = verdictOn(away, content(8), now);
  expect(back).toMatchObject({ outcome: 'same', state: { failures: 0, problem: null } });
  const middle = () => 0.5;
  const pauses = [1, 2, 3, 4, 5, 6, 7, 50].map((count) => failurePause(count, 0, middle) / HOUR);
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 24, 24]);
  expect(failurePause(1, 3 * HOUR, middle)).toBe(3 * HOUR);
  expect(failurePause(1, 1_000 * HOUR, middle)).toBe(24 * HOUR);
});

test('a feed is read every six hours and holidays every thirty days, not all at one moment', () => {
  expect([refreshPause('link', () => 0), refreshPause('link', () => 1)]).toEqual([
    5.4 * HOUR,
    6.6 * HOUR,
  ]);
  expect(refreshPause('holidays', () => 0.5)).toBe(30 * 24 * HOUR);
});

test('in another zone than it was read in it is read whole, and is a change', () => {
  const feed = { ...readFeed(8), zone: 'Asia/Tokyo' };
  expect(isAskedForChanges(feed)).toBe(false);
  expect(verdictOn(feed, content(8), now)).toMatchObject({ outcome: 'changed' });
});
