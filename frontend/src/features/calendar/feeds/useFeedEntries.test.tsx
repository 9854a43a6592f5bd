import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Feed, FeedEvent } from '@kinday/contracts/feed';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { api } from '../../../api/api';
import { InStore } from '../../../InStore.testing';
import { serveStore } from '../../../serveStore.testing';
import { store } from '../../../store';
import { HOME, shownHome } from '../../../sync/sampleFamily.testing';
import { feedEvent, school } from './sampleFeed.testing';
import { useFeedEntries } from './useFeedEntries';

const MONTHS = ['2026-11', '2026-12'];
let asked: string[] = [];
let events: FeedEvent[] = [];
let isAway = false;
/** Answers wait for it. */
let gate: Promise<void>;

serveStore(async ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  asked.push(`${pathname} ${searchParams.get('from')} ${searchParams.get('familyId')}`);
  const month = searchParams.get('from')!.slice(0, 7);
  const answer = { events: events.filter(({ date }) => date.startsWith(month)), isCut: false };
  await gate;
  return isAway ? new Response(null, { status: 503 }) : Response.json(answer);
});
beforeEach(() => {
  asked = [];
  events = [feedEvent('Sports day', '2026-11-18'), feedEvent('Concert', '2026-12-04')];
  isAway = false;
  gate = Promise.resolve();
});
afterEach(cleanup);

const open = (feeds: readonly Feed[], shownFeeds = feeds) =>
  renderHook(({ all, on }) => useFeedEntries({ ...shownHome, feeds: all }, on, MONTHS), {
    initialProps: { all: feeds, on: shownFeeds },
    wrapper: InStore,
  });
type Opened = ReturnType<typeof open>;

const titles = ({ result }: Opened) =>
  MONTHS.flatMap((month) => result.current.get(month)?.map(({ title }) => title) ?? []);

test('of a family without subscribed calendars nothing is asked', async () => {
  const page = open([]);
  await act(() => Promise.resolve());
  expect(titles(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('each month is asked for once, and what is there looks like its calendar', async () => {
  const page = open([school]);
  await waitFor(() => expect(titles(page)).toEqual(['Sports day', 'Concert']));
  expect(asked).toEqual(
    ['2026-11-01', '2026-12-01'].map((day) => `/api/feeds/events ${day} ${HOME}`),
  );
  expect(page.result.current.get('2026-11')?.[0]?.creator).toMatchObject({
    name: 'School',
    color: school.color,
  });
});

test('something else in a calendar is read at once; until then its days stay', async () => {
  const page = open([school]);
  await waitFor(() => expect(titles(page)).toHaveLength(2));
  const [concert] = page.result.current.get('2026-12')!;
  let answer = () => {};
  gate = new Promise((resolve) => (answer = resolve));
  events = [
    feedEvent('Rehearsal', '2026-12-01'),
    ...events.slice(1),
    feedEvent('Fair', '2026-12-05'),
  ];
  const next = [{ ...school, contentVersion: 2 }];
  page.rerender({ all: next, on: next });
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(titles(page)).toEqual(['Sports day', 'Concert']);
  await act(async () => answer());
  await waitFor(() => expect(titles(page)).toEqual(['Rehearsal', 'Concert', 'Fair']));
  // What did not change is the same object, so that its cell does not render.
  expect(page.result.current.get('2026-12')?.[1]).toBe(concert);
});

test('what cannot be read leaves what was there, and is read once the connection is back', async () => {
  const page = open([school]);
  await waitFor(() => expect(titles(page)).toHaveLength(2));
  isAway = true;
  events = [feedEvent('Fair', '2026-12-05')];
  const next = [{ ...school, contentVersion: 2 }];
  page.rerender({ all: next, on: next });
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(titles(page)).toEqual(['Sports day', 'Concert']);
  isAway = false;
  await act(async () => void store.dispatch(api.util.invalidateTags(['Failed'])));
  await waitFor(() => expect(titles(page)).toEqual(['Fair']));
});

test('what is switched off, and a calendar that is gone, is hidden at once and not asked for again', async () => {
  const page = open([school]);
  await waitFor(() => expect(titles(page)).toHaveLength(2));
  page.rerender({ all: [school], on: [] });
  expect(titles(page)).toEqual([]);
  page.rerender({ all: [school], on: [school] });
  expect(titles(page)).toEqual(['Sports day', 'Concert']);
  page.rerender({ all: [], on: [] });
  expect(titles(page)).toEqual([]);
  expect(asked).toHaveLength(2);
});
