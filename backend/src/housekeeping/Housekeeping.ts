import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { OutdatedRepository } from './outdated.repository.js';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes, every hour, the rows that nobody can ask for any more. */
@Injectable()
export class Housekeeping {
  constructor(jobs: BackgroundJobs, outdated: OutdatedRepository) {
    jobs.add(new RecurringJob('housekeeping', EVERY_MS, () => outdated.delete()));
  }
}
