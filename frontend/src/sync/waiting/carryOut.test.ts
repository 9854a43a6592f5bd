import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { newEvent, type Event } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { eventsApi } from '../../api/eventsApi';
import { familyApi } from '../../api/familyApi';
import { meApi } from '../../api/meApi';
import { newId } from '../../api/newId';
import { store } from '../../store';
import { serveStore } from '../../serveStore.testing';
import type { EventCommand } from '../commands/eventCommand';
import { connectionChanged, sessionEnded, sessionResumed } from '../liveSlice';
import { withPending } from '../pendingEditsSlice';
import { AT, HOME, olga, piano, picnic } from '../sampleFamily.testing';
import { carryOut, closeQueue, queueOf, takeBack, type Outcome } from './carryOut';
import { discardAll } from './discardAll.testing';
import { doAllTheSame } from './settle';
import { hasUnsent, unsentIn } from './unsent';
import { PretendedServer } from './PretendedServer.testing';

const NOVEMBER = { familyId: HOME, month: '2026-11' as const };

let server = new PretendedServer();

serveStore((request) => server.serve(request));

beforeEach(async () => {
  server = new PretendedServer();
  await logIn(olga.id);
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  goOnline();
});
afterEach(() => store.dispatch(discardAll()));

function logIn(id: string) {
  const user = { id, name: 'Olga', phone: '1', color: null } as never;
  return store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
}

const goOffline = () => store.dispatch(connectionChanged('offline'));
const goOnline = () => store.dispatch(connectionChanged('live'));

/** What Olga does. */
function does(command: EventCommand): Promise<Outcome> {
  const by = { familyId: HOME, me: olga, remember: <W>(_id: string, written: W) => written };
  return store.dispatch(carryOut(command, by));
}
const keyOf = (outcome: Outcome) => (outcome.kind === 'waits' ? outcome.id : '');
const add = (title: string, id = newId()) =>
  does({ kind: 'save', event: null, wanted: { fields: { ...picnic, title }, scope: 'this' }, id });
const change = (event: Event, title: string) => {
  const fields = { ...eventFieldsOf(event), title };
  return does({ kind: 'save', event, wanted: { fields, scope: 'this' }, id: newId() });
};

function shown(): readonly Event[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  return withPending(data!, store.getState().pendingEdits).records.events ?? [];
}
const titles = () => shown().map(({ title }) => title);
const waiting = () => store.getState().waiting.edits;
const nothingWaits = () => waitFor(() => expect(waiting()).toEqual([]));

test('what the server answers is done, and never told as waiting', async () => {
  expect(await add('Beach')).toMatchObject({ kind: 'done' });
  expect([titles(), waiting()]).toEqual([['Beach'], []]);
});

test('without a connection a command waits unsent, is seen with its sign, and arrives later', async () => {
  goOffline();
  const id = newId();
  expect(await add('Beach', id)).toMatchObject({ kind: 'waits' });
  expect([titles(), server.calls, id in store.getState().waiting.signs]).toEqual([
    ['Beach'],
    [],
    true,
  ]);
  goOnline();
  await nothingWaits();
  expect([titles(), server.titles, server.calls]).toEqual([['Beach'], ['Beach'], ['POST']]);
  expect(store.getState().waiting.signs).toEqual({});
});

test('what does not reach the server stays on the screen and waits', async () => {
  server.isReached = false;
  expect(await add('Beach')).toMatchObject({ kind: 'waits' });
  expect(titles()).toEqual(['Beach']);
  server.isReached = true;
  goOffline();
  goOnline();
  await nothingWaits();
  expect([titles(), server.titles]).toEqual([['Beach'], ['Beach']]);
});

test('what is done to an event that waits goes with it', async () => {
  goOffline();
  await add('Beach');
  await change(shown()[0]!, 'Zoo');
  expect([titles(), waiting().length]).toEqual([['Zoo'], 1]);
  await does({ kind: 'delete', event: shown()[0]!, scope: 'this' });
  expect([titles(), waiting()]).toEqual([[], []]);
  goOnline();
  expect(server.calls).toEqual([]);
});

