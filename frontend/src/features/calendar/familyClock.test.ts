import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useNow } from './hours/useNow';
import { useToday } from './useToday';

const start = new Date('2026-11-12T18:04:30Z');
beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** What a page shows of the clock of a family in a zone. */
const clockOf = (zone: string) =>
  renderHook((props: { zone: string }) => [useToday(props.zone), useNow(props.zone)] as const, {
    initialProps: { zone },
  });
const minutes = (hours: number, more: number) => hours * 60 + more;

test.each([
  ['Pacific/Kiritimati', '2026-11-13', minutes(8, 4)],
  ['America/New_York', '2026-11-12', minutes(13, 4)],
  ['Asia/Kolkata', '2026-11-12', minutes(23, 34)],
])('today and now are those of a family in %s', (zone, today, now) => {
  expect(clockOf(zone).result.current).toEqual([today, now]);
});

test('today passes at the family’s midnight, and now goes on with each of its minutes', () => {
  const { result } = clockOf('Asia/Kolkata');
  act(() => void jest.advanceTimersByTime(25 * 60_000));
  expect(result.current).toEqual(['2026-11-12', minutes(23, 59)]);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(result.current).toEqual(['2026-11-13', 0]);
});

test('where the owner sets another zone, both are its at once', () => {
  const { result, rerender } = clockOf('Europe/Berlin');
  rerender({ zone: 'Pacific/Kiritimati' });
  expect(result.current).toEqual(['2026-11-13', minutes(8, 4)]);
});
