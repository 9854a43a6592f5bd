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

/** A plan that fails rests for twice as long each time, up to this. */
const LONGEST_REST_MS = 60_000;

/** A plan that failed, and rests. */
interface Resting {
  error: unknown;
  since: number;
  restMs: number;
}

/** Plans, minute by minute, whom to tell what. One node does it at a time; no node is special. */
@Injectable()
export class Planner {
  readonly #plans: Plan[] = [];
  /** This node's word of what was planned; the table's holds. */
  #doneUntil = 0;
  readonly #resting = new Map<string, Resting>();

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

  /** Plans all minutes that have begun since the last time. What fails is planned again after a rest. */
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
    await forEachApart(
      this.#plans,
      (plan) => this.#unlessItRests(plan.name, now.getTime(), () => planAll(plan)),
      ({ name }) => name,
    );
    this.#doneUntil = Math.floor(now.getTime() / 60_000) * 60_000;
  }

  /** Does a plan's work. One that rests fails as it did before, without being tried. */
  async #unlessItRests(name: string, now: number, work: () => Promise<void>): Promise<void> {
    const failed = this.#resting.get(name);
    if (failed && now >= failed.since && now < failed.since + failed.restMs) throw failed.error;
    try {
      await work();
      this.#resting.delete(name);
    } catch (error) {
      const restMs = Math.min((failed?.restMs ?? EVERY_MS) * 2, LONGEST_REST_MS);
      this.#resting.set(name, { error, since: now, restMs });
      throw error;
    }
  }
}
