import type { FamilyPlan } from '../plans/familyPlan.repository.js';
import type { Subscription, SubscriptionState } from './subscription.js';

/**
 * The states that give Premium, the best first. While a payment is overdue the family keeps it:
 * Stripe goes on asking, and ends the subscription itself when it gives up.
 */
const GIVING = ['active', 'trialing', 'past_due'] as const;
type Giving = (typeof GIVING)[number];
/** The states in which what was given ends. */
const ENDING: readonly SubscriptionState[] = ['canceled', 'unpaid', 'paused'];

/** Whether a subscription gives its family Premium. */
export function gives(
  subscription: Subscription,
): subscription is Subscription & { state: Giving } {
  return GIVING.some((state) => state === subscription.state);
}

/**
 * A family's plan after one of its subscriptions changed; null when that change means nothing to it,
 * like a payment begun and not finished.
 */
export function planAfter(changed: Subscription, all: readonly Subscription[]): FamilyPlan | null {
  if (!gives(changed) && !ENDING.includes(changed.state)) return null;
  const best = all
    .filter(gives)
    .sort(
      (one, other) =>
        GIVING.indexOf(one.state) - GIVING.indexOf(other.state) || (one.id < other.id ? -1 : 1),
    )[0];
  if (!best) {
    const { customerId } = changed;
    return {
      subscriptionTier: 'free',
      subscriptionStatus: 'canceled',
      customerId,
      subscriptionId: null,
    };
  }
  return {
    subscriptionTier: 'premium',
    subscriptionStatus: best.state,
    customerId: best.customerId,
    subscriptionId: best.id,
  };
}
