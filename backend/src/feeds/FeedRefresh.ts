import { Injectable, Logger } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { Clock } from '../common/Clock.js';
import { Metrics } from '../common/metrics/Metrics.js';
import { ProblemError } from '../common/problem.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FeedRepository } from './feed.repository.js';
import { FeedEventsRepository } from './feedEvents.repository.js';
import { FeedLeaseRepository, type LeasedFeed } from './feedLease.repository.js';
import type { KeptEvent } from './KeptEvent.js';
import { SourceProblem, type Reading, type SourceContent } from './Source.js';
import { Sources } from './Sources.js';
import { isAskedForChanges, verdictOn, type Verdict } from './verdictOn.js';
import * as messages from './messages.js';

const EVERY_MS = 60_000;
const AT_ONCE = 4;

/** Reads feeds again, each in its time and on one of the nodes. What has changed is one change of its family. */
@Injectable()
export class FeedRefresh {
  readonly #log = new Logger('feeds');

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

  /** Refreshes all feeds that are due. One that fails in any way does not keep the others from their turn. */
  async run(signal = new AbortController().signal): Promise<void> {
    const failures: string[] = [];
    for (let taken = AT_ONCE; taken === AT_ONCE && !signal.aborted;) {
      const feeds = await this.leases.takeDue(await this.clock.now(), AT_ONCE);
      const work = feeds.map(async (feed) => {
        await this.refresh(feed, { accountId: null, signal }).catch((error: unknown) => {
          failures.push(`feed ${feed.id}: ${String(error)}`);
        });
      });
      await Promise.all(work);
      taken = feeds.length;
    }
    if (failures.length > 0 && !signal.aborted) throw new Error(failures.join('; '));
  }

  /**
   * Reads a feed that this node has taken, and notes what became of it. What fails in any way is noted
   * as a failure, and asked again after a pause. Throws 503 when too many are read at once: then the
   * feed is given back, as its source was not asked.
   */
  async refresh(feed: LeasedFeed, reading: Reading): Promise<void> {
    try {
      await this.#settle(feed, await this.#read(feed, reading));
    } catch (error) {
      if (reading.signal?.aborted || isUnavailable(error)) {
        await this.leases.giveBack(feed);
        throw error;
      }
      this.#log.error(`Feed ${feed.id} failed: ${String(error)}`);
      await this.#settle(feed, new SourceProblem(messages.failedHere));
    }
  }

  /** What the source has, or why it has nothing. */
  #read(feed: LeasedFeed, reading: Reading): Promise<SourceContent | 'same' | SourceProblem> {
    const known = isAskedForChanges(feed) ? feed : null;
    return this.sources.read(feed, known, feed.checkedAt, reading).catch((error: unknown) => {
      if (error instanceof SourceProblem && !reading.signal?.aborted) return error;
      throw error;
    });
  }

  async #settle(feed: LeasedFeed, found: SourceContent | 'same' | SourceProblem): Promise<void> {
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
      if (verdict.outcome === 'kept') this.events.add(transaction, id, events);
      else this.events.replace(transaction, id, events);
      this.feeds.update(write, { ...before, contentVersion: before.contentVersion + 1 }, before);
    });
  }
}

/** Whether something failed since this server is busy, or its database is away. */
function isUnavailable(error: unknown): boolean {
  return error instanceof ProblemError && error.status === 503;
}
