import { expect, test } from '@jest/globals';
import { unreadSchema } from '@kinday/contracts/socket';
import { buildEvent, buildFamily, expectStatus, type Person } from './support/builders.js';
import { startApp } from './support/startApp.js';
import type { TestSocket } from './support/TestSocket.js';

const app = startApp();

/** What a person's tab hears of one family, as it opens. */
async function unreadOf({ client }: Person, familyId: string) {
  const socket = await client.connect();
  const unread = unreadSchema.parse(await socket.message('unread'));
  socket.close();
  return unread[familyId];
}

/** Looks at everything up to a revision. */
async function look({ client }: Person, revision: number): Promise<void> {
  expectStatus(await client.post('/api/changes/seen', { revision }), 200);
}

async function revisionOf({ client }: Person): Promise<number> {
  return (await client.get('/api/family')).revision!;
}

/** Until a tab has heard how far somebody looked. */
function hears(socket: TestSocket, familyId: string, seen: number): Promise<void> {
  const has = () =>
    socket
      .payloadsOf('unread')
      .some((payload) => unreadSchema.parse(payload)[familyId]?.seen === seen);
  return socket.until(has, `"seen up to ${seen}"`);
}

test('only what others did since I last looked is unread', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const joined = await revisionOf(owner);
  expect(await unreadOf(ben, id)).toEqual({ seen: joined, revisions: [] });
  await buildEvent(owner);
  await buildEvent(ben);
  await owner.client.post('/api/family/regenerate-invite');
  expect(await unreadOf(ben, id)).toEqual({ seen: joined, revisions: [joined + 1] });
  await look(ben, joined + 1);
  expect(await unreadOf(ben, id)).toEqual({ seen: joined + 1, revisions: [] });
});

test('to look is no change of the family: its revision stays, and nobody else is told', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const revision = await revisionOf(owner);
  const other = await owner.client.connect();
  await look(members[0]!, revision);
  await buildEvent(members[0]!);
  await other.change(id, revision + 1);
  expect(await revisionOf(owner)).toBe(revision + 1);
  const told = other.payloadsOf('unread').map((payload) => unreadSchema.parse(payload)[id]?.seen);
  expect(told).toEqual([1]);
  other.close();
});

test('my other tabs and devices hear at once how far I have looked', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  await buildEvent(members[0]!);
  const tabs = [await owner.client.connect(), await owner.client.connect()];
  const revision = await revisionOf(owner);
  await look(owner, revision);
  for (const tab of tabs) {
    await hears(tab, id, revision);
    tab.close();
  }
});

test('it never goes back, nor beyond what there is', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const revision = await revisionOf(owner);
  await look(owner, 999_999);
  expect(await unreadOf(owner, id)).toEqual({ seen: revision, revisions: [] });
  await Promise.all([look(owner, 1), look(owner, 0), look(owner, revision)]);
  expect(await unreadOf(owner, id)).toEqual({ seen: revision, revisions: [] });
  await buildEvent(members[0]!);
  expect((await unreadOf(owner, id))?.revisions).toEqual([revision + 1]);
});

test.each([{}, { revision: -1 }, { revision: 1.5 }, { revision: '1' }, { revision: 1e16 }])(
  'refuses %j with 400',
  async (body) => {
    const { owner } = await buildFamily(app);
    expect((await owner.client.post('/api/changes/seen', body)).status).toBe(400);
  },
);
