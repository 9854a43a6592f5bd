import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { Batch } from '../common/Batch.js';
import { Clock } from '../common/Clock.js';
import { Metrics } from '../common/metrics/Metrics.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { LEASE_SECONDS, NoticeQueueRepository, type Verdict } from './noticeQueue.repository.js';
import { NoticePreparation, type Prepared } from './NoticePreparation.js';
import { Notices } from './Notices.js';
import { MOST_UNDER_WAY } from './mostUnderWay.js';
import { NoticeSender } from './NoticeSender.js';
import { retryPause } from './retryPause.js';
import { UnderWay } from './UnderWay.js';

/** What other nodes posted is told as late at most. */
const EVERY_MS = 1_000;
const AT_ONCE = 10;
/**
 * Between one notice and the next, so that a hundred thousand of them do not keep people waiting who
 * write: about 90 a second on each node. bench/notices.mjs
 */
const REST_MS = 10;
/** What became of notices is noted together: a commit for each kept writers waiting for the disk. bench/notices.mjs */
const NOTED_EVERY_MS = 100;
/** When the node ends, what is being sent gets so long; the rest is left to other nodes. */
const FAREWELL_MS = 1_500;

/**
 * Tells what is due. Every node does: it takes some notices, has their words found anew, sends them
 * and notes what became of them.
 */
@Injectable()
export class Teller {
  readonly #noting: Batch<Verdict, void>;

  constructor(
    jobs: BackgroundJobs,
    private readonly notices: Notices,
    private readonly queue: NoticeQueueRepository,
    private readonly preparation: NoticePreparation,
    private readonly sender: NoticeSender,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    const job = new RecurringJob('notices', EVERY_MS, (signal) => this.run(signal));
    jobs.add(job);
    notices.onPosted(() => job.hurry());
    this.#noting = new Batch(async (verdicts) => {
      const [now] = await Promise.all([clock.now(), wait(NOTED_EVERY_MS)]);
      await queue.note(verdicts, now);
    });
  }

  /** Tells everything that is due, and resolves when nothing is under way any more. */
  async run(signal = new AbortController().signal): Promise<void> {
    const underWay = new UnderWay();
    try {
      let isMoreDue = true;
      while (!signal.aborted && (isMoreDue || underWay.size > 0)) {
        const hasRoom = underWay.size + AT_ONCE <= MOST_UNDER_WAY;
        if (hasRoom) isMoreDue = (await this.#takeSome(underWay)) === AT_ONCE;
        await underWay.untilAtMost(isMoreDue ? MOST_UNDER_WAY - AT_ONCE : 0, EVERY_MS);
      }
    } finally {
      await underWay.untilAtMost(0, signal.aborted ? FAREWELL_MS : LEASE_SECONDS * 1000);
      if (underWay.size > 0) await this.queue.giveBack(underWay.ids, await this.clock.now());
    }
    await underWay.failed;
  }

  /** Takes some notices and begins to tell them. @returns how many */
  async #takeSome(underWay: UnderWay): Promise<number> {
    const now = await this.clock.now();
    const leased = await this.queue.lease(this.notices.kinds, now, AT_ONCE);
    const inTime = leased.filter(({ expiresAt }) => expiresAt > now);
    const late = leased.filter(({ expiresAt }) => expiresAt <= now);
    const prepared = await this.preparation.prepare(inTime, now);
    for (const each of prepared) {
      underWay.add(each.notice.id, this.#tell(each, now));
      await wait(REST_MS);
    }
    for (const { id, kind, tries, sentTo } of late) {
      const outcome = sentTo.length > 0 ? 'told' : 'dropped';
      underWay.add(id, this.#note(kind, { id, tries, sentTo: [], outcome, pauseSeconds: 0 }));
    }
    return leased.length;
  }

  async #tell({ notice, words, devices }: Prepared, now: Date): Promise<void> {
    const { id, kind, tries } = notice;
    const unsent = { id, tries, sentTo: [], pauseSeconds: retryPause(tries) };
    let verdict: Verdict;
    if (words === 'failed') verdict = { ...unsent, outcome: null };
    else if (words === null) verdict = { ...unsent, outcome: 'pointless' };
    else verdict = await this.sender.send(notice, words, devices, now);
    await this.#note(kind, verdict);
  }

  async #note(kind: string, verdict: Verdict): Promise<void> {
    await this.#noting.about([verdict]);
    this.metrics.noticeNoted(kind, verdict.outcome ?? 'retried');
  }
}
