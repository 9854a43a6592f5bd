import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { onWake } from './onWake';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('[S14] a machine that slept is noticed within seconds, once, and one that is awake never', () => {
  const wake = jest.fn();
  const stop = onWake(wake);
  jest.advanceTimersByTime(10 * 60_000);
  expect(wake).not.toHaveBeenCalled();
  // While it sleeps its clock goes on, and its timers do not.
  jest.setSystemTime(Date.now() + 60 * 60_000);
  jest.advanceTimersByTime(5_000);
  expect(wake).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledTimes(1);
  stop();
  jest.setSystemTime(Date.now() + 60 * 60_000);
  jest.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledTimes(1);
});
