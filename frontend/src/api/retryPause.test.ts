import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterRetryPause, SOCKET_RETRY_PAUSE } from './retryPause';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[S14] a thousand screens come back between 1 and 5 s from now, and spread over that time', () => {
  let back = 0;
  for (let screen = 0; screen < 1_000; screen += 1) afterRetryPause(() => (back += 1));
  jest.advanceTimersByTime(999);
  expect(back).toBe(0);
  jest.advanceTimersByTime(2_000);
  expect(back).toBeGreaterThan(300);
  expect(back).toBeLessThan(700);
  jest.advanceTimersByTime(2_001);
  expect(back).toBe(1_000);
});

test('[S14] Socket.IO pauses as long as everything else does', () => {
  const { reconnectionDelay, reconnectionDelayMax, randomizationFactor } = SOCKET_RETRY_PAUSE;
  expect(reconnectionDelay * (1 - randomizationFactor)).toBeCloseTo(1_000);
  expect(reconnectionDelay * (1 + randomizationFactor)).toBeCloseTo(5_000);
  expect(reconnectionDelayMax).toBe(5_000);
});
