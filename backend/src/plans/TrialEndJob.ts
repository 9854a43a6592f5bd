import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { TrialRepository } from './trial.repository.js';

const EVERY_MS = 5 * 60 * 1000;

/** Ends the trials of families in which nobody writes, so that their members see the end as well. */
@Injectable()
export class TrialEndJob {
  constructor(
    jobs: BackgroundJobs,
    private readonly trials: TrialRepository,
    private readonly writer: FamilyWriter,
  ) {
    jobs.add(new RecurringJob('trials', EVERY_MS, () => this.#endTrials()));
  }

  async #endTrials(): Promise<void> {
    await this.trials.forEachOver(async ({ id, ownerId }) => {
      await this.writer.transact(ownerId, [id], (transaction) => transaction.lock(id));
    });
  }
}
