import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Heartbeat } from './Heartbeat.js';

const BEAT_MS = 500;
let heartbeat: Heartbeat;
let did: string[];
let last = 0;

beforeEach(() => {
  jest.useFakeTimers();
  did = [];
  heartbeat = new Heartbeat({
    beat: (beat) => (last = beat),
    renew: () => did.push('renew'),
    onAway: () => did.push('away'),
  });
  heartbeat.start();
});
afterEach(() => {
  heartbeat.stop();
  jest.useRealTimers();
});

const pass = (beats: number) => jest.advanceTimersByTime(beats * BEAT_MS);

test('what answers each beat is there, and its connection is left alone', () => {
  for (let beat = 0; beat < 20; beat += 1) {
    heartbeat.answered(last);
    pass(1);
  }
  expect([heartbeat.isAway, did]).toEqual([false, []]);
});

test('what has not answered for 3 seconds is away, after another connection was tried', () => {
  heartbeat.answered(last);
  pass(5);
  expect([heartbeat.isAway, did]).toEqual([false, ['renew']]);
  pass(1);
  expect([heartbeat.isAway, did]).toEqual([true, ['renew', 'away']]);
});

test('while it is away other connections are tried, and the end of it is told once', () => {
  pass(30);
  expect(did.filter((each) => each === 'away')).toHaveLength(1);
  expect(did.filter((each) => each === 'renew').length).toBeGreaterThan(5);
  heartbeat.answered(last);
  expect(heartbeat.isAway).toBe(false);
  pass(30);
  expect(did.filter((each) => each === 'away')).toHaveLength(2);
});

test('an answer that comes seconds late does not count as one to the latest beat', () => {
  const first = last;
  pass(10);
  heartbeat.answered(first);
  expect(heartbeat.isAway).toBe(true);
});

test('a process that stood still counts one beat, not all that it did not send', () => {
  heartbeat.answered(last);
  const before = last;
  // The timer fires late, once.
  jest.setSystemTime(Date.now() + 60_000);
  pass(1);
  expect([last - before, heartbeat.isAway]).toEqual([1, false]);
});

test('after its end nothing beats', () => {
  heartbeat.stop();
  const before = last;
  pass(10);
  expect(last).toBe(before);
});
