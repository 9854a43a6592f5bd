import { beforeAll, expect, test } from '@jest/globals';
import { application } from './support/application.js';
import { Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

test('a plan that fails for good is tried at ever longer pauses, of a minute at most; then it makes up for all minutes', async () => {
  const begin = Date.parse('2030-05-14T12:00:01Z');
  const tries: number[] = [];
  const planned = { failing: [] as Date[], working: [] as Date[] };
  let fails = false;
  let second = 0;
  const planner = app.service(application.Planner);
  planner.add({
    name: 'failing',
    plan: ({ until }) => {
      if (!fails) return Promise.resolve(void planned.failing.push(until));
      tries.push(second);
      return Promise.reject(new Error('on purpose'));
    },
  });
  planner.add({
    name: 'working',
    plan: ({ until }) => Promise.resolve(void planned.working.push(until)),
  });

  const planEvery2s = async (seconds: number) => {
    const failures: string[] = [];
    for (const end = second + seconds; second < end; second += 2) {
      const now = new Date(begin + second * 1_000);
      await reminding.plan(now).catch((error: unknown) => failures.push(String(error)));
    }
    return failures;
  };
  expect(await planEvery2s(60)).toEqual([]);
  fails = true;
  const failures = await planEvery2s(250);
  expect(tries).toEqual([60, 64, 72, 88, 120, 180, 240, 300]);
  // Each run says so until it is over, in the same words: the log names it once.
  expect(new Set(failures)).toEqual(new Set(['AggregateError: failing: Error: on purpose']));
  expect(failures).toHaveLength(125);
  expect(planned.working.at(-1)).toEqual(new Date('2030-05-14T12:05:00Z'));
  expect(planned.failing.at(-1)).toEqual(new Date('2030-05-14T12:00:00Z'));
  fails = false;
  expect(await planEvery2s(50)).toHaveLength(25);
  expect(await planEvery2s(10)).toEqual([]);
  expect(planned.failing.slice(-2)).toEqual([
    new Date('2030-05-14T12:00:00Z'),
    new Date('2030-05-14T12:06:00Z'),
  ]);
});
