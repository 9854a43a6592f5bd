import { randomUUID } from 'node:crypto';
import type { Event } from '@kinday/contracts/event';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { connectionsOf, query } from './support/query.js';
import { startNodes } from './support/startNodes.js';
import { tripsOf } from './support/statementsOf.js';
import type { Client } from './support/Client.js';
import { TestSocket } from './support/TestSocket.js';

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

/** The first member, at the other node. */
async function benThere({ members: [ben] }: BuiltFamily): Promise<Client> {
  const client = there.newClient();
  const { email, password } = ben!;
  expectStatus(await client.post('/api/auth/login', { email, password }), 200);
  return client;
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

  test('what one node writes is known on the other: by turns each edit takes one trip', async () => {
    const { family, far, near } = await familyAcross();
    const ben = await benThere(family);
    const { id } = expectStatus(await ben.post('/api/events', timed), 201).body as Event;
    const edit = async (client: Client) => {
      const answer = await client.put(`/api/events/${id}`, { ...timed, title: randomUUID() });
      return expectStatus(answer, 200).revision!;
    };
    const editByTurns = async () => {
      await far.change(family.id, await edit(family.owner.client));
      await near.change(family.id, await edit(ben));
    };
    await editByTurns();
    expect(await tripsOf(editByTurns)).toBe(2);
  });

  test('of two edits of one version on two nodes exactly one succeeds, and its words stay', async () => {
    const { family } = await familyAcross();
    const ben = await benThere(family);
    const { id } = expectStatus(await ben.post('/api/events', timed), 201).body as Event;
    for (let version = 1; version <= 40; version += 1) {
      const put = (client: Client, title: string) =>
        client.put(`/api/events/${id}`, { ...timed, title, version });
      const answers = await Promise.all([
        put(family.owner.client, `Owner ${version}`),
        put(ben, `Ben ${version}`),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { title } = answers.find(({ status }) => status === 200)!.body as Event;
      const sql = 'SELECT title, version FROM events WHERE id = $1';
      expect(await query(here, sql, [id])).toEqual([{ title, version: version + 1 }]);
    }
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
      const ben = await benThere(family);
      const add = async () => {
        const title = 'By turns';
        await addEvent(family, title);
        expectStatus(await ben.post('/api/events', { ...timed, title }), 201);
      };
      for (let turn = 0; turn < 3; turn += 1) await add();
      const before = await connectionsOf(here);
      for (let turn = 0; turn < 8; turn += 1) await add();
      expect(await connectionsOf(here)).toEqual(expect.arrayContaining(before));
    });

    test('[S3] the other node finds by comparison what it was not told', async () => {
      const { family, far } = await familyAcross();
      const first = await addEvent(family, 'Dentist');
      const second = await addEvent(family, 'Piano');
      await far.change(family.id, second);
      expect(far.changesOf(family.id).map(({ revision }) => revision)).toEqual([first, second]);
    });

    test('[S4] what is found there after a removal does not reach who was removed, though it came before', async () => {
      const { family, far } = await familyAcross();
      await addEvent(family, 'Surprise party');
      const path = '/api/family/remove-member';
      const removed = { userId: family.members[0]!.id };
      expectStatus(await family.owner.client.post(path, removed), 200);
      await far.message('removed');
      expect((await far.hello()).families).toEqual({});
      expect(far.packets.join()).not.toContain('Surprise');
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
