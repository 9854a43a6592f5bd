import { Stripe } from 'stripe';
import type { Answer, Client } from './Client.js';

export const WEBHOOK_SECRET = 'whsec_of_tests';
const stripe = new Stripe('sk_test_of_tests');

/** An event as Stripe words it; what else it tells of the subscription may be old. */
export function eventOf(subscriptionId: string) {
  return {
    id: `evt_${subscriptionId}`,
    object: 'event',
    type: 'customer.subscription.updated',
    created: 1_000,
    data: { object: { id: subscriptionId, object: 'subscription', status: 'incomplete' } },
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
