import { Injectable } from '@nestjs/common';
import { forEachApart } from '../common/forEachApart.js';
import type { StripePayments } from './StripePayments.js';
import type { Subscription } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionUpdates } from './SubscriptionUpdates.js';

interface Update {
  /** Of the subscription. */
  id: string;
  update: () => Promise<void>;
}

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
    await forEachApart(
      this.#updates(stripe),
      ({ update }) => update(),
      ({ id }) => id,
    );
  }

  /** What may have to be stored of each subscription, Stripe's list page by page. */
  async *#updates(stripe: StripePayments): AsyncGenerator<Update> {
    const listed = new Set<string>();
    let after: string | undefined;
    do {
      const page = await stripe.page(await this.subscriptions.now(), after);
      for (const subscription of page.subscriptions) {
        listed.add(subscription.id);
        yield { id: subscription.id, update: () => this.#storeIfOther(subscription) };
      }
      after = page.next;
    } while (after !== undefined);
    // Stripe's list leaves out subscriptions that have ended.
    for (const id of await this.subscriptions.livingIds()) {
      if (!listed.has(id)) yield { id, update: () => this.updates.refresh(id) };
    }
  }

  async #storeIfOther(subscription: Subscription): Promise<void> {
    const known = await this.subscriptions.find(subscription.id);
    const isKnown =
      known?.state === subscription.state && known.customerId === subscription.customerId;
    if (!isKnown) await this.updates.store(subscription);
  }
}
