import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { RecurringJob } from '../common/RecurringJob.js';
import type { Lock } from '../database/locks.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionReconciliation } from './SubscriptionReconciliation.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { UnusedSubscriptions } from './UnusedSubscriptions.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The recurring jobs of a server that sells Premium. One node at a time does each of them. */
@Injectable()
export class SubscriptionJobs {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly subscriptions: SubscriptionRepository,
    reconciliation: SubscriptionReconciliation,
    unused: UnusedSubscriptions,
    @Inject(StripePayments) stripe: StripePayments | null,
  ) {
    if (!stripe) return;
    this.#add('subscriptions', DAY_MS, 'subscriptionReconciliation', () =>
      reconciliation.reconcile(stripe),
    );
    this.#add('unused subscriptions', MINUTE_MS, 'unusedSubscriptions', () =>
      unused.endAll(stripe),
    );
  }

  #add(name: string, everyMs: number, lock: Lock, work: () => Promise<void>): void {
    this.jobs.add(new RecurringJob(name, everyMs, () => this.subscriptions.alone(lock, work)));
  }
}
