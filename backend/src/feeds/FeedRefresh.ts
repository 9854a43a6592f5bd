import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { Clock } from '../common/Clock.js';
import { Metrics } from '../common/metrics/Metrics.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FeedRepository } from './feed.repository.js';
import { FeedEventsRepository } from './feedEvents.repository.js';
import { FeedLeaseRepository, type LeasedFeed } from './feedLease.repository.js';
import type { KeptEvent } from './KeptEvent.js';
import { SourceProblem } from './Source.js';
import { Sources } from './Sources.js';
import { isAskedForChanges, verdictOn, type Verdict } from './verdictOn.js';

const EVERY_MS = 60_000;
const AT_ONCE = 4;

/** Reads feeds again, each in its time and on one of the nodes. What has changed is one change of its family. */
@Injectable()
export class FeedRefresh {
  constructor(
    jobs: BackgroundJobs,
    private readonly leases: FeedLeaseRepository,
    private readonly sources: Sources,
    private readonly feeds: FeedRepository,
    private readonly events: FeedEventsRepository,
    private readonly writer: FamilyWriter,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    jobs.add(new RecurringJob('feeds', EVERY_MS, (signal) => this.run(signal)));
  }

  /** Refreshes all feeds that are due. One that cannot be written does not keep the others from their turn. */
  async run(signal = new AbortController().signal): Promise<void> {
    const failures: unknown[] = [];
    for (let taken = AT_ONCE; taken === AT_ONCE && !signal.aborted;) {
      const feeds = await this.leases.takeDue(await this.clock.now(), AT_ONCE);
      const done = await Promise.allSettled(feeds.map((feed) => this.refresh(feed, signal)));
      for (const each of done) if (each.status === 'rejected') failures.push(each.reason);
      taken = feeds.length;
    }
    if (failures.length > 0 && !signal.aborted) {
      throw new AggregateError(failures, failures.map(String).join('; '));
    }
  }

  /** Reads a feed that this node has taken, and notes what became of it. */
  async refresh(feed: LeasedFeed, signal?: AbortSignal): Promise<void> {
    const known = isAskedForChanges(feed) ? feed : null;
    const found = await this.sources
      .read(feed, known, feed.checkedAt, signal)
      .catch((error: unknown) => {
        if (error instanceof SourceProblem && !signal?.aborted) return error;
        throw error;
      });
    const verdict = verdictOn(feed, found, feed.checkedAt);
    if (verdict.events) await this.#write(feed, verdict, verdict.events);
    else await this.leases.note(feed, verdict);
    this.metrics.feedRefreshed(verdict.outcome);
  }

  async #write(feed: LeasedFeed, verdict: Verdict, events: readonly KeptEvent[]): Promise<void> {
    const { id, familyId, actorId } = feed;
    await this.writer.transact(actorId, [familyId], async (families) => {
      const write = await families.lock(familyId);
      if (!write) return;
      const { transaction } = write;
      if (!(await this.leases.noteWithin(transaction, feed, verdict))) return;
      const before = (await this.feeds.list(transaction, familyId)).find((each) => each.id === id);
      if (!before) return;
      this.events.replace(transaction, id, events);
      this.feeds.update(write, { ...before, contentVersion: before.contentVersion + 1 }, before);
    });
  }
}
