import { describe, expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import { startApp } from './support/startApp.js';
import type { TestSocket } from './support/TestSocket.js';

const app = startApp();

async function removeFrom(family: BuiltFamily, { id }: Person): Promise<void> {
  const answer = await family.owner.client.post('/api/family/remove-member', { userId: id });
  expectStatus(answer, 200);
}

/** Writes of every kind, all of which the others have heard of when this resolves. */
async function writeOn(family: BuiltFamily, witness: TestSocket): Promise<void> {
  const { client } = family.owner;
  const event = await buildEvent(family.owner, { title: 'Surprise party' });
  expectStatus(await client.post('/api/me/color', { color: '#010203' }), 200);
  expectStatus(await client.post('/api/family/regenerate-invite'), 200);
  const { revision } = expectStatus(await client.delete(`/api/events/${event.id}`), 200);
  await witness.change(family.id, revision!);
}

describe('[S4] a removed member', () => {
  test('receives nothing further: every byte of their sockets is looked at', async () => {
    const family = await buildFamily(app, 'Ben', 'Cleo');
    const ben = family.members[0]!;
    const tabs = [await ben.client.connect(), await ben.client.connect()];
    const witness = await family.members[1]!.client.connect();
    await removeFrom(family, ben);
    for (const tab of tabs) {
      expect(await tab.message('removed')).toEqual({ familyId: family.id, reason: 'removed' });
      await tab.until(() => tab.account?.calendars.length === 0, 'word of no calendar');
    }
    const before = tabs.map((tab) => tab.packets.length);
    await writeOn(family, witness);
    // The answer to a hello comes after whatever was sent before it.
    for (const tab of tabs) expect((await tab.hello()).families).toEqual({});
    for (const [index, tab] of tabs.entries()) {
      const later = tab.packets.slice(before[index]).join('\n');
      expect(later).not.toContain(family.id);
      expect(later).not.toContain('Surprise');
      expect(later).not.toContain('"change"');
      tab.close();
    }
    witness.close();
  });

  test('is told of the removal alone: not the change, and not the new invite code', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    const tab = await ben.client.connect();
    await removeFrom(family, ben);
    await tab.until(() => tab.account?.calendars.length === 0, 'word of no calendar');
    await tab.hello();
    const read = await family.owner.client.get('/api/family');
    const { inviteCode } = familyAnswerSchema.parse(read.body).family;
    expect(tab.packets.join('\n')).not.toContain(inviteCode);
    expect(tab.changesOf(family.id)).toEqual([]);
    tab.close();
  });

  test('is told so on a new connection, and sees nothing over it or over any call', async () => {
    const family = await buildFamily(app, 'Ben', 'Cleo');
    const ben = family.members[0]!;
    const witness = await family.members[1]!.client.connect();
    await removeFrom(family, ben);
    const tab = await ben.client.connect();
    expect((await tab.hello({ [family.id]: 1 })).families).toEqual({});
    await writeOn(family, witness);
    await tab.hello();
    const notice = { familyId: family.id, reason: 'removed' };
    const own = ['account', 'unread'];
    expect(tab.messages.filter(({ name }) => !own.includes(name))).toEqual([
      { name: 'removed', payload: notice },
    ]);
    expect(tab.payloadsOf('unread')).toEqual([{}, {}, {}]);
    expect(tab.account?.calendars).toEqual([]);
    for (const path of [
      `/api/family?familyId=${family.id}`,
      `/api/events?from=2026-11-01&to=2026-12-01&familyId=${family.id}`,
      `/api/changes?since=0&familyId=${family.id}`,
    ]) {
      expect((await ben.client.get(path)).status).toBe(404);
    }
    expect((await ben.client.get('/api/events/search?q=Swimming')).body).toEqual([]);
    witness.close();
    tab.close();
  });

  test('receives nothing either when they connect in the very moment of the removal', async () => {
    const family = await buildFamily(app, 'Cleo');
    const witness = await family.members[0]!.client.connect();
    for (let round = 0; round < 15; round += 1) {
      const read = await family.owner.client.get('/api/family');
      const { inviteCode } = familyAnswerSchema.parse(read.body).family;
      const ben = (await buildFamily(app)).owner;
      expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
      const [early, late] = await Promise.all([
        ben.client.connect(),
        ben.client.connect(),
        removeFrom(family, ben),
      ]);
      const after = (await family.owner.client.get('/api/family')).revision!;
      await writeOn(family, witness);
      for (const tab of [early, late]) {
        expect(Object.keys((await tab.hello()).families)).not.toContain(family.id);
        const told = tab.changesOf(family.id).map(({ revision }) => revision);
        expect(told.filter((revision) => revision >= after)).toEqual([]);
        tab.close();
      }
    }
    witness.close();
  });

  test('who joins again with the new code receives changes again', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!;
    const tab = await ben.client.connect();
    await removeFrom(family, ben);
    await tab.message('removed');
    const read = await family.owner.client.get('/api/family');
    const { inviteCode } = familyAnswerSchema.parse(read.body).family;
    expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
    const { id } = await buildEvent(family.owner);
    const revision = (await ben.client.get('/api/family')).revision!;
    const change = await tab.change(family.id, revision);
    expect(change.edits).toMatchObject([{ put: 'events', record: { id } }]);
    tab.close();
  });
});
