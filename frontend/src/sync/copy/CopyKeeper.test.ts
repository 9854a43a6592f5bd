import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import { ABSENT_CONTENT, creatorOf, type Event } from '@kinday/contracts/event';
import { serveStore } from '../../serveStore.testing';
import { store } from '../../store';
import { ANA, holdUp } from '../../kept/device.testing';
import { isStuck } from '../../kept/inTransaction';
import { feedsOf, keepAnswer, keptAnswer } from '../../kept/keptAnswers';
import { keptDaysView, keptFamilyView } from '../../kept/keptView';
import { forgetAll, keepFor } from '../../kept/owner';
import { keptFamilies } from '../../kept/replica';
import { epochLearned } from '../liveSlice';
import { AT, HOME, olga, picnic, shownHome } from '../sampleFamily.testing';
import { CopyKeeper } from './CopyKeeper';

const CABIN = 'f1000000-0000-4000-8000-000000000000';
const today = new Date().toISOString().slice(0, 10);

/** An event of a family, today. */
function eventOf(familyId: string, number: number): Event {
  const id = `e000000${number}-0000-4000-8000-000000000000`;
  const creator = creatorOf(olga);
  const own = { familyId, creatorId: olga.id, creator, version: 1, createdAt: AT, updatedAt: AT };
  return { ...ABSENT_CONTENT, ...picnic, ...own, id, title: `Picnic ${number}`, date: today };
}

/** The server behind `fetch`: families whose every change adds an event. */
class Server {
  readonly log = new Map<string, Change[]>();
  readonly asked: string[] = [];
  epoch = 'one';
  /** Changes before this one are no longer in the log. */
  oldest = 1;
  /** Somebody writes right after each read. */
  isBusy = false;

  add(familyId: string): void {
    const changes = this.log.get(familyId) ?? [];
    const revision = changes.length + 1;
    const edit: RecordEdit = {
      collection: 'events',
      op: 'put',
      record: eventOf(familyId, revision),
    };
    const change = { familyId, revision, actorId: olga.id, at: AT, edits: [edit] };
    this.log.set(familyId, [...changes, change]);
  }

  readonly fetch = (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('familyId') ?? '';
    const path = pathname.replace('/api/', '');
    this.asked.push(path);
    const changes = this.log.get(id);
    if (!changes) return Promise.resolve(new Response('', { status: 404 }));
    const since = Number(searchParams.get('since'));
    const isOfOther = (searchParams.get('epoch') ?? this.epoch) !== this.epoch;
    if (path === 'changes' && (isOfOther || since + 1 < this.oldest)) {
      return Promise.resolve(new Response('', { status: 410 }));
    }
    const headers = { 'Kinday-Revision': String(changes.length) };
    const body = this.answer(path, changes, since, searchParams);
    const response = Response.json(body, { headers });
    if (this.isBusy && path !== 'changes') this.add(id);
    return Promise.resolve(response);
  };

  private answer(path: string, changes: Change[], since: number, query: URLSearchParams): object {
    if (path === 'changes') {
      return { changes: changes.slice(since), revision: changes.length, epoch: this.epoch };
    }
    const family = { ...shownHome.family, id: query.get('familyId') ?? '' };
    if (path === 'family') return { family, members: [olga], ownCategories: [], feeds: [] };
    const isIn = today >= (query.get('from') ?? '') && today < (query.get('to') ?? '');
    const events = changes.flatMap(({ edits }) =>
      edits.flatMap((edit) => (edit.op === 'put' ? [edit.record] : [])),
    );
    return { events: isIn ? events : [], series: [] };
  }
}

let server = new Server();
let keeper: CopyKeeper;
afterEach(() => void jest.restoreAllMocks());
serveStore((request) => server.fetch(request));

beforeEach(async () => {
  await forgetAll();
  await keepFor(ANA);
  server = new Server();
  server.add(HOME);
  keeper = new CopyKeeper(store.getState, store.dispatch);
  store.dispatch(epochLearned(server.epoch));
});

