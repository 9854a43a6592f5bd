import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { cleanup, renderHook } from '@testing-library/react';
import type { EventFilter } from '../product/eventFilter';
import { AT, HOME, olga, picnic } from '../sync/sampleFamily.testing';
import { announcement } from '../ui/announce';
import { useFilterNews } from './useFilterNews';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const event = (title: string, date: string, forIds: string[]) =>
  newEvent(title, HOME, olga, { ...picnic, title, date, forIds }, AT);
const events = [
  event('Soccer', '2026-11-18', ['mia']),
  event('Yoga', '2026-11-20', ['ben']),
  event('Carols', '2026-12-20', ['mia']),
];

test('whoever looks for somebody’s events hears how many of those shown they are', () => {
  const november = { first: '2026-11-01', last: '2026-11-30' };
  const { rerender } = renderHook(
    ({ filter }: { filter: EventFilter | null }) => useFilterNews(filter, events, november),
    { initialProps: { filter: null as EventFilter | null } },
  );
  expect(announcement()).toBe('');
  rerender({ filter: { people: ['mia'], isOpenOnly: false } });
  expect(announcement()).toBe('1 of 2 events shown');
  jest.advanceTimersByTime(3_000);
  rerender({ filter: null });
  expect(announcement()).toBe('All events shown: 2');
});
