import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import type { Event, EventFields } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { api } from '../api/api';
import { eventsApi } from '../api/eventsApi';
import { newId } from '../api/newId';
import { serveBy } from '../api/serveBy.testing';
import { store } from '../store';
import { createEvent } from './optimisticWrites';
import { followFamily, forgetFamilies } from './followFamily';
import { withPending } from './overlaySlice';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const AT = '2026-11-12T10:00:00.000Z';
const NOVEMBER = { familyId: HOME, month: '2026-11' as const };

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
const picnic: EventFields = {
  title: 'Picnic',
  date: '2026-11-18',
  isAllDay: true,
  startTime: null,
  endTime: null,
  mainCategory: 'General family gatherings',
  subCategory: 'Picnic',
  notes: null,
};

const follower = () => followFamily(HOME, store.getState, store.dispatch);

/** The server: a calendar without events at first, whose word of a change comes before its answer. */
async function serve(request: Request): Promise<Response> {
  if (request.method === 'GET') return Response.json([], { headers: { 'Kinday-Revision': '9' } });
  const { id, ...fields } = (await request.json()) as EventFields & { id: string };
  const creator = { ...olga, isFormer: false };
  const stamps = { version: 1, createdAt: AT, updatedAt: AT };
  const record: Event = { ...fields, ...stamps, id, familyId: HOME, creatorId: olga.id, creator };
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

let stopServing: () => void;

beforeEach(() => {
  alongWith = [];
  isHeardFirst = true;
  stopServing = serveBy(serve);
});

afterEach(() => {
  forgetFamilies();
  store.dispatch(api.util.resetApiState());
  stopServing();
});

/** The titles a person sees. */
function seen(): string[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  const view = withPending(data!, store.getState().overlay);
  return (view.records.events ?? []).map(({ title }) => title);
}

test('[S7] [S13] what was written is not shown any more when an older state is restored', async () => {
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  await store.dispatch(createEvent(HOME, olga, picnic));
  expect(seen()).toEqual(['Picnic']);
  follower().reset();
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(seen()).toEqual([]);
});

test('[S12] the author sees the whole change that the answer brings, not only what was sent', async () => {
  alongWith = ['Packing'];
  isHeardFirst = false;
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  await store.dispatch(createEvent(HOME, olga, picnic));
  expect(seen().toSorted()).toEqual(['Packing', 'Picnic']);
  expect(follower().have).toBe(10);
});
