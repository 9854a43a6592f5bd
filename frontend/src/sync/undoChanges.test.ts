import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import type { UndoInput } from '@kinday/contracts/recent';
import { PROTOCOL } from '@kinday/contracts/socket';
import { api } from '../api/api';
import { meApi } from '../api/meApi';
import type { Written } from '../api/written';
import { serveBy } from '../api/serveBy.testing';
import { store } from '../store';
import { publishChange } from './changeListeners';
import { forgetFamilies } from './followFamily';
import { takeHelloAnswer } from './takeServerMessages';
import { rememberWrite } from './ownChanges';
import { AT, HOME, olga } from './sampleFamily.testing';
import { undoLastChange, undoOwnChange, undoRevision } from './undoChanges';

const CABIN = 'f1000000-0000-4000-8000-000000000000';
const OLGA = { familyId: HOME, userId: olga.id };

const EVENT = 'e0000000-0000-4000-8000-000000000000';

function made(revision: number): { revision: number; change: Change } {
  const { familyId, userId: actorId } = OLGA;
  const edits: Change['edits'] = [{ collection: 'events', op: 'remove', id: EVENT }];
  return { revision, change: { familyId, revision, actorId, at: AT, edits } };
}
const write = (answer: Promise<Written>) =>
  rememberWrite({ ...OLGA, eventId: EVENT, title: 'Picnic' }, answer);
const written = (revision: number) => write(Promise.resolve(made(revision)));
const undoLast = () => store.dispatch(undoLastChange(HOME, olga));

/** The revisions the server was asked to undo, in order. */
let undone: number[] = [];
let answer: (revision: number) => Promise<Response>;
let stopServing: () => void;

beforeEach(async () => {
  const user = { id: olga.id, name: 'Olga', phone: '1', color: null } as never;
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  undone = [];
  answer = () => Promise.resolve(Response.json({ change: null }));
  stopServing = serveBy(async (request) => {
    const { revision } = (await request.json()) as UndoInput;
    undone.push(revision);
    return answer(revision);
  });
});

afterEach(async () => {
  answer = () => Promise.resolve(Response.json({ change: null }));
  // What one test left over is no other's.
  for (let before = -1; before < undone.length; await undoLast()) before = undone.length;
  forgetFamilies();
  store.dispatch(api.util.resetApiState());
  stopServing();
});

test('the last change is undone first, each once, and an undo is no change to undo', async () => {
  written(1);
  const second = written(2);
  await undoLast();
  await store.dispatch(undoOwnChange(second, olga));
  await undoLast();
  await undoLast();
  expect(undone).toEqual([2, 1]);
});

test('who undoes before the answer has come undoes what was just sent', async () => {
  written(1);
  let arrive: (answer: ReturnType<typeof made>) => void = () => undefined;
  write(new Promise((resolve) => (arrive = resolve)));
  const undo = undoLast();
  arrive(made(2));
  await undo;
  expect(undone).toEqual([2]);
});

test('a write that was refused leaves nothing to undo', async () => {
  written(1);
  const refused = write(Promise.reject(new Error('refused')));
  await refused.answered;
  await undoLast();
  expect(undone).toEqual([1]);
});

test('a write that changed nothing is no change to undo: the one before it is undone', async () => {
  written(1);
  const unchanged = write(Promise.resolve({ revision: 1, change: null }));
  await unchanged.answered;
  await undoLast();
  expect(undone).toEqual([1]);
});

test('a write whose answer was lost is undone once its change is heard, and only once', async () => {
  const lost = () => write(Promise.reject(new Error('cut off')));
  const cut = lost();
  publishChange(made(1).change);
  await cut.answered;
  await lost().answered;
  await undoLast();
  expect(undone).toEqual([1]);

  await lost().answered;
  const retried = write(Promise.resolve({ revision: 2, change: null }));
  publishChange(made(2).change);
  await retried.answered;
  await undoLast();
  await undoLast();
  expect(undone).toEqual([1, 2]);

  // The first try never got there: what is heard is the second one.
  await lost().answered;
  let arrive: (answer: Written) => void = () => undefined;
  const second = write(new Promise((resolve) => (arrive = resolve)));
  publishChange(made(3).change);
  arrive(made(3));
  await second.answered;
  await undoLast();
  await undoLast();
  expect(undone).toEqual([1, 2, 3]);
});

test('an undo that is heard while another write of the event is under way is not taken for it', async () => {
  written(1);
  let arrive: (answer: Written) => void = () => undefined;
  let next: ReturnType<typeof write> | undefined;
  answer = () => {
    next = write(new Promise((resolve) => (arrive = resolve)));
    publishChange(made(2).change);
    return Promise.resolve(Response.json({ change: made(2).change }));
  };
  await undoLast();
  answer = () => Promise.resolve(Response.json({ change: null }));
  arrive(made(3));
  await next?.answered;
  await undoLast();
  expect(undone).toEqual([1, 3]);
});

test('[S7] nothing of the log before a restored backup is undone: its revisions mean others now', async () => {
  const hearEpoch = (epoch: string) =>
    takeHelloAnswer({ protocol: PROTOCOL, epoch, families: {} }, store.getState, store.dispatch);
  hearEpoch(HOME);
  const before = written(1);
  await before.answered;
  hearEpoch(CABIN);
  await undoLast();
  await store.dispatch(undoOwnChange(before, olga));
  expect(undone).toEqual([]);
});

test('two undos in a row are asked for one after the other', async () => {
  written(1);
  written(2);
  let isAsked = false;
  answer = async () => {
    expect(isAsked).toBe(false);
    isAsked = true;
    await new Promise((resolve) => setTimeout(resolve));
    isAsked = false;
    return Response.json({ change: null });
  };
  await Promise.all([undoLast(), undoLast()]);
  expect(undone).toEqual([2, 1]);
});

test('what the list undid is not undone again; another calendar’s changes are its own', async () => {
  const first = written(1);
  const second = written(2);
  await Promise.all([first.answered, second.answered]);
  await store.dispatch(undoRevision(HOME, 2));
  await store.dispatch(undoLastChange(CABIN, olga));
  await undoLast();
  expect(undone).toEqual([2, 1]);
});

test('a change the server could not be asked to undo can be undone later; a refused one cannot', async () => {
  written(1);
  written(2);
  const problem = { error: 'Olga changed this event since', code: 'event_changed' };
  answer = () => Promise.resolve(Response.json(problem, { status: 503 }));
  await expect(undoLast()).rejects.toMatchObject({ status: 503 });
  answer = () => Promise.resolve(Response.json(problem, { status: 409 }));
  await expect(undoLast()).rejects.toMatchObject({ status: 409 });
  await expect(undoLast()).rejects.toMatchObject({ status: 409 });
  expect(undone).toEqual([2, 2, 1]);
});
