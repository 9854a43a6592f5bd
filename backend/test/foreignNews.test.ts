import { expect, test } from '@jest/globals';
import { createClient } from '@redis/client';
import { buildEvent, buildFamily } from './support/builders.js';
import { startNodes } from './support/startNodes.js';

const { redis, near: app } = startNodes();

/** Says something on the nodes' channel, as a node of another version would, or another product. */
async function say(messages: readonly string[]): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  for (const message of messages) await client.publish('kinday:news', message);
  client.destroy();
}

test('[S3] what a node does not understand of the others is passed over, and it serves on', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const tab = await owner.client.connect();
  const presence = { kind: 'presence', nodeId: 'another', familyId: id };
  const foreign = [
    { kind: 'heardOfLater', familyId: id },
    { kind: 'change', change: { familyId: id, revision: 99 } },
    { kind: 'seen' },
    { ...presence, nodeId: 'a second' },
    { ...presence, nodeId: 'a third', online: [owner.id], editing: null },
  ];
  const wellMeant = { ...presence, online: [owner.id], editing: {} };
  await say([
    'not JSON',
    'null',
    ...foreign.map((news) => JSON.stringify({ from: 'another', news })),
    JSON.stringify({ from: 'another', news: wellMeant }),
  ]);
  const ben = await members[0]!.client.connect();
  await tab.until(() => tab.presenceIn(id)?.online.length === 2, 'both to be online');
  expect(tab.presenceIn(id)?.online).toEqual([owner.id, members[0]!.id].sort());
  await buildEvent(owner);
  const revision = (await owner.client.get('/api/family')).revision!;
  await tab.change(id, revision);
  expect(tab.changesOf(id).map((change) => change.revision)).toEqual([revision]);
  tab.close();
  ben.close();
});