test('commands that wait are taken back one after the other, as if they had not been given', async () => {
  goOffline();
  const outcomes = [
    await add('Beach'),
    await change(shown()[0]!, 'Zoo'),
    await does({ kind: 'delete', event: shown()[0]!, scope: 'this' }),
  ];
  const seen: string[][] = [];
  for (const outcome of outcomes.toReversed()) {
    expect(await takeBack(keyOf(outcome))).toBe(true);
    seen.push(titles());
  }
  expect(seen).toEqual([['Zoo'], ['Beach'], []]);
  goOnline();
  await nothingWaits();
  expect(server.calls).toEqual([]);
});

test('an edit that was tried without an answer is turned round by one of its own', async () => {
  server.isReached = false;
  const added = await add('Beach');
  goOffline();
  await takeBack(keyOf(added));
  expect(titles()).toEqual([]);
  server.isReached = true;
  goOnline();
  await nothingWaits();
  expect([titles(), server.titles]).toEqual([[], []]);
});

test('what is gone by then keeps its words, off the calendar, until its author has read why', async () => {
  await add('Beach');
  goOffline();
  await change(shown()[0]!, 'Zoo');
  server.events = new Map();
  goOnline();
  await waitFor(() => expect(waiting()[0]?.problem).toMatchObject({ kind: 'gone' }));
  expect(titles()).toEqual(['Beach']);
  expect(waiting()[0]?.command).toMatchObject({ wanted: { fields: { title: 'Zoo' } } });
});

test('what meets the end of the session waits until its author is logged in again', async () => {
  server.isSessionOver = true;
  expect(await add('Beach')).toMatchObject({ kind: 'waits' });
  store.dispatch(sessionEnded());
  goOffline();
  await add('Zoo');
  goOnline();
  const seen = titles().toSorted();
  expect([seen, waiting().length, server.titles]).toEqual([['Beach', 'Zoo'], 2, []]);
  server.isSessionOver = false;
  store.dispatch(sessionResumed());
  goOffline();
  goOnline();
  await nothingWaits();
  expect(server.titles).toEqual(['Beach', 'Zoo']);
});

describe('who logs out', () => {
  test('loses nothing that is on its way: it is given the time to arrive', async () => {
    let answer = () => undefined as void;
    server.answers = new Promise((resolve) => (answer = resolve));
    const added = add('Beach');
    const asked = store.dispatch(hasUnsent(olga.id));
    expect(unsentIn(store.getState())).toBe(1);
    answer();
    expect(await asked).toBe(false);
    await added;
  });

  test('is asked about what gets no answer for some seconds, and about what waits', async () => {
    let answer = () => undefined as void;
    server.answers = new Promise((resolve) => (answer = resolve));
    const added = add('Beach');
    expect(await store.dispatch(hasUnsent(olga.id))).toBe(true);
    answer();
    await added;
    goOffline();
    await add('Zoo');
    expect(await store.dispatch(hasUnsent(olga.id))).toBe(true);
  }, 20_000);
});

describe('a deletion of what somebody else changed since', () => {
  let event: Event;
  const remove = () => does({ kind: 'delete', event, scope: 'this' });
  beforeEach(async () => {
    await add('Dentist');
    event = shown()[0]!;
    server.rename(event.id, 'SURGERY');
  });

  /** It waits without a network, and is sent when that is back. */
  async function removeOffline() {
    goOffline();
    server.calls = [];
    await remove();
    goOnline();
    await waitFor(() => expect(waiting()[0]?.problem).toMatchObject({ kind: 'conflict' }));
  }

  test('takes it along at once, and tells what went with it', async () => {
    expect(await remove()).toMatchObject({ kind: 'done', written: { kept: ['title'] } });
    expect([server.titles, titles()]).toEqual([[], []]);
  });

  test('is a question where it waited: nothing is deleted unseen', async () => {
    await removeOffline();
    expect(waiting()[0]?.problem).toMatchObject({ theirs: { title: 'SURGERY' }, parts: ['title'] });
    expect([server.titles, server.calls]).toEqual([['SURGERY'], ['DELETE']]);
  });

  test('goes with the word of its author, and asks anew about what came after that', async () => {
    await removeOffline();
    server.rename(event.id, 'Surgery at 9');
    await store.dispatch(doAllTheSame(waiting()[0]!));
    await waitFor(() =>
      expect(waiting()[0]?.problem).toMatchObject({ theirs: { title: 'Surgery at 9' } }),
    );
    await store.dispatch(doAllTheSame(waiting()[0]!));
    await nothingWaits();
    expect(server.titles).toEqual([]);
  });

  test('is no question where another version says the same', async () => {
    server.rename(event.id, 'Dentist');
    goOffline();
    await remove();
    goOnline();
    await nothingWaits();
    expect(server.titles).toEqual([]);
  });
});

