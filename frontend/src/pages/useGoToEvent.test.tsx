import { afterEach, expect, jest, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { HOME } from '../sync/sampleFamily.testing';
import { useGoToEvent } from './useGoToEvent';

const CABIN = 'f1000000-0000-4000-8000-000000000000';
const GONE = 'e1000000-0000-4000-8000-000000000000';

const ON_SCREEN = {
  familyId: HOME,
  today: '2026-11-12',
  place: { first: '2026-11-01', last: '2026-11-30' },
  isLoaded: true,
};

/** Answers what the server was asked last; null while it is asked nothing. */
let answer: ((day: object) => void) | null = null;

// jsdom lacks it.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
serveStore(() => new Promise((resolve) => (answer = (day) => resolve(Response.json(day)))));
afterEach(() => {
  cleanup();
});

function Page({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
}

/** A calendar whose address names an event that does not stand in it: the server is asked for it. */
async function openNaming(id: string) {
  answer = null;
  window.history.pushState(null, '', `/dashboard?calendar=${HOME}&event=${id}`);
  const showDay = jest.fn();
  const page = renderHook(
    () =>
      useGoToEvent({
        ...ON_SCREEN,
        ...{ events: [], isCovered: false, openId: null, showDay, openEvent: jest.fn() },
      }),
    { wrapper: Page },
  );
  await waitFor(() => expect(answer).not.toBeNull());
  return { ...page, showDay };
}

const answered = (day: object) =>
  act(async () => {
    answer?.(day);
    // The answer is parsed and told within a few turns of the loop.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done));
  });
const address = () => window.location.pathname + window.location.search;

test.each([
  ['has gone to another calendar', CABIN],
  ['was moved', HOME],
])('an event that %s is followed there, and Back does not lead to where it was', async (_, id) => {
  await openNaming(GONE);
  const entries = window.history.length;
  await answered({ id: GONE, familyId: id, date: '2026-12-24' });
  expect(address()).toBe(`/dashboard?calendar=${id}&event=${GONE}&date=2026-12-24`);
  expect(window.history.length).toBe(entries);
});

test.each([
  ['of days that are shown is no step of Back', HOME, '2026-11-30', 0],
  ['of other days is a step of Back', HOME, '2026-12-01', 1],
  ['of another calendar is a step of Back', CABIN, '2026-11-30', 1],
])('an event %s', async (_what, familyId, date, steps) => {
  const { result } = await openNaming(GONE);
  const entries = window.history.length;
  act(() => result.current({ eventId: GONE, date, familyId }));
  expect(window.history.length).toBe(entries + steps);
});

test('an answer that comes once its calendar was left leads nowhere', async () => {
  const { unmount } = await openNaming(GONE);
  unmount();
  window.history.pushState(null, '', `/dashboard?calendar=${CABIN}`);
  await answered({ id: GONE, familyId: CABIN, date: '2026-12-24' });
  expect(address()).toBe(`/dashboard?calendar=${CABIN}`);
});

test('an answer that comes once the address names no event any more leads nowhere', async () => {
  const { showDay } = await openNaming(GONE);
  act(() => {
    window.history.pushState({ idx: 7 }, '', `/dashboard?calendar=${HOME}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await answered({ id: GONE, familyId: HOME, date: '2026-12-24' });
  expect(address()).toBe(`/dashboard?calendar=${HOME}`);
  expect(showDay).not.toHaveBeenCalled();
});

test.each([HOME, CABIN])(
  'what is no event of a calendar’s own is gone to by its day: %s',
  async (familyId) => {
    const { result } = await openNaming(GONE);
    act(() => result.current({ eventId: null, date: '2026-12-24', familyId }));
    expect(address()).toBe(`/dashboard?calendar=${familyId}&date=2026-12-24`);
  },
);

test.each([
  ['are open already do not open again once they are closed', true, 0],
  ['are not open open once nothing covers the calendar', false, 1],
])('details that %s', async (_what, areOpen, times) => {
  const openEvent = jest.fn();
  const event = { id: GONE, date: '2026-11-12', creator: { color: null } } as unknown as Event;
  const covered = { isCovered: true, openId: areOpen ? GONE : null };
  window.history.pushState(null, '', `/dashboard?calendar=${HOME}`);
  const { rerender } = renderHook(
    (over: typeof covered) =>
      useGoToEvent({ ...ON_SCREEN, events: [event], ...over, showDay: jest.fn(), openEvent }),
    { wrapper: Page, initialProps: covered },
  );
  // The router hears of the address by a traversal alone.
  act(() => {
    window.history.pushState({ idx: 7 }, '', `/dashboard?calendar=${HOME}&event=${GONE}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  jest.useFakeTimers();
  rerender({ isCovered: false, openId: null });
  act(() => jest.advanceTimersByTime(5_000));
  jest.useRealTimers();
  expect(openEvent).toHaveBeenCalledTimes(times);
});
