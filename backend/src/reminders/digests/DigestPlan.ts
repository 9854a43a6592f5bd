import { Injectable, type OnModuleInit } from '@nestjs/common';
import { forEachApart } from '../../common/forEachApart.js';
import { Notices } from '../../notices/Notices.js';
import { doAndRest } from '../planner/doAndRest.js';
import type { Minutes, Plan } from '../planner/Plan.js';
import { Planner } from '../planner/Planner.js';
import { digestNotice, DIGESTS, dueDigests, type DueDigest } from './digest.js';
import { DigestsRepository } from './digests.repository.js';

/** Plans "What's on today" and "The week ahead", each at the hour that a person chose. */
@Injectable()
export class DigestPlan implements Plan, OnModuleInit {
  readonly name = 'digests';

  constructor(
    private readonly planner: Planner,
    private readonly digests: DigestsRepository,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.planner.add(this);
  }

  async plan(minutes: Minutes): Promise<void> {
    // Who is told depends on no event.
    if (minutes.writtenSince) return;
    for (const digest of DIGESTS) {
      const hours = await this.digests.hours(digest);
      await forEachApart(
        dueDigests(digest, hours, minutes),
        (due) => this.#postAll(due),
        ({ zone, time }) => `${digest} at ${time} in ${zone}`,
      );
    }
  }

  async #postAll(due: DueDigest): Promise<void> {
    for await (const userIds of this.digests.users(due)) {
      await doAndRest(() => this.notices.post(userIds.map((userId) => digestNotice(userId, due))));
    }
  }
}
