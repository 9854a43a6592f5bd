import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from './metrics/Metrics.js';
import type { RecurringJob } from './RecurringJob.js';

const LONGEST_WAIT_MS = 3_000;

/** The recurring jobs of the application. Only a server starts them, not a command of the operator. */
@Injectable()
export class BackgroundJobs implements OnModuleDestroy {
  readonly #jobs: RecurringJob[] = [];

  constructor(private readonly metrics: Metrics) {}

  add(job: RecurringJob): void {
    job.onFailure = () => this.metrics.jobFailed(job.name);
    this.#jobs.push(job);
  }

  /** Call it once the server listens: links in mails name its port. */
  start(): void {
    this.#jobs.forEach((job) => job.start());
  }

  /** Waits a few seconds for the runs under way: the requests in flight need the rest of the time. */
  async onModuleDestroy(): Promise<void> {
    const patience = wait(LONGEST_WAIT_MS, undefined, { ref: false });
    await Promise.race([Promise.all(this.#jobs.map((job) => job.stop())), patience]);
  }
}
