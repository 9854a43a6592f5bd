import { expect, test } from '@jest/globals';
import type { Change } from '@kinday/contracts/change';
import { newEvent } from '@kinday/contracts/event';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { leanOf } from '@kinday/contracts/leanChange';
import { PROTOCOL, serverMessages } from '@kinday/contracts/socket';
import { eventsApi } from '../api/eventsApi';
import { familyApi } from '../api/familyApi';
import { serveStore } from '../serveStore.testing';
import { store } from '../store';
import { familyShown } from './liveSlice';
import { AT, HOME, olga, picnic } from './sampleFamily.testing';
import { takeHelloAnswer, takeServerMessages } from './takeServerMessages';

const ben = { ...olga, id: 'b0000000-0000-4000-8000-000000000000', name: 'Ben' };
const blueBen = { ...ben, color: '#0000FF' };

/** Ben adds an event, becomes blue, and adds another one. */
const changes: Change[] = [
  [{ collection: 'events', op: 'put', record: eventOf('e1', ben) }] as Change['edits'],
  [{ collection: 'members', op: 'put', record: blueBen }] as Change['edits'],
  [{ collection: 'events', op: 'put', record: eventOf('e2', blueBen) }] as Change['edits'],
].map((edits, at) => ({ familyId: HOME, revision: at + 2, actorId: ben.id, at: AT, edits }));

function eventOf(start: string, author: typeof ben) {
  return newEvent(`${start}000000-0000-4000-8000-000000000000`, HOME, author, picnic, AT);
}

const family: FamilyAnswer['family'] = {
  id: HOME,
  name: 'Home',
  ownerId: olga.id,
  inviteCode: 'ABC234',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  trialEndsAt: null,
  zone: 'UTC',
  createdAt: AT,
};
/** Where the server stands when it is read; its log ends with the last change. */
let members = [olga, ben];
/** The revisions after which the log was asked. */
let asked: number[] = [];

serveStore(({ url }) => {
  const { pathname, searchParams } = new URL(url);
  const since = Number(searchParams.get('since'));
  if (pathname === '/api/changes') asked.push(since);
  const bodies: Record<string, unknown> = {
    '/api/family': { family, members, isOwner: true },
    '/api/month': { events: [], series: [] },
    '/api/changes': { changes: changes.slice(since - 1), revision: 4, epoch: HOME },
  };
  return Promise.resolve(Response.json(bodies[pathname], { headers: { 'Kinday-Revision': '1' } }));
});

const month = { familyId: HOME, month: '2026-11' };
const shown = () => eventsApi.endpoints.getMonth.select(month)(store.getState()).data;

/** A tab that shows the family as it was at revision 1, with the members it was read with. */
async function openTab(known: typeof members) {
  members = known;
  asked = [];
  store.dispatch(familyShown(HOME));
  await store.dispatch(familyApi.endpoints.getFamily.initiate(HOME));
  await store.dispatch(eventsApi.endpoints.getMonth.initiate(month));
  return takeServerMessages(store.getState, store.dispatch);
}

const isAt = async (revision: number) => {
  while (shown()?.revision !== revision) await new Promise((resolve) => setTimeout(resolve, 5));
};
const creators = () => shown()?.records.events?.map(({ creator }) => creator);
const blue = { ...eventOf('e2', blueBen).creator };

test('[S10] lean changes are completed by the members as they are before each, without asking the log', async () => {
  const { leanChange } = await openTab([olga, ben]);
  for (const change of changes) leanChange(leanOf(change));
  expect(shown()?.revision).toBe(4);
  expect(creators()).toEqual([blue, blue]);
  expect(asked).toEqual([]);
});

test('[S11] a creator who is not among the members this tab knows makes it ask the log', async () => {
  const { leanChange } = await openTab([olga]);
  leanChange(leanOf(changes[0]!));
  await isAt(4);
  expect([asked, creators()]).toEqual([[1], [blue, blue]]);
});

test('[S7] on a node of the release before, a change is a sign to ask the log', async () => {
  const { change } = await openTab([olga, ben]);
  const answer = { protocol: PROTOCOL - 1, epoch: HOME, families: { [HOME]: 1 } };
  takeHelloAnswer(answer, store.getState, store.dispatch);
  expect(store.getState().live.outdated).toBe(false);
  change(serverMessages.change.parse(changes[0]));
  await isAt(4);
  expect([asked, creators()]).toEqual([[1], [blue, blue]]);
  takeHelloAnswer({ ...answer, protocol: PROTOCOL + 1 }, store.getState, store.dispatch);
  expect(store.getState().live.outdated).toBe(true);
});
