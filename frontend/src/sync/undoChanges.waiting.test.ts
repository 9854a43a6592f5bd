import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { newEvent, type CreateEventInput, type Event } from '@kinday/contracts/event';
import { eventFieldsOf } from '@kinday/contracts/eventFields';
import { eventsApi } from '../api/eventsApi';
import { meApi } from '../api/meApi';
import { newId } from '../api/newId';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { carryOutOwn } from './carryOutOwn';
import type { EventCommand } from './commands/eventCommand';
import { connectionChanged, epochLearned } from './liveSlice';
import { forgetOwnChanges } from './ownChanges';
import { withPending } from './pendingEditsSlice';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';
import { undoLastChange, undoOwnChange } from './undoChanges';
import { discardAll } from './waiting/discardAll.testing';

const NOVEMBER = { familyId: HOME, month: '2026-11' as const };

/** The server: a calendar that says what it was asked for, and undoes whatever is its last change. */
let events: readonly Event[];
let before: readonly Event[];
let revision: number;
let calls: string[];
/** Whether what is done gets no answer. */
let isLost: boolean;
/** Whether nothing that is asked for reaches it. */
let isCut: boolean;
/** What was deleted, by its id. */
const deleted = new Map<string, Event>();
/** When it does and answers what it is asked for. */
let answers: Promise<void>;

async function serve(request: Request): Promise<Response> {
  const { method } = request;
  const [url = ''] = request.url.split('?');
  if (method === 'GET') return answer({ events, series: [] });
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  calls.push(name === 'undo' ? `undo ${revision}` : method);
  await answers;
  if (isCut) return Response.error();
  const were = events;
  if (name === 'undo') events = before;
  else if (name === 'restore') events = [...events, deleted.get(url.split('/').at(-2)!)!];
  else if (method === 'DELETE') {
    const event = events.find(({ id }) => id === name);
    if (!event) return Response.json({ error: 'Gone', code: 'no_such_event' }, { status: 404 });
    deleted.set(name, event);
    events = events.filter((each) => each !== event);
  } else if (method === 'POST')
    events = [...events, made((await request.json()) as CreateEventInput)];
  else {
    const fields = (await request.json()) as object;
    events = events.map((event) => (event.id === name ? { ...event, ...fields } : event));
  }
  before = were;
  const said = changed(were);
  return isLost ? Response.error() : said;
}

const made = ({ id = newId(), ...fields }: CreateEventInput) =>
  newEvent(id, HOME, olga, fields, AT);

function changed(were: readonly Event[]): Response {
  revision += 1;
  const gone = were.filter(({ id }) => !events.some((event) => event.id === id));
  const edits: RecordEdit[] = [
    ...gone.map(({ id }) => ({ collection: 'events', op: 'remove', id }) as const),
    ...events.map((record) => ({ collection: 'events', op: 'put', record }) as const),
  ];
  const change: Change = { familyId: HOME, revision, actorId: olga.id, at: AT, edits };
  return answer({ change });
}

const answer = (body: unknown) =>
  Response.json(body, { headers: { 'Kinday-Revision': String(revision) } });

serveStore(serve);

const say = (connection: 'live' | 'offline') => store.dispatch(connectionChanged(connection));

beforeEach(async () => {
  [events, before, revision, calls] = [[], [], 1, []];
  [isLost, isCut] = [false, false];
  answers = Promise.resolve();
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(NOVEMBER));
  say('live');
});
afterEach(async () => {
  forgetOwnChanges();
  await store.dispatch(discardAll());
});

const does = (command: EventCommand) => store.dispatch(carryOutOwn(command, HOME, olga));
const add = (title: string) =>
  does({
    kind: 'save',
    event: null,
    wanted: { fields: { ...picnic, title }, scope: 'this' },
    id: newId(),
  });
const change = (event: Event, title: string) => {
  const fields = { ...eventFieldsOf(event), title };
  return does({ kind: 'save', event, wanted: { fields, scope: 'this' }, id: newId() });
};
const undoLast = () => store.dispatch(undoLastChange(HOME, olga));

function shown(): readonly Event[] {
  const { data } = eventsApi.endpoints.getMonth.select(NOVEMBER)(store.getState());
  return withPending(data!, store.getState().pendingEdits).records.events ?? [];
}
const titles = () => shown().map(({ title }) => title);
const allIsSent = () => waitFor(() => expect(store.getState().waiting.edits).toEqual([]));

test('what waits is taken back in turn, and then what the server has, which waits to be undone', async () => {
  await add('Beach');
  say('offline');
  await change(shown()[0]!, 'Zoo');
  await add('Lake');
  expect([await undoLast(), titles()]).toEqual(['takenBack', ['Zoo']]);
  expect([await undoLast(), titles()]).toEqual(['takenBack', ['Beach']]);
  expect([await undoLast(), titles()]).toEqual(['waits', []]);
  expect([await undoLast(), calls]).toEqual([null, ['POST']]);
  say('live');
  await allIsSent();
  expect([titles(), events, calls]).toEqual([[], [], ['POST', 'undo 2']]);
});

