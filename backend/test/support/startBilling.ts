import { afterAll, beforeAll } from '@jest/globals';
import type { SubscriptionState } from '../../src/billing/subscription.js';
import { expectStatus, type BuiltFamily } from './builders.js';
import { FakeStripe } from './FakeStripe.js';
import { TestApp } from './startApp.js';
import { eventOf, sendEvent, WEBHOOK_SECRET } from './stripeEvents.js';

/** A server that sells Premium through a stand-in for Stripe, for one test file. */
export function startBilling() {
  const stripe = new FakeStripe();
  const app = new TestApp();
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_of_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_ID: 'price_premium',
    STRIPE_API_URL: '',
  };
  beforeAll(async () => {
    environment.STRIPE_API_URL = await stripe.start();
    await app.start(environment);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  /** Moves the owner's subscription to a state at Stripe, which sends an event of it. */
  async function tell(family: BuiltFamily, state: SubscriptionState, id = `sub_${family.id}`) {
    stripe.put(id, family.id, family.owner.id, state);
    return expectStatus(await sendEvent(app.newClient(), eventOf(id)), 200);
  }

  return { stripe, app, environment, tell };
}

/** The plan and the state of the payment, as the owner reads them. */
export async function planOf({ owner, id }: BuiltFamily): Promise<unknown> {
  const { body } = await owner.client.get(`/api/family?familyId=${id}`);
  const { family } = body as { family: Record<string, unknown> };
  return [family.subscriptionTier, family.subscriptionStatus];
}
