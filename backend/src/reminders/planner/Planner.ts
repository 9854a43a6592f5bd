import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../../common/BackgroundJobs.js';
import { Clock } from '../../common/Clock.js';
import { forEachApart } from '../../common/forEachApart.js';
import { RecurringJob } from '../../common/RecurringJob.js';
import { minutesSince } from './minutesSince.js';
import type { Plan } from './Plan.js';
import { ProgressRepository } from './progress.repository.js';

/** How soon after the full minute its reminders are planned. */
const EVERY_MS = 2_000;

/** Plans, minute by minute, whom to tell what. One node does it at a time; no node is special. */
@Injectable()
export class Planner {
  readonly #plans: Plan[] = [];
  /** This node's word of what was planned; the table's holds. */
  #doneUntil = 0;

  constructor(
    jobs: BackgroundJobs,
    private readonly clock: Clock,
    private readonly progress: ProgressRepository,
  ) {
    jobs.add(new RecurringJob('reminders', EVERY_MS, () => this.run()));
  }

  add(plan: Plan): void {
    this.#plans.push(plan);
  }

  /** Plans all minutes that have begun since the last time. What fails is planned again by the next run. */
  async run(): Promise<void> {
    const now = await this.clock.now();
    if (now.getTime() < this.#doneUntil + 60_000 && now.getTime() >= this.#doneUntil) return;
    await this.progress.alone(() => this.#planUntil(now));
  }

  async #planUntil(now: Date): Promise<void> {
    const done = await this.progress.read();
    const planAll = async (plan: Plan) => {
      for (const minutes of minutesSince(done.get(plan.name) ?? null, now)) {
        await plan.plan(minutes);
        await this.progress.write(plan.name, minutes.until);
      }
    };
    await forEachApart(this.#plans, planAll, ({ name }) => name);
    this.#doneUntil = Math.floor(now.getTime() / 60_000) * 60_000;
  }
}
