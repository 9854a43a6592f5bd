import type { FamilyPlan } from '../plans/familyPlan.repository.js';
import { gives, GIVING_STATES, type Subscription, type SubscriptionState } from './subscription.js';

/** The states that end a family's Premium. */
const ENDING: readonly SubscriptionState[] = ['canceled', 'unpaid', 'paused'];

/**
 * A family's plan after one of its subscriptions changed; null when that change means nothing to it,
 * like a payment begun and not finished.
 * @param currentId the subscription that has given the plan: of two equally good ones it stays
 */
export function planAfter(
  changed: Subscription,
  all: readonly Subscription[],
  currentId: string | null,
): FamilyPlan | null {
  if (!gives(changed) && !ENDING.includes(changed.state)) return null;
  const best = all
    .filter(gives)
    .sort(
      (one, other) =>
        GIVING_STATES.indexOf(one.state) - GIVING_STATES.indexOf(other.state) ||
        Number(other.id === currentId) - Number(one.id === currentId) ||
        (one.id < other.id ? -1 : 1),
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
