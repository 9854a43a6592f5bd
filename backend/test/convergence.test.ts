import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { buildEvent, buildFamily, timed, type BuiltFamily } from './support/builders.js';
import { readViews } from './support/readViews.js';
import { RedisServer } from './support/RedisServer.js';
import { TestApp } from './support/startApp.js';
import { Tab, type Random } from './support/Tab.js';

/** Seeds that once failed stay here; the last one is new in every run. */
const SEEDS = [1, 2, 3, Date.now() % 1_000_000_000];
const STEPS = 60;

const nodes = [new TestApp(), new TestApp()] as const;
let redis: RedisServer;

beforeAll(async () => {
  redis = await RedisServer.start();
  await nodes[0].start({ REDIS_URL: redis.url, DEFAULT_TIER: 'premium' });
  await nodes[1].startBeside(nodes[0], { REDIS_URL: redis.url, DEFAULT_TIER: 'premium' });
});

afterAll(async () => {
  await nodes[1].stop();
  await nodes[0].stop();
  await redis.stop();
});

/** mulberry32: the same series for the same seed. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Somebody does something that everybody is to see. */
async function writeSomething(family: BuiltFamily, known: Event[], random: Random): Promise<void> {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  const person = pick([family.owner, ...family.members]);
  const date = `2026-1${Math.floor(random() * 3)}-1${Math.floor(random() * 10)}`;
  const kind = random();
  if (kind < 0.4 || known.length === 0) known.push(await buildEvent(person, { date }));
  else if (kind < 0.7) {
    const path = `/api/events/${pick(known).id}`;
    await family.owner.client.put(path, { ...timed, date, title: `At ${random()}` });
  } else if (kind < 0.85) await family.owner.client.delete(`/api/events/${pick(known).id}`);
  else {
    const color = `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
    await person.client.post('/api/me/color', { color });
  }
}

test.each(SEEDS)(
  '[S11] all tabs of all members on two nodes end alike after cuts, losses and disorder: seed %i',
  async (seed) => {
    const random = seeded(seed);
    const family = await buildFamily(nodes[0], 'Ben', 'Cleo');
    const people = [family.owner, ...family.members];
    const tabs = people.flatMap(({ client }) =>
      nodes.map((node) => new Tab(client.copy(node.origin), family.id, random)),
    );
    await Promise.all(tabs.map((tab) => tab.load()));
    await Promise.all(tabs.map((tab) => tab.connect()));

    const known: Event[] = [];
    const doings: Promise<void>[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const tab = tabs[Math.floor(random() * tabs.length)]!;
      const kind = random();
      if (kind < 0.5) doings.push(writeSomething(family, known, random));
      else if (kind < 0.65) tab.release();
      else if (kind < 0.8) tab.cut();
      else if (kind < 0.95) await tab.connect();
      else doings.push(tab.load());
      if (random() < 0.3) await Promise.all(doings.splice(0));
    }
    await Promise.all(doings);

    const fresh = await readViews(family.owner.client, family.id);
    for (const tab of tabs) {
      tab.cut();
      await tab.connect();
      await tab.reaches(fresh[0]!.revision);
      expect(tab.views).toEqual(fresh);
      tab.cut();
    }
  },
);
