import { expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { BackgroundJobs } from './BackgroundJobs.js';
import { Metrics } from './metrics/Metrics.js';
import { RecurringJob } from './RecurringJob.js';

test('a run that fails is counted by the name of its job, once it has failed', async () => {
  Logger.overrideLogger(false);
  const metrics = new Metrics();
  const jobs = new BackgroundJobs(metrics);
  jobs.add(new RecurringJob('failing', 60_000, () => Promise.reject(new Error('on purpose'))));
  jobs.add(new RecurringJob('working', 60_000, () => Promise.resolve()));
  jobs.start();
  await jobs.onModuleDestroy();
  const counted = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('kinday_job_runs_failed_total'));
  expect(counted).toEqual(['kinday_job_runs_failed_total{job="failing"} 1']);
});

test('a run that does not end holds up no server that does', async () => {
  const jobs = new BackgroundJobs(new Metrics());
  jobs.add(new RecurringJob('hanging', 60_000, () => new Promise<void>(() => undefined)));
  jobs.start();
  await jobs.onModuleDestroy();
}, 10_000);
