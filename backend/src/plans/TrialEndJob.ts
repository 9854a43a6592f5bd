import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { forEachApart } from '../common/forEachApart.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { TrialRepository, type FamilyOnTrial } from './trial.repository.js';

const EVERY_MS = 5 * 60 * 1000;

/** Ends the trials of families in which nobody writes, so that their members see the end as well. */
@Injectable()
export class TrialEndJob {
  constructor(
    jobs: BackgroundJobs,
    private readonly trials: TrialRepository,
    private readonly writer: FamilyWriter,
  ) {
    jobs.add(new RecurringJob('trials', EVERY_MS, () => this.run()));
  }

  /** Ends all that are over; rejects with the calendars whose trial could not be ended. */
  async run(): Promise<void> {
    await this.trials.alone(() =>
      forEachApart(
        this.trials.over(),
        (family) => this.#end(family),
        ({ id }) => `calendar ${id}`,
      ),
    );
  }

  /** The end of a trial is due in each write: one that does nothing else makes it. */
  async #end({ id, ownerId }: FamilyOnTrial): Promise<void> {
    await this.writer.transact(ownerId, [id], (transaction) => transaction.lock(id));
  }
}
