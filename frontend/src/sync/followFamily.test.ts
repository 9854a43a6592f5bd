import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import type { Family } from '@kinday/contracts/family';
import { familyApi } from '../api/familyApi';
import { store } from '../store';
import { followFamily, forgetFamily, resetFamilies } from './followFamily';
import { editsDropped, editsShown, editsTaken } from './pendingEditsSlice';
import { serveStore } from '../serveStore.testing';

const HOME = 'f0000000-0000-4000-8000-000000000000';
const CABIN = 'f1000000-0000-4000-8000-000000000000';
const INSTANT = '2026-01-01T00:00:00.000Z';

function familyAt(id: string, name: string): Family {
  return {
    id,
    name,
    ownerId: HOME,
    inviteCode: 'ABC234',
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    trialEndsAt: null,
    zone: 'UTC',
    createdAt: INSTANT,
  };
}

/** The server behind `fetch`: families, each with the names its changes gave it. */
class Server {
  readonly names = new Map<string, string[]>();
  isAway = false;
  /** What was asked of families that are not there, or of which one is no member. */
  refused = 0;

  readonly fetch = (request: Request): Promise<Response> => {
    if (this.isAway) return Promise.resolve(new Response('', { status: 503 }));
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('familyId') ?? '';
    const names = this.names.get(id);
    if (!names) {
      this.refused += 1;
      return Promise.resolve(new Response('', { status: 404 }));
    }
    const family = familyAt(id, names.at(-1) ?? '');
    const since = Number(searchParams.get('since'));
    const changes = names.slice(since).map((_, index) => this.changeTo(id, since + index + 1));
    const body =
      pathname === '/api/family'
        ? { family, members: [] }
        : { changes, revision: names.length, epoch: HOME };
    const headers = { 'Kinday-Revision': String(names.length) };
    return Promise.resolve(Response.json(body, { headers }));
  };

  changeTo(familyId: string, revision: number): Change {
    const record = familyAt(familyId, this.names.get(familyId)![revision - 1]!);
    const edits: Change['edits'] = [{ collection: 'families', op: 'put', record }];
    return { familyId, revision, actorId: HOME, at: INSTANT, edits };
  }
}

const server = new Server();

beforeEach(() => {
  server.names.set(HOME, ['Home', 'Sweet home']).set(CABIN, ['Cabin']);
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(() => {
  jest.useRealTimers();
});

serveStore(server.fetch);

const open = (id: string) => store.dispatch(familyApi.endpoints.getFamily.initiate(id));
const follower = (id: string) => followFamily(id, store.getState, store.dispatch);
const shown = (id: string) =>
  familyApi.endpoints.getFamily.select(id)(store.getState()).data?.records.families?.[0]?.name;

/** Lets answers arrive and pauses pass until it holds. */
async function becomes(value: () => unknown, wanted: unknown): Promise<void> {
  for (let round = 0; round < 50 && value() !== wanted; round += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(value()).toBe(wanted);
}

test('[S11] a calendar that was left and joined again is followed from where its view stands', async () => {
  await open(HOME);
  forgetFamily(HOME);
  server.names.get(HOME)!.push('Home again');
  follower(HOME).hear(3);
  await becomes(() => shown(HOME), 'Home again');
});

test('[S11] what could not be loaded anew is asked for until it can', async () => {
  await open(HOME);
  server.isAway = true;
  follower(HOME).reset();
  await jest.advanceTimersByTimeAsync(20_000);
  server.names.get(HOME)!.push('Home after the storm');
  server.isAway = false;
  await becomes(() => shown(HOME), 'Home after the storm');
  follower(HOME).receive(server.changeTo(HOME, 3));
  expect(follower(HOME).have).toBe(3);
});

test('[S7] another log is another log for every calendar that is loaded, not just the one shown', async () => {
  await Promise.all([open(HOME), open(CABIN)]);
  server.names.set(HOME, ['Restored home', 'Old home']).set(CABIN, ['Restored cabin']);
  resetFamilies(store.getState());
  await becomes(() => shown(HOME), 'Old home');
  await becomes(() => shown(CABIN), 'Restored cabin');
});

test('[S7] a calendar that was left before the log was another one loads anew when it is joined again', async () => {
  await open(HOME);
  forgetFamily(HOME);
  server.names.set(HOME, ['Restored home', 'Old home']);
  resetFamilies(store.getState());
  follower(HOME).hear(2);
  await becomes(() => shown(HOME), 'Old home');
  expect(follower(HOME).have).toBe(2);
});

test('[S11] a calendar one is no member of any more is asked for once, and never again', async () => {
  await open(CABIN);
  // The answer of an own write comes after the word that one was removed.
  forgetFamily(CABIN);
  const late = { ...server.changeTo(CABIN, 1), revision: 3 };
  server.names.delete(CABIN);
  follower(CABIN).receive(late);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(server.refused).toBe(1);
});

test('an edit that arrived is pending no more where nothing of its family is loaded', async () => {
  await open(HOME);
  for (const familyId of [HOME, CABIN]) {
    store.dispatch(editsShown({ key: familyId, familyId, edits: [] }));
    store.dispatch(editsTaken({ key: familyId, revision: 9 }));
  }
  expect(store.getState().pendingEdits.map(({ key }) => key)).toEqual([HOME]);
  store.dispatch(editsDropped(HOME));
});
