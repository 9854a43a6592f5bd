import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { monthRange } from '@kinday/contracts/calendarDate';
import { eventRangeSchema } from '@kinday/contracts/event';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { shownHome } from '../../sync/sampleFamily.testing';
import { useEventsOnScreen } from './useEventsOnScreen';

const asked: Record<string, string>[] = [];
/** The first day of a month that the server cannot read. */
let failing: string | null = null;

serveStore(({ url }) => {
  const range = Object.fromEntries(new URL(url).searchParams);
  asked.push(range);
  if (range.from === failing) return Promise.resolve(new Response(null, { status: 500 }));
  const headers = { 'Kinday-Revision': '1' };
  return Promise.resolve(Response.json({ events: [], series: [] }, { headers }));
});
beforeEach(() => {
  asked.splice(0);
  failing = null;
});
afterEach(cleanup);

const place = (first: string, last: string) =>
  ({ view: 'week', first, last, date: first, request: 0, focusRequest: 0 }) as const;

const openAt = (first: string, last: string) =>
  renderHook(() => useEventsOnScreen(shownHome, [], place(first, last)), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });

test.each([
  ['0001-01-01', '0001-01-06', ['0001-01', '0001-02']],
  ['9999-12-26', '9999-12-31', ['9999-12', '9999-11']],
  ['2026-11-29', '2026-12-05', ['2026-11', '2026-10', '2026-12']],
])('the server is asked for months that there are: around %s', async (first, last, months) => {
  const page = openAt(first, last);
  await waitFor(() => {
    expect(asked.length).toBeGreaterThanOrEqual(months.length);
    expect(page.result.current.isLoaded).toBe(true);
  });
  expect(asked.map(({ from }) => from)).toEqual(months.map((month) => monthRange(month).from));
  expect(asked.filter((range) => !eventRangeSchema.safeParse(range).success)).toEqual([]);
});

test.each(['2026-11', '2026-12'])(
  'of a week in two months %s is the one that failed',
  async (month) => {
    failing = monthRange(month).from;
    const page = openAt('2026-11-29', '2026-12-05');
    await waitFor(() => expect(page.result.current.failedMonth).toBe(month));
    expect(page.result.current.isLoaded).toBe(false);
  },
);
