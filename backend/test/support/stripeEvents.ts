import { Stripe } from 'stripe';
import type { SubscriptionState } from '../../src/billing/subscription.js';
import type { Answer, Client } from './Client.js';

export const WEBHOOK_SECRET = 'whsec_of_tests';
const stripe = new Stripe('sk_test_of_tests');

/** What an event tells of a subscription. */
export interface Told {
  familyId: string;
  payerId: string;
  state: SubscriptionState;
  /** Seconds since 1970. */
  created?: number;
  id?: string;
}

/** An event as Stripe words it. */
export function eventOf({ familyId, payerId, state, created = 1_000, id = familyId }: Told) {
  return {
    id: `evt_${id}_${state}_${created}`,
    object: 'event',
    type: state === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    created,
    data: {
      object: {
        id: `sub_${id}`,
        object: 'subscription',
        customer: `cus_${payerId}`,
        status: state,
        metadata: { familyId, payerId },
      },
    },
  };
}

/** Sends an event as Stripe does, signed with a secret. */
export function sendEvent(
  client: Client,
  event: unknown,
  { secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1_000) } = {},
): Promise<Answer> {
  const payload = JSON.stringify(event, null, 2);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return client.fetch('/api/billing/webhook', {
    method: 'POST',
    body: payload,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Stripe-Signature': signature,
    },
  });
}
