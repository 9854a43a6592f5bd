import { beforeEach, expect, test } from '@jest/globals';
import { OTHER_USER } from '@kinday/contracts/user';
import { calendarsApi } from '../api/calendarsApi';
import { meApi } from '../api/meApi';
import { hasCopy, keepsAnything } from '../kept/copyHint';
import { ANA, BEN, everythingKept, letWait } from '../kept/device.testing';
import { keptFamilyView } from '../kept/keptView';
import { forgetAll, keepFor, readCopyAs } from '../kept/owner';
import { keepFamily } from '../kept/replica';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { epochLearned, sessionEnded } from './liveSlice';
import { HOME, shownHome } from './sampleFamily.testing';

const ana = userOf(ANA, 'Ana');
const ben = userOf(BEN, 'Ben');
/** Who is logged in in this browser; null for nobody. */
let loggedIn: typeof ana | null = null;

function userOf(id: string, name: string) {
  const contact = { email: `${name}@example.org`, phone: '' };
  const own = { color: null, familyId: HOME, birthday: null, anniversary: null };
  return { id, name, ...contact, ...own, isRemembered: true };
}

serveStore(() =>
  Promise.resolve(loggedIn ? Response.json(loggedIn) : new Response('', { status: 401 })),
);
beforeEach(async () => {
  await forgetAll();
  loggedIn = ana;
});

const askWho = () =>
  store.dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
const shownUser = () => meApi.endpoints.getMe.select()(store.getState()).data;
const namesKept = async () => JSON.stringify(await everythingKept());

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Somebody else logged in in another tab, who is remembered there, and has done something offline. */
async function benComes(): Promise<void> {
  loggedIn = ben;
  await keepFor(BEN);
  await letWait(BEN, 'of Ben');
  await keepHome();
  readCopyAs(ANA);
}

async function keepHome(): Promise<void> {
  const records = { families: [shownHome.family], members: shownHome.members };
  const range = { from: '2026-05-01', to: '2027-06-01' };
  await keepFamily({ familyId: HOME, revision: 1, epoch: 'one', range, records });
}

test('what an old page hears of its own person takes nothing of who came after them', async () => {
  await askWho();
  await until(async () => (await namesKept()).includes('Ana@example.org'));
  await benComes();
  const before = await everythingKept();
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, { ...ana, name: 'Anna' }));
  store.dispatch(sessionEnded());
  // What is told after these is done after these.
  await store.dispatch(calendarsApi.util.upsertQueryData('getCalendars', undefined, []));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await everythingKept()).toEqual(before);
  expect(hasCopy()).toBe(true);
});

test('a page stays its person’s when somebody else is logged in by now', async () => {
  await askWho();
  loggedIn = ben;
  expect((await askWho()).error).toMatchObject({ code: OTHER_USER });
  expect(shownUser()).toMatchObject({ id: ANA });
});

test('a session that ends before a calendar is kept leaves nothing either', async () => {
  await askWho();
  await until(async () => (await namesKept()).includes('Ana@example.org'));
  expect([hasCopy(), keepsAnything()]).toEqual([false, true]);
  loggedIn = null;
  await askWho();
  await until(async () => !(await namesKept()).includes('Ana'));
  expect(keepsAnything()).toBe(false);
});

test('[S7] what is kept of a log that the server has no more answers nothing', async () => {
  await askWho();
  store.dispatch(epochLearned('one'));
  await until(async () => (await namesKept()).includes('Ana@example.org'));
  await keepHome();
  store.dispatch(epochLearned('one'));
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, { ...ana, name: 'Anna' }));
  await until(async () => (await namesKept()).includes('Anna'));
  expect(await keptFamilyView(HOME)).not.toBeNull();
  store.dispatch(epochLearned('two'));
  await until(async () => (await keptFamilyView(HOME)) === null);
});
