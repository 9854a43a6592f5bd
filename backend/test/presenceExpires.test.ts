/**
 * The application runs in the sandbox of this file, whose clock the test moves.
 * @jest-environment node
 */
import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily } from './support/builders.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET } from './support/startApp.js';
import { startNodes } from './support/startNodes.js';

const { redis, near: app } = startNodes();

test('[S15] what nobody repeats is forgotten: who edits, and who was on a node that was killed', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben', 'Cleo');
  const [ben, cleo] = members;
  const event = await buildEvent(owner);
  const node = await ServerProcess.start({
    SESSION_SECRET,
    DATABASE_URL: app.databaseUrl,
    REDIS_URL: redis.url,
  });
  const watching = await owner.client.connect();
  const bens = await ben!.client.copy(node.origin).connect();
  const cleos = await cleo!.client.connect();
  // Said once; a tab that lives says it every ten seconds.
  cleos.socket.emit('presence', { familyId: id, editing: event.id });
  const told = () => watching.presenceIn(id);
  await watching.until(
    () => told()?.online.length === 3 && !!told()?.editing[event.id],
    'word of both',
  );
  await node.kill();
  // What was said is older than 20 s by this node's clock: its next round forgets it.
  const { now } = Date;
  Date.now = () => now() + 21_000;
  await watching.until(() => !told()?.editing[event.id], 'an end of editing', 40_000);
  await watching.until(() => told()?.online.length === 2, 'an end of being online', 40_000);
  expect(told()).toEqual({ familyId: id, online: [owner.id, cleo!.id].sort(), editing: {} });
  Date.now = now;
  [watching, bens, cleos].forEach((tab) => tab.close());
});
