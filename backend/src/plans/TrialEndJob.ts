import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringJob } from '../common/RecurringJob.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { TrialRepository } from './trial.repository.js';

const EVERY_MS = 5 * 60 * 1000;

/** Ends the trials of families in which nobody writes, so that their members see it as well. */
@Injectable()
export class TrialEndJob implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #job = new RecurringJob('trials', EVERY_MS, () => this.#endTrials());

  constructor(
    private readonly trials: TrialRepository,
    private readonly writer: FamilyWriter,
  ) {}

  onApplicationBootstrap(): void {
    this.#job.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.#job.stop();
  }

  async #endTrials(): Promise<void> {
    await this.trials.forEachOver(async ({ id, ownerId }) => {
      await this.writer.transact(ownerId, (transaction) => transaction.applyDueChange(id));
    });
  }
}
