import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringJob } from '../common/RecurringJob.js';
import { OutdatedRepository } from './outdated.repository.js';

const EVERY_MS = 60 * 60 * 1000;

/** Throws away what has outlived its purpose. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #job = new RecurringJob('housekeeping', EVERY_MS, () => this.outdated.delete());

  constructor(private readonly outdated: OutdatedRepository) {}

  onApplicationBootstrap(): void {
    this.#job.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#job.stop();
  }
}
