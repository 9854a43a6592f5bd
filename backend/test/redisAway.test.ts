import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus, PASSWORD } from './support/builders.js';
import { readViews } from './support/readViews.js';
import { startNodes } from './support/startNodes.js';
import { Tab } from './support/Tab.js';

const { redis, near, far } = startNodes({ RATE_LIMIT_SCALE: '1' });

test('[S2] [S3] Redis stops and returns: nobody is logged out, both nodes serve on, and all tabs end alike', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben');
  const ben = members[0]!.client;
  const tabs = [near, far].map(({ origin }) => new Tab(ben.copy(origin), id, () => 1));
  for (const tab of tabs) await tab.load();
  for (const tab of tabs) await tab.connect();
  const writeOnBoth = async (title: string) => {
    for (const { origin } of [near, far]) {
      await buildEvent({ ...owner, client: owner.client.copy(origin) }, { title });
    }
    const fresh = await readViews(ben.copy(far.origin), id);
    for (const tab of tabs) await tab.reaches(fresh[0]!.revision);
    for (const tab of tabs) expect(tab.views).toEqual(fresh);
  };
  await writeOnBoth('Before');
  await redis.stop();
  await writeOnBoth('While it is away');
  for (const tab of tabs) expect(tab.isConnected).toBe(true);
  expect((await ben.copy(far.origin).get('/api/me')).status).toBe(200);
  await redis.start();
  await writeOnBoth('After');
  tabs.forEach((tab) => tab.close());
});

test('[S5] a log-out while Redis is away ends the tabs of that session on the other node', async () => {
  const { members } = await buildFamily(near, 'Ben');
  const ben = members[0]!.client;
  const there = await ben.copy(far.origin).connect();
  await redis.stop();
  expectStatus(await ben.post('/api/auth/logout'), 200);
  await there.closed();
  expect(there.payloadsOf('signedOut')).toHaveLength(1);
  await redis.start();
});

test('[S15] when Redis is back, each node hears again from the other who is there', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben');
  const here = await owner.client.connect();
  const both = [owner.id, members[0]!.id].sort();
  await redis.stop();
  const there = await members[0]!.client.copy(far.origin).connect();
  await redis.start();
  // No change tells this, and no comparison finds it: only news from the other node.
  for (const tab of [here, there]) {
    const isTold = () => tab.presenceIn(id)?.online.length === 2;
    await tab.until(isTold, 'word of the one on the other node', 30_000);
    expect(tab.presenceIn(id)?.online).toEqual(both);
    tab.close();
  }
});

test('when Redis is back, tabs on the other node hear what became of their account meanwhile', async () => {
  const { owner } = await buildFamily(near);
  const tab = await owner.client.copy(far.origin).connect();
  await redis.stop();
  expectStatus(await owner.client.post('/api/me/color', { color: '#0055AA' }), 200);
  expect(tab.account?.user.color).toBeNull();
  await redis.start();
  await tab.until(() => tab.account?.user.color === '#0055AA', 'the other colour', 30_000);
  tab.close();
});

test('sessions and limits are shared by the nodes', async () => {
  const { owner } = await buildFamily(near);
  const tries = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? near : far)
        .newClient()
        .post('/api/auth/login', { email: owner.email, password: 'wrong one' }),
    ),
  );
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401));
  for (const node of [near, far]) {
    const login = { email: owner.email, password: PASSWORD };
    expect((await node.newClient().post('/api/auth/login', login)).status).toBe(429);
  }
  expectStatus(await owner.client.copy(far.origin).post('/api/auth/logout'), 200);
  expect((await owner.client.copy(near.origin).get('/api/me')).status).toBe(401);
});
