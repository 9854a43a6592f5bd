import { expect, test } from '@jest/globals';
import { planAfter } from './planAfter.js';
import type { Subscription } from './subscription.js';

const FAMILY_ID = '0b1e1f6e-7f5c-4f53-9d2f-1f6f0d7d1a01';
const PAYER_ID = '9d0e7f6a-3f62-4be4-9f0f-0a9f53f0c222';

function subscription(fields: Partial<Subscription> = {}): Subscription {
  return {
    id: 'sub_1',
    familyId: FAMILY_ID,
    payerId: PAYER_ID,
    customerId: 'cus_1',
    state: 'active',
    readAt: 100,
    ...fields,
  };
}

const premium = { subscriptionTier: 'premium', customerId: 'cus_1', subscriptionId: 'sub_1' };
const free = {
  subscriptionTier: 'free',
  subscriptionStatus: 'canceled',
  customerId: 'cus_1',
  subscriptionId: null,
};

test.each([
  ['active', { ...premium, subscriptionStatus: 'active' }],
  ['trialing', { ...premium, subscriptionStatus: 'trialing' }],
  ['past_due', { ...premium, subscriptionStatus: 'past_due' }],
  ['unpaid', free],
  ['paused', free],
  ['canceled', free],
  ['incomplete', null],
  ['incomplete_expired', null],
] as const)('a subscription that is %s', (state, plan) => {
  const changed = subscription({ state });
  expect(planAfter(changed, [changed], null)).toEqual(plan);
});

test('while another subscription gives Premium, the end of one takes nothing away', () => {
  const ended = subscription({ state: 'canceled' });
  const other = subscription({ id: 'sub_2', customerId: 'cus_2', state: 'past_due' });
  expect(planAfter(ended, [ended, other], 'sub_1')).toEqual({
    subscriptionTier: 'premium',
    subscriptionStatus: 'past_due',
    customerId: 'cus_2',
    subscriptionId: 'sub_2',
  });
});

test('of two subscriptions that give the same, the one that was there first stays', () => {
  const second = subscription({ id: 'sub_0', customerId: 'cus_2' });
  expect(planAfter(second, [second, subscription()], 'sub_1')).toMatchObject(premium);
});
