import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Calendar } from '@kinday/contracts/family';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { noteAway } from '../api/reach';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { HOME, shownHome } from '../sync/sampleFamily.testing';
import { familyShown } from '../sync/liveSlice';
import { shownToast } from '../ui/toast/toastStore';
import { addLayer } from '../ui/layers/openLayers';
import { useCalendarInAddress } from './useCalendarInAddress';

const CABIN = 'f1000000-0000-4000-8000-000000000000';
const calendars = [HOME, CABIN].map((id) => ({ id, name: id }) as Calendar);

/** What the server was asked, and how it answers the last of it. */
const asked: unknown[] = [];
let answer: (response: Response) => void;

/** The calendar that is kept on this device, while the server cannot be reached. */
let kept: string | null | undefined;

serveStore(async (request) => {
  if (request.method === 'GET') return keptFamily(request.url);
  asked.push(await request.json());
  if (kept !== undefined) throw new TypeError('Failed to fetch');
  return new Promise((resolve) => (answer = resolve));
});
/** Stands for the copy on this device, which answers reads in place of the server. */
function keptFamily(url: string): Response {
  if (!kept || !url.includes(kept)) throw new TypeError('Failed to fetch');
  const { family, members } = shownHome;
  return Response.json({ family: { ...family, id: kept, name: 'Cabin' }, members });
}

beforeEach(() => {
  asked.splice(0);
  kept = undefined;
  noteAway(false);
  store.dispatch(familyShown(null));
});
afterEach(cleanup);

const addressOf = (id: string) => `/dashboard?calendar=${id}`;
const address = () => window.location.pathname + window.location.search;

function goTo(path: string) {
  act(() => {
    window.history.pushState({ idx: 7 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

/** The page that shows one calendar of two. */
function openHome() {
  window.history.pushState(null, '', addressOf(HOME));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <BrowserRouter>{children}</BrowserRouter>
    </Provider>
  );
  const initialProps: { shownId: string | null } = { shownId: HOME };
  const { rerender } = renderHook(({ shownId }) => useCalendarInAddress(calendars, HOME, shownId), {
    wrapper,
    initialProps,
  });
  return { lose: () => rerender({ shownId: null }) };
}

/** Everything that was begun has come to its end. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
  });

test('an address leads to its calendar, but not once it names another one', async () => {
  openHome();
  goTo(addressOf(CABIN));
  goTo(addressOf(HOME));
  await settle();
  expect(asked).toEqual([]);
  goTo(addressOf(CABIN));
  await waitFor(() => expect(asked).toEqual([{ familyId: CABIN }]));
});

test('a switch that is refused leaves the address alone once somebody has gone back', async () => {
  openHome();
  goTo(addressOf(CABIN));
  await waitFor(() => expect(asked).toHaveLength(1));
  goTo(`${addressOf(HOME)}&who=olga`);
  answer(new Response(null, { status: 500 }));
  await settle();
  expect(address()).toBe(`${addressOf(HOME)}&who=olga`);
});

test('a switch that succeeds shows nothing once somebody has gone back', async () => {
  openHome();
  goTo(addressOf(CABIN));
  await waitFor(() => expect(asked).toHaveLength(1));
  goTo(addressOf(HOME));
  answer(Response.json({ family: { id: CABIN, name: 'Cabin' } }));
  await settle();
  expect(store.getState().live.shownFamilyId).toBeNull();
  expect(address()).toBe(addressOf(HOME));
});

test('without the server, an address leads to its calendar where this device keeps it', async () => {
  kept = CABIN;
  openHome();
  goTo(addressOf(CABIN));
  await waitFor(() => expect(store.getState().live.shownFamilyId).toBe(CABIN));
  expect(address()).toBe(addressOf(CABIN));
});

test('without the server, a calendar that this device does not keep is said to be none', async () => {
  kept = null;
  noteAway(true);
  openHome();
  goTo(addressOf(CABIN));
  await waitFor(() => expect(address()).toBe(addressOf(HOME)));
  expect(shownToast()?.description).toBe(
    "This calendar isn't kept on this device. You can open it once you're back online.",
  );
});

test('a calendar that was lost is named no longer, not even while a dialog tells of it', async () => {
  const { lose } = openHome();
  await settle();
  const close = addLayer({ close: () => undefined });
  lose();
  await settle();
  expect(address()).toBe('/dashboard');
  close();
  await settle();
  expect(address()).toBe('/dashboard');
});
