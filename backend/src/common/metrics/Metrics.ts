import { Injectable } from '@nestjs/common';
import { queueCounts, type QueueCounts } from '../TurnQueue.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How a request was answered. */
interface Answered {
  method: string;
  /** The route's pattern, never an address. */
  route: string;
  status: number;
}

/** What this node counts and measures, in Prometheus' terms. */
@Injectable()
export class Metrics {
  readonly #register = new Registry();
  readonly #requests = new Histogram({
    name: 'kinday_request_seconds',
    help: 'Requests by route and status, and how long their answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.#register],
  });
  readonly #published = new Counter({
    name: 'kinday_changes_published_total',
    help: 'Changes written on this node and published',
    registers: [this.#register],
  });
  readonly #lag = new Histogram({
    name: 'kinday_delivery_lag_seconds',
    help: 'From the beginning of a write, on any node, to its delivery to the sockets of this one',
    buckets: SECONDS,
    registers: [this.#register],
  });
  readonly #catchUps = new Counter({
    name: 'kinday_catch_ups_total',
    help: 'Times this node read changes of a family that it had missed',
    registers: [this.#register],
  });

  readonly #wrongInviteCodes = new Counter({
    name: 'kinday_wrong_invite_codes_total',
    help: 'Wrong invite codes that people tried: many within an hour are guesses',
    registers: [this.#register],
  });

  readonly #failedJobs = new Counter({
    name: 'kinday_job_runs_failed_total',
    help: 'Runs of recurring jobs that failed',
    labelNames: ['job'],
    registers: [this.#register],
  });
  readonly #failedMails = new Counter({
    name: 'kinday_mails_failed_total',
    help: 'Tries to send a mail that failed',
    registers: [this.#register],
  });
  readonly #notices = new Counter({
    name: 'kinday_notices_total',
    help: 'Notices by their kind and what became of them: told, retried (again later), dropped, pointless',
    labelNames: ['kind', 'outcome'],
    registers: [this.#register],
  });
  readonly #sentNotices = new Counter({
    name: 'kinday_notices_sent_total',
    help: 'Mails and notifications that a mail server or a push service took, by the kind of notice',
    labelNames: ['kind', 'way'],
    registers: [this.#register],
  });
  readonly #feedRefreshes = new Counter({
    name: 'kinday_feed_refreshes_total',
    help: 'Refreshes of subscribed calendars by what became of them: changed, same, kept (most of it is missing), failed',
    labelNames: ['outcome'],
    registers: [this.#register],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#register });
    this.#queueGauge('running', 'Work that runs now, by its queue');
    this.#queueGauge('waiting', 'Work that waits for its turn, by its queue');
    this.#queueGauge('refused', 'Work that was refused since the start, by its queue');
  }

  answered({ method, route, status }: Answered, seconds: number): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  published(): void {
    this.#published.inc();
  }

  /** @param writtenAt when the change's write began, as ISO 8601 */
  delivered(writtenAt: string): void {
    this.#lag.observe(Math.max(0, Date.now() - Date.parse(writtenAt)) / 1000);
  }

  caughtUp(): void {
    this.#catchUps.inc();
  }

  wrongInviteCode(): void {
    this.#wrongInviteCodes.inc();
  }

  /** @param job the name of a RecurringJob */
  jobFailed(job: string): void {
    this.#failedJobs.inc({ job });
  }

  mailFailed(): void {
    this.#failedMails.inc();
  }

  noticeNoted(kind: string, outcome: 'told' | 'retried' | 'dropped' | 'pointless'): void {
    this.#notices.inc({ kind, outcome });
  }

  noticeSent(kind: string, way: 'mail' | 'notification'): void {
    this.#sentNotices.inc({ kind, way });
  }

  feedRefreshed(outcome: 'changed' | 'same' | 'kept' | 'failed'): void {
    this.#feedRefreshes.inc({ outcome });
  }

  /** Adds a number that is read at every request for the metrics; `read` must not reject. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const collect = async function (this: Gauge) {
      this.set(await read());
    };
    new Gauge({ name, help, registers: [this.#register], collect });
  }

  #queueGauge(what: keyof QueueCounts, help: string): void {
    const collect = function (this: Gauge<'queue'>) {
      for (const [queue, counts] of queueCounts) this.set({ queue }, counts[what]);
    };
    const name = `kinday_queue_${what}`;
    new Gauge({ name, help, labelNames: ['queue'], registers: [this.#register], collect });
  }

  /** Everything, as Prometheus reads it. */
  text(): Promise<string> {
    return this.#register.metrics();
  }
}
