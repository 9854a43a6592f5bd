import { Injectable } from '@nestjs/common';
import { forEachApart } from '../common/forEachApart.js';
import type { StripePayments } from './StripePayments.js';
import type { Subscription } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';

/**
 * Compares all subscriptions with Stripe's: events may have been missed, and a restored backup knows
 * nothing of what came after it.
 */
@Injectable()
export class SubscriptionReconciliation {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly updates: SubscriptionUpdates,
  ) {}

  async reconcile(stripe: StripePayments): Promise<void> {
    const living: Subscription[] = [];
    let after: string | undefined;
    do {
      const page = await stripe.page(await this.subscriptions.now(), after);
      living.push(...page.subscriptions);
      after = page.next;
    } while (after !== undefined);
    // Stripe's list leaves out subscriptions that have ended.
    const listed = new Set(living.map(({ id }) => id));
    const unlisted = (await this.subscriptions.livingIds()).filter((id) => !listed.has(id));
    await forEachApart(
      [
        ...living.map((subscription) => () => this.#storeIfOther(subscription)),
        ...unlisted.map((id) => () => this.updates.refresh(id)),
      ],
      (update) => update(),
    );
  }

  async #storeIfOther(subscription: Subscription): Promise<void> {
    const known = await this.subscriptions.find(subscription.id);
    const isKnown =
      known?.state === subscription.state && known.customerId === subscription.customerId;
    if (!isKnown) await this.updates.store(subscription);
  }
}
