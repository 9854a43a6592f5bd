import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { query } from './support/query.js';
import { startNodes } from './support/startNodes.js';
import { TestSocket } from './support/TestSocket.js';

/** Of the applications, not of who asks. */
const CONNECTIONS = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

const { redis, near: here, far: there } = startNodes();
const sockets: TestSocket[] = [];

afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.close());
});

/** Everybody signs up here; the first member's tab is connected to the other node. */
async function familyAcross(): Promise<{ family: BuiltFamily; far: TestSocket; near: TestSocket }> {
  const family = await buildFamily(here, 'Ben');
  const far = await TestSocket.open(there.origin, family.members[0]!.client.cookie);
  const near = await family.owner.client.connect();
  sockets.push(far, near);
  await far.hello();
  return { family, far, near };
}

async function addEvent(family: BuiltFamily, title: string): Promise<number> {
  const answer = await family.owner.client.post('/api/events', { ...timed, title });
  return expectStatus(answer, 201).revision!;
}

describe('several nodes', () => {
  test('[S3] a write on one node reaches the sockets of the other', async () => {
    const { family, far } = await familyAcross();
    const revision = await addEvent(family, 'Dentist');
    expect((await far.change(family.id, revision)).edits).toHaveLength(1);
  });

  test('[S4] a removal on one node expels on the other, and nothing follows', async () => {
    const { family, far, near } = await familyAcross();
    const [ben] = family.members;
    const path = '/api/family/remove-member';
    expectStatus(await family.owner.client.post(path, { userId: ben!.id }), 200);
    await far.message('removed');
    const before = far.packets.length;
    await near.change(family.id, await addEvent(family, 'Surprise party'));
    expect((await far.hello()).families).toEqual({});
    expect(far.packets.slice(before).join()).not.toContain(family.id);
  });

  test('[S5] a log-out on one node closes the sockets of that session on the other', async () => {
    const { family, far } = await familyAcross();
    await family.members[0]!.client.post('/api/auth/logout');
    await far.closed();
    expect(far.payloadsOf('signedOut')).toHaveLength(1);
  });

  test('[S15] each node knows who is online and who edits on the other', async () => {
    const { family, far, near } = await familyAcross();
    const [ben] = family.members;
    const event = await buildEvent(family.owner);
    far.socket.emit('presence', { familyId: family.id, editing: event.id });
    const last = () => near.presenceIn(family.id);
    await near.until(() => !!last()?.editing[event.id], 'word that Ben edits');
    expect(last()?.editing).toEqual({ [event.id]: [ben!.id] });
    expect(last()?.online).toEqual([ben!.id, family.owner.id].sort());
    far.close();
    await near.until(() => last()?.online.length === 1, 'word that Ben left');
    expect(last()).toEqual({ familyId: family.id, online: [family.owner.id], editing: {} });
  });

  describe('with Redis stopped', () => {
    beforeAll(() => redis.stop());
    afterAll(() => redis.start());

    test('[S2] writes are answered, and sockets of the same node hear of them at once', async () => {
      const { family, near } = await familyAcross();
      await near.change(family.id, await addEvent(family, 'Dentist'));
    });

    test('a calendar that is written to on both by turns costs no connection to the database', async () => {
      const { family } = await familyAcross();
      const ben = there.newClient();
      const { email, password } = family.members[0]!;
      expectStatus(await ben.post('/api/auth/login', { email, password }), 200);
      const add = async () => {
        const title = 'By turns';
        await addEvent(family, title);
        expectStatus(await ben.post('/api/events', { ...timed, title }), 201);
      };
      const connections = async () =>
        (await query<{ pid: number }>(here, CONNECTIONS)).map(({ pid }) => pid);
      for (let turn = 0; turn < 3; turn += 1) await add();
      const before = await connections();
      for (let turn = 0; turn < 8; turn += 1) await add();
      expect(await connections()).toEqual(expect.arrayContaining(before));
    });

    test('[S3] the other node finds by comparison what it was not told', async () => {
      const { family, far } = await familyAcross();
      const first = await addEvent(family, 'Dentist');
      const second = await addEvent(family, 'Piano');
      await far.change(family.id, second);
      expect(far.changesOf(family.id).map(({ revision }) => revision)).toEqual([first, second]);
    });

    test('[S4] a removal expels there before anything later is told', async () => {
      const { family, far } = await familyAcross();
      const [ben] = family.members;
      const path = '/api/family/remove-member';
      expectStatus(await family.owner.client.post(path, { userId: ben!.id }), 200);
      await addEvent(family, 'Surprise party');
      await far.message('removed');
      expect((await far.hello()).families).toEqual({});
      expect(far.packets.join()).not.toContain('Surprise');
    });
  });
});
