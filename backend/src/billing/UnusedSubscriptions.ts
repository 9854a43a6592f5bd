import { Injectable } from '@nestjs/common';
import { forEachApart } from '../common/forEachApart.js';
import type { StripePayments } from './StripePayments.js';
import { SubscriptionRepository, type UnusedSubscription } from './subscription.repository.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';

/**
 * Ends subscriptions that nobody needs: their calendar was deleted, their payer left it or was
 * removed, or another subscription pays for the same calendar. The second payment is given back.
 * A subscription is found again at every run until it is over, so no crash forgets one.
 */
@Injectable()
export class UnusedSubscriptions {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly updates: SubscriptionUpdates,
  ) {}

  async endAll(stripe: StripePayments): Promise<void> {
    const unused = await this.subscriptions.unused();
    await forEachApart(
      unused,
      (each) => this.#end(stripe, each),
      ({ id }) => id,
    );
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
