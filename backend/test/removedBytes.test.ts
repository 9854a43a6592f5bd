import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { buildEvent, buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { ByteRecorder } from './support/ByteRecorder.js';
import { RawSocket } from './support/RawSocket.js';
import { startNodes } from './support/startNodes.js';
import { TestSocket } from './support/TestSocket.js';

const { redis, near, far } = startNodes();
const nodes = [near, far];
let recorders: ByteRecorder[];

beforeAll(async () => {
  recorders = await Promise.all(nodes.map(({ origin }) => ByteRecorder.to(origin)));
});

afterAll(() => recorders.forEach((recorder) => recorder.close()));

/** Writes of every kind, and people who come and go, on both nodes; both tell of the last one. */
async function liveOn(family: BuiltFamily): Promise<void> {
  const [, cleo] = family.members;
  const event = await buildEvent(family.owner, { title: 'Surprise party' });
  const witnesses = await Promise.all(
    nodes.map(({ origin }) => cleo!.client.copy(origin).connect()),
  );
  for (const { socket } of witnesses) {
    socket.emit('presence', { familyId: family.id, editing: event.id });
  }
  const { client } = family.owner;
  expectStatus(await client.post('/api/me/color', { color: '#010203' }), 200);
  expectStatus(await client.put('/api/family', { familyId: family.id, name: 'Without Ben' }), 200);
  const { revision } = expectStatus(await client.delete(`/api/events/${event.id}`), 200);
  const isTold = (witness: TestSocket) => !!witness.presenceIn(family.id)?.editing[event.id];
  for (const witness of witnesses) {
    await witness.change(family.id, revision!);
    await witness.until(() => isTold(witness), 'word that Cleo edits');
    witness.close();
  }
}

/** What of the family must reach nobody who was removed from it. */
async function secretsOf({ id, owner, members }: BuiltFamily): Promise<string[]> {
  const { body } = await owner.client.get(`/api/family?familyId=${id}`);
  const { inviteCode } = familyAnswerSchema.parse(body).family;
  const people = [owner.id, members[1]!.id];
  const written = ['Surprise', 'Without Ben', '#010203'];
  return [id, inviteCode, ...people, ...written, 'change', 'leanChange'];
}

describe.each([
  ['up', false],
  ['stopped', true],
])('with Redis %s', (_, isStopped) => {
  beforeAll(() => (isStopped ? redis.stop() : undefined));
  afterAll(() => (isStopped ? redis.start() : undefined));

  test.each([['websocket'], ['polling']])(
    '[S4] of every byte that %s brings a removed member on either node, from the removal’s answer on, none is of the family',
    async (transport) => {
      const family = await buildFamily(near, 'Ben', 'Cleo');
      const [ben] = family.members;
      const { cookie } = ben!.client;
      const sockets = await Promise.all(
        recorders.map(({ origin }) =>
          TestSocket.open(origin, cookie, {}, { transports: [transport], upgrade: false }),
        ),
      );
      for (const socket of sockets) await socket.hello();
      // Presence that was on its way before the removal has arrived: the greeting's, and its repetition.
      for (const socket of sockets) {
        await socket.until(() => socket.payloadsOf('presence').length > 1, 'presence in the room');
      }
      const oldIds = sockets.map(({ socket }) => socket.io.engine.id);

      const removal = { familyId: family.id, userId: ben!.id };
      expectStatus(await family.owner.client.post('/api/family/remove-member', removal), 200);
      recorders.forEach((recorder) => recorder.startAnew());
      // At once, while a node that was not told knows nothing yet.
      for (const socket of sockets) expect((await socket.hello()).families).toEqual({});
      await liveOn(family);
      for (const socket of sockets) {
        await socket.message('removed');
        await socket.hello({ [family.id]: 1 });
      }
      for (const [index, { origin }] of recorders.entries()) {
        // The old connection's id, from a new one: either it is still that connection, or nothing.
        expect([200, 400]).toContain(await RawSocket.pollOnce(origin, cookie, oldIds[index]!));
        sockets[index]!.close();
        const raw = await RawSocket.open(origin, cookie);
        await raw.hello({ [family.id]: 1 });
      }
      await liveOn(family);

      const notice = `["removed",${JSON.stringify({ familyId: family.id, reason: 'removed' })}]`;
      for (const secret of await secretsOf(family)) {
        for (const { text } of recorders) expect(text.replaceAll(notice, '')).not.toContain(secret);
      }
      for (const { text } of recorders) expect(text).toContain(notice);
    },
  );
});
