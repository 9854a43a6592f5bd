import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { RecurringJob } from './RecurringJob.js';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => void jest.useRealTimers());

/** Lets everything happen that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs never overlap, and a job has stopped when its run has ended', async () => {
  const ends: (() => void)[] = [];
  const job = new RecurringJob('test', 1_000, () => new Promise((resolve) => ends.push(resolve)));
  job.start();
  jest.advanceTimersByTime(3_000);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await settled();
  jest.advanceTimersByTime(1_000);
  expect(ends).toHaveLength(2);
  let isStopped = false;
  void job.stop().then(() => (isStopped = true));
  await settled();
  expect(isStopped).toBe(false);
  ends[1]!();
  await settled();
  expect(isStopped).toBe(true);
  jest.advanceTimersByTime(5_000);
  expect(ends).toHaveLength(2);
});

test('a failure is logged once for as long as it is the same, and its end as well', async () => {
  const logged: unknown[] = [];
  const log = (message: unknown) => void logged.push(message);
  Logger.overrideLogger({ log, error: log, warn: log });
  const runs = ['gone', 'gone', 'gone', 'full', 'full', null, null, 'gone'];
  const job = new RecurringJob('test', 1_000, () => {
    const failure = runs.shift();
    return failure ? Promise.reject(new Error(failure)) : Promise.resolve();
  });
  job.start();
  while (runs.length > 0) {
    await settled();
    jest.advanceTimersByTime(1_000);
  }
  await job.stop();
  Logger.overrideLogger(false);
  expect(logged).toEqual([
    'This run failed: Error: gone',
    'This run failed: Error: full',
    'It runs again',
    'This run failed: Error: gone',
  ]);
});

test('a run that is hurried begins at once, or right after the one under way; never after the end', async () => {
  const runs: { signal: AbortSignal; end: () => void }[] = [];
  const job = new RecurringJob(
    'test',
    1_000,
    (signal) => new Promise((end) => runs.push({ signal, end })),
  );
  job.hurry();
  expect(runs).toHaveLength(0);
  job.start();
  job.hurry();
  job.hurry();
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  await settled();
  expect(runs).toHaveLength(2);
  runs[1]!.end();
  await settled();
  expect(runs).toHaveLength(2);
  job.hurry();
  job.hurry();
  expect(runs).toHaveLength(3);
  const stopped = job.stop();
  expect(runs[2]!.signal.aborted).toBe(true);
  runs[2]!.end();
  await stopped;
  job.hurry();
  expect(runs).toHaveLength(3);
});
