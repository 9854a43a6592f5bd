import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { monthRange } from '@kinday/contracts/calendarDate';
import { eventRangeSchema } from '@kinday/contracts/event';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { HOME } from '../../sync/sampleFamily.testing';
import { useEventsOnScreen } from './useEventsOnScreen';

const asked: Record<string, string>[] = [];

serveStore(({ url }) => {
  asked.push(Object.fromEntries(new URL(url).searchParams));
  const headers = { 'Kinday-Revision': '1' };
  return Promise.resolve(Response.json({ events: [], series: [] }, { headers }));
});
beforeEach(() => void asked.splice(0));
afterEach(cleanup);

const place = (first: string, last: string) =>
  ({ view: 'week', first, last, date: first, request: 0, focusRequest: 0 }) as const;

test.each([
  ['0001-01-01', '0001-01-06', ['0001-01', '0001-02']],
  ['9999-12-26', '9999-12-31', ['9999-12', '9999-11']],
  ['2026-11-29', '2026-12-05', ['2026-11', '2026-10', '2026-12']],
])('the server is asked for months that there are: around %s', async (first, last, months) => {
  const page = renderHook(() => useEventsOnScreen(HOME, place(first, last)), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await waitFor(() => {
    expect(asked.length).toBeGreaterThanOrEqual(months.length);
    expect(page.result.current.isLoaded).toBe(true);
  });
  expect(asked.map(({ from }) => from)).toEqual(months.map((month) => monthRange(month).from));
  expect(asked.filter((range) => !eventRangeSchema.safeParse(range).success)).toEqual([]);
});