test('a command after one that waits, waits behind it', async () => {
  goOffline();
  await add('Beach');
  server.isReached = false;
  goOnline();
  expect(await add('Zoo')).toMatchObject({ kind: 'waits' });
  expect(waiting().length).toBe(2);
  server.isReached = true;
  goOffline();
  goOnline();
  await nothingWaits();
  expect(server.titles).toEqual(['Beach', 'Zoo']);
});

test('what waits in a page that keeps nothing outlives its queue: the next one shows and sends it', async () => {
  goOffline();
  await add('Beach');
  await closeQueue();
  goOnline();
  await store.dispatch(queueOf(olga.id));
  await nothingWaits();
  expect([titles(), server.titles]).toEqual([['Beach'], ['Beach']]);
});

test('an event of another calendar is not written into the one that is shown', async () => {
  const elsewhere = { ...newEvent(newId(), newId(), olga, picnic, AT) };
  for (const go of [goOnline, goOffline]) {
    go();
    await expect(change(elsewhere, 'Zoo')).rejects.toMatchObject({ code: 'other_calendar' });
  }
  expect([server.calls, waiting()]).toEqual([[], []]);
});

test('commands wait in the order in which they were given, whatever must be read for them', async () => {
  let tell = () => undefined as void;
  server.december = new Promise((resolve) => (tell = resolve));
  goOffline();
  const lesson = occurrenceOf(piano, '2026-12-10');
  const both = Promise.all([does({ kind: 'delete', event: lesson, scope: 'this' }), add('Beach')]);
  tell();
  await both;
  expect(waiting().map(({ command }) => command.kind)).toEqual(['delete', 'save']);
});

test('a deletion of a series that waits knows up to where its author saw the calendar', async () => {
  goOffline();
  const lesson = occurrenceOf(piano, '2026-12-10');
  await does({ kind: 'delete', event: lesson, scope: 'all' });
  const { revision } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState()).data!;
  expect(waiting()[0]?.command).toMatchObject({ scope: 'all', seen: { revision } });
});

test('nothing is sent in the name of somebody else who is signed in by now', async () => {
  const members = { familyId: HOME, revision: 1, range: null, records: { members: [olga] } };
  await store.dispatch(familyApi.util.upsertQueryData('getFamily', HOME, members));
  goOffline();
  await add('Beach');
  await logIn(newId());
  goOnline();
  await expect(add('Zoo')).resolves.toMatchObject({ kind: 'waits' });
  await waitFor(() => expect(waiting().every(({ sentBy }) => sentBy === null)).toBe(true));
  expect([server.calls, waiting().length]).toEqual([[], 2]);
  await logIn(olga.id);
  goOffline();
  goOnline();
  await nothingWaits();
  expect(server.titles).toEqual(['Beach', 'Zoo']);
});

test('what a busy server has no time for stays on the screen all the while', async () => {
  goOffline();
  await add('Beach');
  server.isBusy = true;
  let wasGone = false;
  const stopWatching = store.subscribe(() => (wasGone ||= !titles().includes('Beach')));
  goOnline();
  await waitFor(() => expect([server.calls.length, waiting()[0]?.sentBy]).toEqual([1, null]));
  stopWatching();
  expect(wasGone).toBe(false);
});
