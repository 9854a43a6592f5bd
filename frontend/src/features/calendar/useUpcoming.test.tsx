import { afterEach, expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { InStore } from '../../InStore.testing';
import { serveStore } from '../../serveStore.testing';
import { AT, HOME, olga, picnic, shownHome } from '../../sync/sampleFamily.testing';
import { useUpcoming } from './useUpcoming';

const evening = (title: string, endTime: string) =>
  newEvent(
    title,
    HOME,
    olga,
    { ...picnic, title, moreDays: 1, isAllDay: false, startTime: '18:00', endTime },
    AT,
  );
const events = [evening('Sitter', '00:00'), evening('Night shift', '02:00')];

serveStore(({ url }) => {
  const { from } = Object.fromEntries(new URL(url).searchParams);
  const headers = { 'Kinday-Revision': '1' };
  const told = from === '2026-11-01' ? events : [];
  return Promise.resolve(Response.json({ events: told, series: [] }, { headers }));
});
afterEach(cleanup);

test('what ended at midnight is not of the day that began then', async () => {
  const { result } = renderHook(() => useUpcoming(shownHome.family, '2026-11-19', 30), {
    wrapper: InStore,
  });
  await waitFor(() => expect(result.current.isLoaded).toBe(true));
  expect(result.current.events.map(({ title }) => title)).toEqual(['Night shift']);
});
