import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { FollowedFamily, MONTHS, settled } from './FollowedFamily.testing';

type Step = (world: FollowedFamily, seed: number) => void;

const CALM_STEPS: Step[] = [
  (world, seed) => world.write(seed),
  (world, seed) => world.write(seed),
  // Out of order, and lost when the network is asked for another one first.
  (world, seed) => {
    const [change] = world.network.splice(seed % Math.max(1, world.network.length), 1);
    if (change) world.follower.receive(change);
  },
  (world, seed) => {
    const again = world.log[seed % Math.max(1, world.log.length)];
    if (again) world.follower.receive(again);
  },
  (world, seed) => void world.network.splice(seed % Math.max(1, world.network.length), 1),
  (world, seed) => world.read(MONTHS[seed % 3]!),
  (world, seed) => world.arrive(seed),
  (world) => world.answer('page'),
  (world) => world.follower.hear(world.log.length),
];

const STEPS: Step[] = [
  ...CALM_STEPS,
  (world) => world.answer('failure'),
  (world, seed) => (seed % 5 === 0 ? world.answer('resync') : undefined),
];

function scheduleOf(steps: Step[]) {
  return fc.array(
    fc.tuple(
      fc.nat(steps.length - 1).map((index) => steps[index]!),
      fc.nat(1_000),
    ),
    { maxLength: 80 },
  );
}

test('[S11] after any schedule every month equals a fresh read, and changes came in order', async () => {
  await fc.assert(
    fc.asyncProperty(scheduleOf(STEPS), async (steps) => {
      const world = new FollowedFamily();
      world.read('2026-11');
      for (const [step, seed] of steps) {
        step(world, seed);
        await settled();
        const gaps = world.applied.filter((revision, index) =>
          index > 0 ? revision !== world.applied[index - 1]! + 1 : false,
        );
        expect(gaps).toEqual([]);
      }
      MONTHS.forEach((month) => world.read(month));
      await world.settle();
      expect(world.follower.have).toBe(world.log.length);
      for (const month of MONTHS) expect(world.shown.get(month)).toEqual(world.fresh(month));
    }),
    { numRuns: 200 },
  );
});

test('[S11] while nothing is under way and nothing fails no month shows another revision than the follower has', async () => {
  await fc.assert(
    fc.asyncProperty(scheduleOf(CALM_STEPS), async (steps) => {
      const world = new FollowedFamily();
      MONTHS.forEach((month) => world.read(month));
      await world.settle();
      for (const [step, seed] of steps) {
        step(world, seed);
        await settled();
        if (world.reads.length > 0 || world.catchUps.length > 0) continue;
        const revisions = MONTHS.map((month) => world.shown.get(month)?.revision);
        expect(new Set(revisions).size).toBe(1);
      }
    }),
    { numRuns: 100 },
  );
});
