/** What Stripe says of a subscription, in the order of its life. */
export const SUBSCRIPTION_LIFE = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'paused',
  'unpaid',
  'canceled',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_LIFE)[number];

/** A subscription as one event told it. */
export interface Subscription {
  id: string;
  familyId: string;
  payerId: string;
  customerId: string;
  state: SubscriptionState;
  /** Seconds since 1970, by Stripe's clock. */
  toldAt: number;
}

/** Nothing follows these. */
export const LAST_STATES: readonly SubscriptionState[] = ['canceled', 'incomplete_expired'];

export function isOver({ state }: Pick<Subscription, 'state'>): boolean {
  return LAST_STATES.includes(state);
}

/**
 * Whether an event tells something later than what is known: events come twice and in any order.
 * Stripe's clock has whole seconds, so within one the subscription's life decides.
 */
export function isLater(
  told: Pick<Subscription, 'state' | 'toldAt'>,
  known: Pick<Subscription, 'state' | 'toldAt'>,
): boolean {
  if (isOver(known)) return false;
  if (isOver(told)) return true;
  if (told.toldAt !== known.toldAt) return told.toldAt > known.toldAt;
  return SUBSCRIPTION_LIFE.indexOf(told.state) > SUBSCRIPTION_LIFE.indexOf(known.state);
}
