import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { api } from '../api/api';
import { readCalendarEarly, takeEarly } from '../api/earlyReads';
import { familyApi } from '../api/familyApi';
import { newId } from '../api/newId';
import { serveBy } from '../api/serveBy.testing';
import { store } from '../store';
import { lastActorOf, publishChange } from './changeListeners';
import { followFamily, forgetFamilies } from './followFamily';
import { createEvent, deleteEvent, updateEvent } from './optimisticWrites';
import { markSeen } from './recentChanges';
import { changeTo, screenAt, viewAt } from './Screen.testing';
import { undoRevision } from './undoChanges';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const AT = '2026-11-12T10:00:00.000Z';
const olga: Member = {
  id: 'a0000000-0000-4000-8000-000000000000',
  name: 'Olga',
  phone: '1',
  color: null,
  birthday: null,
  anniversary: null,
  role: 'owner',
  joinedAt: AT,
};
const picnic: Event = {
  id: newId(),
  familyId: HOME,
  creatorId: olga.id,
  title: 'Picnic',
  date: '2026-11-18',
  isAllDay: true,
  startTime: null,
  endTime: null,
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  creator: { id: olga.id, name: 'Olga', color: null, phone: '1', isFormer: false },
};

function changeOf(made: number, edits: Change['edits'] = []): Change {
  return { familyId: HOME, revision: made, actorId: olga.id, at: AT, edits };
}

let revision = 0;
let stopServing: () => void;

/** The server: a write makes the next revision, and a catch-up tells of each. */
function serve({ method, url }: Request): Promise<Response> {
  if (method !== 'GET' && !url.endsWith('/seen')) revision += 1;
  const since = Number(new URL(url).searchParams.get('since'));
  const changes = Array.from({ length: revision - since }, (_, index) =>
    changeOf(since + 1 + index),
  );
  const body = url.includes('/changes?') ? { changes, revision, epoch: HOME } : picnic;
  return Promise.resolve(Response.json(body, { headers: { 'Kinday-Revision': `${revision}` } }));
}

beforeEach(() => void (stopServing = serveBy(serve)));

afterEach(() => {
  forgetFamilies();
  store.dispatch(api.util.resetApiState());
  stopServing();
});

test('what was written, undone, seen and caught up leaves nothing in the store', async () => {
  const { dispatch } = store;
  const getChanges = familyApi.endpoints.getChanges.initiate;
  followFamily(HOME, store.getState, dispatch).adopt({
    familyId: HOME,
    revision,
    range: null,
    records: {},
  });
  for (let day = 0; day < 5; day += 1) {
    await dispatch(createEvent(HOME, olga, picnic));
    await dispatch(updateEvent(picnic, picnic));
    await dispatch(deleteEvent(picnic));
    await dispatch(undoRevision(HOME, revision));
    await dispatch(markSeen(HOME, revision));
    await dispatch(getChanges({ familyId: HOME, since: day }, { subscribe: false }));
  }
  // RTK Query lets go of an answer in a timer's turn.
  await new Promise((resolve) => setTimeout(resolve, 10));
  const { mutations, queries } = store.getState().api;
  expect(Object.keys(mutations)).toEqual([]);
  expect(Object.keys(queries)).toEqual([]);
  expect(store.getState().overlay).toEqual([]);
});

test('who wrote a record last is known of the latest records alone', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  ids.forEach((id, index) => {
    publishChange(changeOf(index + 1, [{ collection: 'events', op: 'remove', id }]));
  });
  expect(ids.filter((id) => lastActorOf(id) !== null)).toHaveLength(500);
  expect(lastActorOf(ids.at(-1)!)).toBe(olga.id);
});

test('of changes beyond a gap that cannot be filled the first are kept, the rest is asked for', async () => {
  const screen = screenAt(4);
  screen.isOut = true;
  screen.revision = 500;
  for (let next = 6; next <= screen.revision; next += 1) screen.follower.receive(changeTo(next));
  await screen.answer();
  screen.isOut = false;
  screen.postponed[0]!();
  await screen.answer();
  expect(screen.view).toEqual(viewAt(500));
  expect(screen.asked.slice(0, 4)).toEqual([4, 4, 205, 208]);
});

test('what was asked of the server outside the early reads is not remembered', async () => {
  const asked: string[] = [];
  const page = 'http://localhost';
  Object.assign(globalThis, {
    fetch: (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ familyId: HOME }));
    },
  });
  void takeEarly(new Request(`${page}/api/calendars`));
  await readCalendarEarly();
  expect(asked.slice(0, 2)).toEqual(['/api/me', '/api/calendars']);
});
