import { expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { buildFamily, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { readViews } from './support/readViews.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';
import { Tab } from './support/Tab.js';

const ROUNDS = 4;
const WRITERS = 8;

const app = startApp({ DEFAULT_TIER: 'premium' });

/** Writes one event after the other until the node is gone; tells of each answer. */
async function writeUntilKilled(client: Client, onAnswer: (id: string) => void): Promise<void> {
  for (;;) {
    try {
      const { status, body } = await client.post('/api/events', timed);
      if (status === 201) onAnswer((body as Event).id);
    } catch {
      return;
    }
  }
}

test('[S3] what a node answered before kill -9 is kept, and reaches who is on another node', async () => {
  const family = await buildFamily(app, 'Ben');
  const ben = family.members[0]!.client;
  const tab = new Tab(ben, family.id, () => 1);
  await tab.load();
  await tab.connect();
  const answered: string[] = [];
  let writers: Promise<void>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const node = await ServerProcess.start({
      DATABASE_URL: app.databaseUrl,
      SESSION_SECRET,
      RATE_LIMIT_SCALE: '100000',
      DEFAULT_TIER: 'premium',
    });
    const owner = family.owner.client.copy(node.origin);
    const target = answered.length + 20;
    // In the middle of writing: some are answered, some are on their way in or out.
    const inTheMiddle = new Promise<void>((resolve) => {
      const take = (id: string) => {
        answered.push(id);
        if (answered.length === target) resolve();
      };
      writers = Array.from({ length: WRITERS }, () => writeUntilKilled(owner, take));
    });
    await inTheMiddle;
    await node.kill();
    await Promise.all(writers);
  }

  const fresh = await readViews(ben, family.id);
  const kept = new Set(fresh.flatMap(({ records }) => records.events ?? []).map(({ id }) => id));
  expect(answered.length).toBeGreaterThanOrEqual(ROUNDS * 20);
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  await tab.reaches(fresh[0]!.revision);
  expect(tab.views).toEqual(fresh);
  tab.cut();
}, 120_000);

test('Ctrl-C ends the server cleanly: exit code 0, and open screens are told to come back', async () => {
  const { owner } = await buildFamily(app);
  const node = await ServerProcess.start({ DATABASE_URL: app.databaseUrl, SESSION_SECRET });
  const socket = await owner.client.copy(node.origin).connect();
  expect(await node.stop()).toBe(0);
  await socket.closed();
});