test('an undo means what was pressed last, also while that is not kept yet', async () => {
  say('offline');
  await add('Beach');
  const added = add('Lake');
  const undone = undoLast();
  const changed = change(shown()[0]!, 'Zoo');
  expect([await undone, titles()]).toEqual(['takenBack', ['Zoo']]);
  await Promise.all([added, changed]);
  expect(titles()).toEqual(['Zoo']);
});

test('a press between two undos waits for the first, and is what the second takes back', async () => {
  await add('Beach');
  const first = undoLast();
  const added = add('Lake');
  const second = undoLast();
  await Promise.all([first, added, second]);
  expect([titles(), calls]).toEqual([[], ['POST', 'undo 2', 'POST', 'undo 4']]);
});

test('what is pressed waits for an undo, though another one after it has nothing to undo', async () => {
  await add('Beach');
  const undos = [undoLast(), undoLast()];
  await add('Lake');
  await Promise.all(undos);
  expect(calls).toEqual(['POST', 'undo 2', 'POST']);
});

test.each([
  ['has arrived', true],
  ['has not arrived', false],
])(
  'a deletion whose answer was lost is undone without a network, where it %s',
  async (_how, arrives) => {
    await add('Beach');
    isLost = true;
    isCut = !arrives;
    await does({ kind: 'delete', event: shown()[0]!, scope: 'this' });
    say('offline');
    expect(titles()).toEqual([]);
    expect([await undoLast(), titles()]).toEqual(['takenBack', ['Beach']]);
    isLost = isCut = false;
    say('live');
    await allIsSent();
    expect([titles(), events.map(({ title }) => title)]).toEqual([['Beach'], ['Beach']]);
  },
);

test('an edit of a series that may have arrived is not said to be taken back, and nothing before it is undone instead', async () => {
  await add('Beach');
  isLost = true;
  const ofSeries = { ...shown()[0]!, seriesId: newId(), seriesDate: picnic.date };
  await does({ kind: 'release', event: ofSeries });
  say('offline');
  expect(store.getState().waiting.edits).toHaveLength(1);
  await expect(undoLast()).rejects.toMatchObject({ status: 0 });
  await expect(undoLast()).rejects.toMatchObject({ status: 0 });
  expect(titles()).toEqual(['Beach']);
});

test('what waited and was sent meanwhile is undone as the change that it became', async () => {
  await add('Beach');
  say('offline');
  const { change: own } = await change(shown()[0]!, 'Zoo');
  say('live');
  await allIsSent();
  await expect(store.dispatch(undoOwnChange(own!, olga))).resolves.toMatchObject({
    familyId: HOME,
  });
  expect([titles(), calls]).toEqual([['Beach'], ['POST', 'PUT', 'undo 3']]);
});

test('edits that waited and were sent as one are undone as one', async () => {
  await add('Beach');
  say('offline');
  await change(shown()[0]!, 'Zoo');
  await change(shown()[0]!, 'Lake');
  say('live');
  await allIsSent();
  expect([titles(), calls]).toEqual([['Lake'], ['POST', 'PUT']]);
  await undoLast();
  expect(titles()).toEqual(['Beach']);
  await undoLast();
  expect(calls).toEqual(['POST', 'PUT', 'undo 3', 'undo 4']);
});

test('Ctrl+Z in one calendar takes nothing back that waits for another', async () => {
  say('offline');
  await add('Beach');
  expect(await store.dispatch(undoLastChange(newId(), olga))).toBe(null);
  expect(titles()).toEqual(['Beach']);
});

test('what is done right after an undo is sent after it', async () => {
  await add('Beach');
  await change(shown()[0]!, 'Zoo');
  const undone = undoLast();
  await change(shown()[0]!, 'Lake');
  await undone;
  expect(calls).toEqual(['POST', 'PUT', 'undo 3', 'PUT']);
});

test('[S13] what is done while an undo is on its way is shown at once, over what the undo shows', async () => {
  await add('Beach');
  await change(shown()[0]!, 'Zoo');
  let answerAll: () => void = () => undefined;
  answers = new Promise((resolve) => (answerAll = resolve));
  const undone = undoLast();
  const changed = change(shown()[0]!, 'Lake');
  await waitFor(() => expect([titles(), calls]).toEqual([['Lake'], ['POST', 'PUT', 'undo 3']]));
  answerAll();
  await Promise.all([undone, changed]);
  expect([titles(), calls]).toEqual([['Lake'], ['POST', 'PUT', 'undo 3', 'PUT']]);
});

test('what is done while an undo is on its way, and cannot be done, leaves the screen', async () => {
  await add('Beach');
  await change(shown()[0]!, 'Zoo');
  const undone = undoLast();
  const elsewhere = { ...shown()[0]!, familyId: newId() };
  await expect(change(elsewhere, 'Lake')).rejects.toMatchObject({ code: 'other_calendar' });
  await undone;
  expect(titles()).toEqual(['Beach']);
});

test('[S7] an undo that waited while the server got another change log takes nothing back there', async () => {
  store.dispatch(epochLearned('before'));
  await add('Beach');
  say('offline');
  await undoLast();
  store.dispatch(epochLearned('after'));
  say('live');
  await allIsSent();
  expect([titles(), calls]).toEqual([['Beach'], ['POST']]);
});
