import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, expectStatus } from './support/builders.js';
import { ownSeconds } from './support/ownSeconds.js';
import { RedisServer } from './support/RedisServer.js';
import { SilentProxy } from './support/SilentProxy.js';
import { TestApp } from './support/startApp.js';
import { untilMetric } from './support/untilMetric.js';

const METRICS_TOKEN = 'a token of tests, for machines';
const redis = new RedisServer();
const [near, far] = [new TestApp(), new TestApp()];
let proxy: SilentProxy;

beforeAll(async () => {
  await redis.start();
  proxy = await SilentProxy.before(redis.url);
  await near.start({ REDIS_URL: redis.url, METRICS_TOKEN });
  await far.startBeside(near, { REDIS_URL: proxy.url, METRICS_TOKEN });
});

afterAll(async () => {
  await far.stop();
  await near.stop();
  await proxy.stop();
  await redis.stop();
});

const isAway = (node: TestApp, away: 0 | 1) =>
  untilMetric(node, METRICS_TOKEN, 'kinday_bus_away', (value) => value === away);

test('[S5] a log-out holds at once while Redis hangs, before anybody has noticed', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben');
  const ben = members[0]!.client;
  const there = await ben.copy(far.origin).connect();
  await there.hello({ [id]: 1 });
  const stays = await owner.client.copy(far.origin).connect();
  await stays.hello({ [id]: 1 });
  redis.signal('SIGSTOP');
  try {
    expectStatus(await ben.post('/api/auth/logout'), 200);
    expect(await ownSeconds(there.closed())).toBeLessThan(1);
    expect(there.payloadsOf('signedOut')).toHaveLength(1);
    const revision = (await owner.client.get('/api/family')).revision!;
    await buildEvent(owner, { title: 'Not for those who left' });
    await stays.change(id, revision + 1);
    expect(there.changesOf(id)).toEqual([]);
  } finally {
    redis.signal('SIGCONT');
  }
  stays.close();
});

test('[S4] a removal holds at once while Redis hangs: who was removed hears nothing that comes after', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben', 'Mia');
  const [ben, mia] = members;
  const there = await ben!.client.copy(far.origin).connect();
  await there.hello({ [id]: 1 });
  redis.signal('SIGSTOP');
  try {
    const removal = { familyId: id, userId: ben!.id };
    expectStatus(await owner.client.post('/api/family/remove-member', removal), 200);
    const removed = there.message('removed');
    expect(await ownSeconds(removed)).toBeLessThan(1);
    expect(await removed).toEqual({ familyId: id, reason: 'removed' });
    const heard = there.payloadsOf('presence').length;
    const other = await mia!.client.copy(far.origin).connect();
    await other.hello({ [id]: 1 });
    const isThere = () => other.presenceIn(id)?.online.includes(mia!.id) === true;
    await other.until(isThere, 'word of who is there');
    expect(there.payloadsOf('presence')).toHaveLength(heard);
    other.close();
  } finally {
    redis.signal('SIGCONT');
  }
  there.close();
});

test('a Redis that hangs is away, by the word of every node, until it goes on', async () => {
  await isAway(near, 0);
  redis.signal('SIGSTOP');
  try {
    await Promise.all([isAway(near, 1), isAway(far, 1)]);
  } finally {
    redis.signal('SIGCONT');
  }
  await Promise.all([isAway(near, 0), isAway(far, 0)]);
});

test('[S15] a subscription that is dead without a word is found and made anew', async () => {
  const { id, owner, members } = await buildFamily(near, 'Ben');
  proxy.fallSilent();
  await isAway(far, 1);
  await isAway(near, 0);
  proxy.speak();
  await isAway(far, 0);
  const there = await members[0]!.client.copy(far.origin).connect();
  await there.hello({ [id]: 1 });
  const here = await owner.client.connect();
  const isTold = () => there.presenceIn(id)?.online.length === 2;
  await there.until(isTold, 'word of the one on the other node', 30_000);
  here.close();
  there.close();
});
