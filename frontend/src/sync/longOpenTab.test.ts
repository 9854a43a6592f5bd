import { expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import { readCalendarEarly, takeEarly } from '../api/earlyReads';
import { familyApi } from '../api/familyApi';
import { newId } from '../api/newId';
import { store } from '../store';
import { lastActorOf, publishChange } from './changeListeners';
import { followFamily } from './followFamily';
import { createEvent, deleteEvent, updateEvent } from './commands/eventWrites';
import { perform } from './perform';
import { markSeen } from './unreadChanges';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';
import { changeTo, screenAt, viewAt } from './Screen.testing';
import { serveStore } from '../serveStore.testing';
import { undoRevision } from './undoChanges';

const written = newEvent(newId(), HOME, olga, picnic, AT);

function changeOf(made: number, edits: Change['edits'] = []): Change {
  return { familyId: HOME, revision: made, actorId: olga.id, at: AT, edits };
}

let revision = 0;

/** The server: a write makes the next revision, and a catch-up tells of each. */
function serve({ method, url }: Request): Promise<Response> {
  if (method !== 'GET' && !url.endsWith('/seen')) revision += 1;
  const since = Number(new URL(url).searchParams.get('since'));
  const changes = Array.from({ length: revision - since }, (_, index) =>
    changeOf(since + 1 + index),
  );
  const body = url.includes('/changes?') ? { changes, revision, epoch: HOME } : written;
  return Promise.resolve(Response.json(body, { headers: { 'Kinday-Revision': `${revision}` } }));
}

serveStore(serve);

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
    await dispatch(perform(createEvent(HOME, olga, picnic, newId())));
    await dispatch(perform(updateEvent(written, picnic)));
    await dispatch(perform(deleteEvent(written)));
    await dispatch(undoRevision(HOME, revision));
    await dispatch(markSeen(HOME, revision));
    await dispatch(getChanges({ familyId: HOME, since: day }, { subscribe: false }));
  }
  // RTK Query lets go of an answer in a timer's turn.
  await new Promise((resolve) => setTimeout(resolve, 10));
  const { mutations, queries } = store.getState().api;
  expect(Object.keys(mutations)).toEqual([]);
  expect(Object.keys(queries)).toEqual([]);
  expect(store.getState().pendingEdits).toEqual([]);
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