/** The server tells where a family stands. */
function tell(...familyIds: string[]): void {
  const told = familyIds.map((id) => [id, server.log.get(id)?.length ?? 0] as const);
  keeper.hear(Object.fromEntries(told));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Whether as much of a family is kept as the server has of it. */
async function isWhole(id: string): Promise<boolean> {
  const kept = (await keptFamilies()).find((family) => family.id === id);
  return kept?.epoch === server.epoch && kept.revision === server.log.get(id)?.length;
}

async function titlesKept(id: string): Promise<string[]> {
  const month = { from: `${today.slice(0, 7)}-01`, to: `${today.slice(0, 7)}-29` };
  const view = await keptDaysView(id, month);
  return (view?.records.events ?? []).map(({ title }) => title);
}

/** What the server was asked since the last time, and nothing more is asked for. */
const askedNow = () => server.asked.splice(0);

test('a calendar is read whole, though somebody writes between the reads', async () => {
  server.isBusy = true;
  tell(HOME);
  await until(async () => (await keptFamilies()).length > 0);
  const asked = askedNow();
  expect(asked.slice(0, 4)).toEqual(['family', 'month', 'month', 'changes']);
  expect((await keptFamilyView(HOME))?.records.members).toEqual([olga]);
  const [{ revision } = { revision: 0 }] = await keptFamilies();
  expect(revision).toBe(4);
  expect(await titlesKept(HOME)).toEqual(['Picnic 1', 'Picnic 2', 'Picnic 3', 'Picnic 4']);
});

test('what has changed is caught up, and what has not is not asked for', async () => {
  server.add(CABIN);
  tell(HOME, CABIN);
  await until(async () => (await isWhole(HOME)) && isWhole(CABIN));
  askedNow();
  server.add(CABIN);
  tell(HOME, CABIN);
  await until(() => isWhole(CABIN));
  expect(askedNow()).toEqual(['changes']);
  expect(await titlesKept(CABIN)).toEqual(['Picnic 1', 'Picnic 2']);
});

test.each([
  ['no longer reaches back', () => void (server.oldest = 4)],
  ['is another one', () => void (server.epoch = 'two')],
])('where the log %s, all is read anew', async (_name, change) => {
  tell(HOME);
  await until(() => isWhole(HOME));
  server.add(HOME);
  server.add(HOME);
  server.add(HOME);
  change();
  store.dispatch(epochLearned(server.epoch));
  tell(HOME);
  await until(() => isWhole(HOME));
  expect(askedNow()).toContain('family');
  expect(await titlesKept(HOME)).toHaveLength(4);
});

test('changes of the shown calendar are kept as they come, without a read', async () => {
  tell(HOME);
  await until(() => isWhole(HOME));
  askedNow();
  server.add(HOME);
  server.add(HOME);
  server.log
    .get(HOME)
    ?.slice(1)
    .forEach((change) => keeper.take(change));
  await until(() => isWhole(HOME));
  expect(askedNow()).toEqual([]);
  expect(await titlesKept(HOME)).toHaveLength(3);
});

test('calendars that are this person’s no more go at once', async () => {
  server.add(CABIN);
  tell(HOME, CABIN);
  await until(async () => (await isWhole(HOME)) && isWhole(CABIN));
  await keepAnswer(feedsOf(CABIN), { of: 'x', range: { from: today, to: today }, events: [] });
  await keeper.takeCalendars([HOME]);
  expect((await keptFamilies()).map(({ id }) => id)).toEqual([HOME]);
  expect(await keptFamilyView(CABIN)).toBeNull();
  expect(await keptAnswer(feedsOf(CABIN))).toBeNull();
  server.log.delete(HOME);
  keeper.hear({ [HOME]: 9 });
  await until(async () => (await keptFamilies()).length === 0);
});

test('a calendar that is lost while it is read is not kept', async () => {
  server.add(CABIN);
  const answer = server.fetch;
  let lost: Promise<void> | undefined;
  jest.spyOn(server, 'fetch').mockImplementation((request) => {
    if (request.url.includes('changes')) lost ??= keeper.takeCalendars([HOME]);
    return answer(request);
  });
  tell(CABIN);
  await until(() => Promise.resolve(lost !== undefined));
  await lost;
  tell(HOME);
  await until(() => isWhole(HOME));
  expect(await keptFamilyView(CABIN)).toBeNull();
});

test('where there is no room the server is asked once, and not with every change', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  tell(HOME);
  await until(() => Promise.resolve(server.asked.length >= 4));
  server.add(HOME);
  keeper.take(server.log.get(HOME)!.at(-1)!);
  tell(HOME);
  // As long as two rounds of reading would take.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(askedNow()).toEqual(['family', 'month', 'month', 'changes']);
});

test('a change of the shown calendar that a stuck database could not take is read once it works again', async () => {
  tell(HOME);
  await until(() => isWhole(HOME));
  const letGo = await holdUp();
  await keptFamilies();
  expect(isStuck()).toBe(true);
  server.add(HOME);
  keeper.take(server.log.get(HOME)!.at(-1)!);
  await letGo();
  await until(() => isWhole(HOME));
  expect(await titlesKept(HOME)).toEqual(['Picnic 1', 'Picnic 2']);
});

test('what a stuck database could not take is read once it works again, and nothing before', async () => {
  const letGo = await holdUp();
  tell(HOME);
  await until(() => Promise.resolve(isStuck()));
  tell(HOME);
  await letGo();
  await until(() => isWhole(HOME));
  // Once in vain, and once more.
  expect(server.asked.filter((path) => path === 'family')).toHaveLength(2);
});
