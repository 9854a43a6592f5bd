/** What Stripe says of a subscription. */
export const SUBSCRIPTION_STATES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'paused',
  'unpaid',
  'canceled',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** A subscription as it was at Stripe when we asked. */
export interface Subscription {
  id: string;
  familyId: string;
  payerId: string;
  customerId: string;
  state: SubscriptionState;
  /** When we asked, in microseconds since 1970 by the database's clock: of two answers the later counts. */
  readAt: number;
}

/**
 * The states that give Premium, the best first. While a payment is overdue the family keeps it:
 * Stripe goes on asking, and ends the subscription itself when it gives up.
 */
export const GIVING_STATES = ['active', 'trialing', 'past_due'] as const;

/** Nothing follows these. */
export const LAST_STATES: readonly SubscriptionState[] = ['canceled', 'incomplete_expired'];

/** Whether a subscription gives its family Premium. */
export function gives(
  subscription: Subscription,
): subscription is Subscription & { state: (typeof GIVING_STATES)[number] } {
  return GIVING_STATES.some((state) => state === subscription.state);
}

/** Whether a subscription has ended for good. */
export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return LAST_STATES.includes(state);
}
