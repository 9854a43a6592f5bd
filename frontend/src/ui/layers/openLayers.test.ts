import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addLayer, closeLayers } from './openLayers';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How closing ended, null while it is still waited for. */
function closing() {
  const seen: { done: boolean | null } = { done: null };
  void closeLayers().then((done) => (seen.done = done));
  return seen;
}

test('what goes on saving stays after a few seconds, and is not closed when it is done later', async () => {
  const close = jest.fn();
  const remove = addLayer({ close });
  const seen = closing();
  await jest.advanceTimersByTimeAsync(2_900);
  expect(seen.done).toBeNull();
  await jest.advanceTimersByTimeAsync(200);
  expect(seen.done).toBe(false);
  expect(close).toHaveBeenCalledTimes(1);
  remove();
});

test('a person who was asked has all the time to answer', async () => {
  let answer: () => void = () => undefined;
  const remove = addLayer({ close: () => (answer = addLayer({ close: jest.fn() })) });
  const seen = closing();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.done).toBeNull();
  answer();
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.done).toBe(false);
  remove();
});
