import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';
import { timed } from './support/builders.js';

const app = startApp();

test('[S10] smoke', async () => {
  const family = await buildFamily(app, 'Ben');
  const watcher = await Watcher.open(family.members[0]!.client, family.id);
  const answer = await watcher.sees(() => family.owner.client.post('/api/events', timed));
  expect(answer.status).toBe(201);
  await buildEvent(family.owner);
  watcher.close();
});
