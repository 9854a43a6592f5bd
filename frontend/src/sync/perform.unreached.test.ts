import { beforeEach, expect, test } from '@jest/globals';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import { eventsApi } from '../api/eventsApi';
import { newId } from '../api/newId';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { createEvent, updateEvent } from './commands/eventWrites';
import { updateWithMerge } from './commands/updateWithMerge';
import { connectionChanged } from './liveSlice';
import { perform, Waits, type Write } from './perform';
import { withPending } from './pendingEditsSlice';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';

const NOVEMBER = { familyId: HOME, month: '2026-11' as const };
const headers = { 'Kinday-Revision': '9' };
const lesson = newEvent(newId(), HOME, olga, { ...picnic, title: 'Lesson' }, AT);

/** What the server, or the network before it, answers a write. */
let answer: () => Promise<Response>;
let asked = 0;

serveStore(({ method }) => {
  if (method === 'GET')
    return Promise.resolve(Response.json({ events: [], series: [] }, { headers }));
  asked += 1;
  return answer();
});

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const say = (connection: 'live' | 'offline') => store.dispatch(connectionChanged(connection));

beforeEach(async () => {
  asked = 0;
  answer = away;
  taken = [];
  say('live');
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
});

/** What was taken over to wait. */
let taken: Write['shown'][];
/** What stood on the screen at that moment. */
let seenThen: string[];
const takeOver = (shown: Write['shown']) => {
  seenThen = seen();
  taken.push(shown);
  return true;
};

/** The titles a person sees. */
function seen(): string[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  const view = withPending(data!, store.getState().pendingEdits);
  return (view.records.events ?? []).map(({ title }) => title);
}

const named = (title: string) => createEvent(HOME, olga, { ...picnic, title }, lesson.id);
const write = (title = 'Picnic') => store.dispatch(perform(named(title), 'mine', takeOver));

test('[S13] a write that does not reach the server is taken over, and never leaves the screen', async () => {
  await expect(write()).rejects.toEqual(new Waits('mine'));
  expect(taken).toEqual([named('Picnic').shown.map(anyInstant)]);
  expect(seenThen).toEqual(['Picnic']);
  expect(seen()).toEqual(['Picnic']);
});

function anyInstant(edit: RecordEdit): unknown {
  const at: unknown = expect.any(String);
  if (edit.op !== 'put') return edit;
  return { ...edit, record: { ...edit.record, createdAt: at, updatedAt: at } };
}

test.each([
  ['a proxy that finds no server', 502, '<h1>Bad Gateway</h1>'],
  ['a proxy that waits in vain', 504, ''],
])('%s has not reached it', async (_who, status, body) => {
  answer = () => Promise.resolve(new Response(body, { status }));
  await expect(write()).rejects.toBeInstanceOf(Waits);
});

test.each([
  ['a refusal', 409, { code: 'id_taken', error: 'There is one' }],
  ['a fault of the server', 500, { code: 'internal', error: 'Something broke' }],
  ['a server whose database is away', 502, { code: 'away', error: 'Later, please' }],
])('%s is an answer: nothing waits', async (_what, status, body) => {
  answer = () => Promise.resolve(Response.json(body, { status }));
  await expect(write()).rejects.toMatchObject({ status });
  expect(taken).toEqual([]);
  expect(seen()).toEqual([]);
});

test('what nobody takes over fails and leaves the screen', async () => {
  const refusing = store.dispatch(perform(named('Picnic'), 'mine', () => false));
  await expect(refusing).rejects.toMatchObject({ status: 0 });
  await expect(store.dispatch(perform(named('Picnic')))).rejects.toMatchObject({ status: 0 });
  expect(seen()).toEqual([]);
});

test('while the server is known to be out of reach nothing is sent', async () => {
  say('offline');
  await expect(write()).rejects.toBeInstanceOf(Waits);
  expect(asked).toBe(0);
});

test('nobody waits for an answer once the connection is known to be offline', async () => {
  const isSent = new Promise<void>((resolve) => {
    answer = () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  const written = write();
  await isSent;
  say('offline');
  await expect(written).rejects.toBeInstanceOf(Waits);
});

test('what is shown under the same key is replaced in its place', async () => {
  await write().catch(() => undefined);
  await store
    .dispatch(perform(updateEvent(lesson, picnic), 'other', () => true))
    .catch(() => undefined);
  await write('Feast').catch(() => undefined);
  expect(store.getState().pendingEdits.map(({ key }) => key)).toEqual(['mine', 'other']);
  expect(taken).toHaveLength(2);
});

test('what was taken over is shown until the server has it, whenever that is', async () => {
  await write().catch(() => undefined);
  const edits: Change['edits'] = [{ collection: 'events', op: 'put', record: lesson }];
  const change = { familyId: HOME, revision: 10, actorId: olga.id, at: AT, edits };
  answer = () =>
    Promise.resolve(Response.json({ change }, { headers: { 'Kinday-Revision': '10' } }));
  await write();
  expect(seen()).toEqual(['Lesson']);
  expect(store.getState().pendingEdits).toEqual([]);
});

test('an edit of an event whose edit before it came to wait is not sent past it', async () => {
  const here = { perform: (each: Write) => store.dispatch(perform(each, newId(), takeOver)) };
  const edits = ['Violin', 'Flute'].map((title) =>
    updateWithMerge(here, lesson, { ...picnic, title }),
  );
  await Promise.all(edits.map((each) => expect(each).rejects.toBeInstanceOf(Waits)));
  expect(asked).toBe(1);
  expect(taken).toHaveLength(2);
});
