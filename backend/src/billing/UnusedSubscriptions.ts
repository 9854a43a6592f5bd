import { Inject, Injectable } from '@nestjs/common';
import { BackgroundJobs } from '../common/BackgroundJobs.js';
import { forEachApart } from '../common/forEachApart.js';
import { RecurringJob } from '../common/RecurringJob.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionRepository, type UnusedSubscription } from './subscription.repository.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';

const EVERY_MS = 60_000;

/**
 * Ends subscriptions that nobody needs: their calendar was deleted, their payer left it or was
 * removed, or another subscription pays for the same calendar. The second payment is given back.
 * A subscription is found again every minute until it is over, so no crash forgets one.
 */
@Injectable()
export class UnusedSubscriptions {
  constructor(
    jobs: BackgroundJobs,
    @Inject(StripePayments) stripe: StripePayments | null,
    private readonly subscriptions: SubscriptionRepository,
    private readonly updates: SubscriptionUpdates,
  ) {
    if (!stripe) return;
    const end = () =>
      subscriptions.endUnusedAlone((unused) =>
        forEachApart(unused, (each) => this.#end(stripe, each)),
      );
    jobs.add(new RecurringJob('unused subscriptions', EVERY_MS, end));
  }

  async #end(stripe: StripePayments, { id, keptId }: UnusedSubscription): Promise<void> {
    if (keptId !== null) {
      // The one that is to stay may have ended meanwhile: then this one is needed.
      await this.updates.refresh(keptId);
      if (!(await this.subscriptions.isSecond(id))) return;
      await stripe.refundLatest(id);
    }
    await stripe.cancel(id);
    await this.updates.refresh(id);
  }
}
