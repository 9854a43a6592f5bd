import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Change } from '@kinday/contracts/change';
import { occurrenceOf, type Series } from '@kinday/contracts/series';
import { changedOccurrence, withoutDay } from '@kinday/contracts/seriesEdits';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { meApi } from '../api/meApi';
import type { GridActions } from '../features/calendar/gridActions';
import { useEventsOnScreen } from '../features/calendar/useEventsOnScreen';
import { useEventCommands } from '../features/events/useEventCommands';
import { InStore } from '../InStore.testing';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { changesSoFar } from '../sync/changeListeners';
import { connectionChanged } from '../sync/liveSlice';
import { AT, HOME, olga, piano, shownHome } from '../sync/sampleFamily.testing';
import { discardAll } from '../sync/waiting/discardAll.testing';
import { CalendarDialogs } from './CalendarDialogs';

const DAY = '2026-11-12';
/** Somebody drives to the piano lesson, every Thursday. */
const drive: Series = { ...piano, title: 'Drive', needsSomebody: true };
const NOVEMBER = { view: 'month', first: '2026-11-01', last: '2026-11-30', date: DAY } as const;
const nothing = () => undefined;
const actions = {} as GridActions;

// jsdom lacks them.
const list = { addEventListener: nothing, removeEventListener: nothing, addListener: nothing };
window.matchMedia = () => ({ matches: false, ...list, removeListener: nothing }) as never;
Object.assign(HTMLDialogElement.prototype, { showModal: nothing, close: nothing });
globalThis.ResizeObserver = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};

/** The writes that reached the server, and what lets it answer them. */
let calls: string[];
let answerAll: () => void;
let isAnswering: Promise<void>;

serveStore(async (request) => {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET') {
    // What else the details ask for is on its way all the while.
    if (!/month|events/.test(pathname)) return new Promise(() => undefined);
    const headers = { 'Kinday-Revision': '1' };
    return Response.json({ events: [], series: [drive] }, { headers });
  }
  calls.push(pathname);
  const released = /events\/(.+)\/release/.exec(pathname)?.[1];
  if (released) return Response.json({ change: takenBy(null, released, 3) });
  const { id } = (await request.json()) as { id: string };
  await isAnswering;
  return Response.json({ change: takenBy(olga.id, id, 2) });
});

function takenBy(claimedBy: string | null, id: string, revision: number): Change {
  const record = changedOccurrence(drive, DAY, id, { claimedBy }, AT);
  return {
    ...{ familyId: HOME, revision, actorId: olga.id, at: AT },
    edits: [
      { collection: 'series', op: 'put', record: withoutDay(drive, DAY) },
      { collection: 'events', op: 'put', record },
    ],
  };
}

beforeEach(async () => {
  calls = [];
  isAnswering = new Promise((resolve) => (answerAll = resolve));
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
});
afterEach(async () => {
  cleanup();
  await store.dispatch(discardAll());
});

/** What the calendar has on that day. */
let drives: readonly { id: string; claimedBy: string | null }[];

function Page() {
  const place = { ...NOVEMBER, request: 0, focusRequest: 0 };
  const [since] = useState(changesSoFar);
  const { events } = useEventsOnScreen(shownHome, [], place);
  useEffect(() => {
    drives = events.filter(({ date }) => date === DAY);
  }, [events]);
  const content = {
    name: 'detail',
    event: occurrenceOf(drive, DAY),
    anchor: document.body,
  } as const;
  return (
    <CalendarDialogs
      dialog={{ content, key: 1, since, isOpen: true }}
      {...{ shown: shownHome, commands: useEventCommands(shownHome), actions, events }}
      {...{ today: DAY, first: NOVEMBER.first, filter: null }}
      {...{ open: nothing, close: nothing, forget: nothing }}
      {...{ onView: nothing, onDate: nothing, onCopyLink: nothing }}
    />
  );
}

/** The details of the drive on that day are open. */
async function openDrive(connection: 'live' | 'offline') {
  store.dispatch(connectionChanged('live'));
  const page = (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
  // Its code comes meanwhile.
  await act(async () => void render(page, { wrapper: InStore }));
  await screen.findByText('Nobody does this yet');
  await waitFor(() => expect(drives).toHaveLength(1));
  act(() => void store.dispatch(connectionChanged(connection)));
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const waiting = () => store.getState().waiting.edits.map(({ command }) => command.kind);

test('an occurrence that is taken on without a network is the day that it became, and is given back there', async () => {
  await openDrive('offline');
  await press('I’ll do it');
  await screen.findByText('You do this');
  await waitFor(() => expect(waiting()).toEqual(['claim']));
  await press('Give it back');
  await screen.findByText('Nobody does this yet');
  await waitFor(() => expect(waiting()).toEqual(['claim', 'release']));
  expect(drives).toMatchObject([{ claimedBy: null }]);
});

test('an occurrence that is taken on is the day that it became at once, and is given back after the answer', async () => {
  await openDrive('live');
  await press('I’ll do it');
  await screen.findByText('You do this');
  expect(drives).toMatchObject([{ claimedBy: olga.id }]);
  await press('Give it back');
  await screen.findByText('Nobody does this yet');
  expect(calls).toEqual([expect.stringContaining(`${DAY}/claim`)]);
  await act(async () => answerAll());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toContain(`${drives[0]?.id}/release`);
  await waitFor(() => expect(store.getState().pendingEdits).toEqual([]));
  expect(drives).toMatchObject([{ claimedBy: null }]);
});

test.each(['live', 'offline'] as const)(
  'two presses before anything is shown take an occurrence on once: %s',
  async (connection) => {
    await openDrive(connection);
    const button = screen.getByRole('button', { name: 'I’ll do it' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText('You do this');
    answerAll();
    await waitFor(() => expect(calls.length + waiting().length).toBe(1));
    expect(drives).toHaveLength(1);
  },
);
