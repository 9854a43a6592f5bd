import { beforeEach, expect, test } from '@jest/globals';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { newEvent, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { api } from '../api/api';
import { eventsApi } from '../api/eventsApi';
import { newId } from '../api/newId';
import { store } from '../store';
import { createEvent } from './commands/eventWrites';
import { perform } from './perform';
import { followFamily } from './followFamily';
import { withPending } from './pendingEditsSlice';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';
import { serveStore } from '../serveStore.testing';

const NOVEMBER = { familyId: HOME, month: '2026-11' as const };

const follower = () => followFamily(HOME, store.getState, store.dispatch);

/** The server: a calendar without events at first, whose word of a change comes before its answer. */
async function serve(request: Request): Promise<Response> {
  if (request.method === 'GET') {
    return Response.json({ events: [], series: [] }, { headers: { 'Kinday-Revision': '9' } });
  }
  const { id, ...fields } = (await request.json()) as EventFields & { id: string };
  const record = newEvent(id, HOME, olga, fields, AT);
  const change = changeOf([
    record,
    ...alongWith.map((title) => ({ ...record, id: newId(), title })),
  ]);
  if (isHeardFirst) follower().receive(change);
  return Response.json({ change }, { headers: { 'Kinday-Revision': '10' } });
}

/** Other events that the server writes in the same change. */
let alongWith: string[] = [];
let isHeardFirst = true;

function changeOf(records: Event[]): Change {
  const edits = records.map((record): RecordEdit => ({ collection: 'events', op: 'put', record }));
  return { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits };
}

beforeEach(() => {
  alongWith = [];
  isHeardFirst = true;
});

serveStore(serve);

/** The titles a person sees. */
function seen(): string[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  const view = withPending(data!, store.getState().pendingEdits);
  return (view.records.events ?? []).map(({ title }) => title);
}

test('[S7] [S13] what was written is not shown any more when an older state is restored', async () => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  await store.dispatch(perform(createEvent(HOME, olga, picnic, newId())));
  expect(seen()).toEqual(['Picnic']);
  follower().reset();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(seen()).toEqual([]);
});

test('[S12] the author sees the whole change that the answer brings, not only what was sent', async () => {
  alongWith = ['Packing'];
  isHeardFirst = false;
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  await store.dispatch(perform(createEvent(HOME, olga, picnic, newId())));
  expect(seen().toSorted()).toEqual(['Packing', 'Picnic']);
  expect(follower().have).toBe(10);
});
