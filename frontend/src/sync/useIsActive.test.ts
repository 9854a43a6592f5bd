import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsActive } from './useIsActive';

const IDLE_MS = 180_000;
let isHidden = false;

beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
});
afterEach(() => void jest.useRealTimers());

const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });
const happens = (name: string) =>
  act(() => {
    document.dispatchEvent(new Event(name));
  });

test('[S15] whoever leaves a dialog alone for three minutes edits no longer, until they touch it', () => {
  const { result } = renderHook(() => useIsActive(IDLE_MS));
  wait(IDLE_MS - 1);
  expect(result.current).toBe(true);
  happens('keydown');
  wait(IDLE_MS - 1);
  expect(result.current).toBe(true);
  wait(1);
  expect(result.current).toBe(false);
  happens('pointermove');
  expect(result.current).toBe(true);
});

test('[S15] in a hidden tab nobody edits', () => {
  const { result } = renderHook(() => useIsActive(IDLE_MS));
  isHidden = true;
  happens('visibilitychange');
  expect(result.current).toBe(false);
  isHidden = false;
  happens('visibilitychange');
  expect(result.current).toBe(true);
});
