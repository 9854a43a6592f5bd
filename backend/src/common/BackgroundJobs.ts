import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from './metrics/Metrics.js';
import type { RecurringJob } from './RecurringJob.js';

const LONGEST_WAIT_MS = 3_000;

/** The recurring jobs of the application. Only a server enables them, not a command of the operator. */
@Injectable()
export class BackgroundJobs implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #jobs: RecurringJob[] = [];
  #isEnabled = false;

  constructor(private readonly metrics: Metrics) {}

  add(job: RecurringJob): void {
    job.onFailure = () => this.metrics.jobFailed(job.name);
    this.#jobs.push(job);
  }

  /** Lets this application do the jobs from its start on. */
  enable(): void {
    this.#isEnabled = true;
  }

  onApplicationBootstrap(): void {
    if (this.#isEnabled) this.#jobs.forEach((job) => job.start());
  }

  /** Waits a few seconds for the runs under way: the requests in flight need the rest of the time. */
  async onModuleDestroy(): Promise<void> {
    const patience = wait(LONGEST_WAIT_MS, undefined, { ref: false });
    await Promise.race([Promise.all(this.#jobs.map((job) => job.stop())), patience]);
  }
}
