import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { planAfter } from './planAfter.js';
import { isLater, isOver, SUBSCRIPTION_LIFE, type Subscription } from './subscription.js';

const FAMILY_ID = '0b1e1f6e-7f5c-4f53-9d2f-1f6f0d7d1a01';
const PAYER_ID = '9d0e7f6a-3f62-4be4-9f0f-0a9f53f0c222';

function subscription(fields: Partial<Subscription> = {}): Subscription {
  return {
    id: 'sub_1',
    familyId: FAMILY_ID,
    payerId: PAYER_ID,
    customerId: 'cus_1',
    state: 'active',
    toldAt: 100,
    ...fields,
  };
}

/** What is known after events came in this order. */
function after(events: readonly Subscription[]): Subscription {
  return events.reduce((known, told) => (isLater(told, known) ? told : known));
}

const life = fc
  .array(
    fc.record({
      state: fc.constantFrom(...SUBSCRIPTION_LIFE.filter((state) => !isOver({ state }))),
      toldAt: fc.integer({ min: 100, max: 104 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((states) =>
    fc.constantFrom(states, [...states, { state: 'canceled' as const, toldAt: 102 }]),
  )
  .map((states) => states.map(subscription));

test('events that come twice and in any order leave the same knowledge', () => {
  fc.assert(
    fc.property(
      life.chain((events) =>
        fc.tuple(
          fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
          fc.shuffledSubarray(events, { minLength: events.length }),
        ),
      ),
      ([twice, once]) => {
        expect(after(twice)).toEqual(after(once));
      },
    ),
  );
});

test('what is over stays over, whatever an earlier event still tells', () => {
  const over = subscription({ state: 'canceled', toldAt: 100 });
  expect(after([over, subscription({ toldAt: 200 })])).toBe(over);
});

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
  expect(planAfter(changed, [changed])).toEqual(plan);
});

test('while another subscription gives Premium, the end of one takes nothing away', () => {
  const ended = subscription({ state: 'canceled' });
  const other = subscription({ id: 'sub_2', customerId: 'cus_2', state: 'past_due' });
  expect(planAfter(ended, [ended, other])).toEqual({
    subscriptionTier: 'premium',
    subscriptionStatus: 'past_due',
    customerId: 'cus_2',
    subscriptionId: 'sub_2',
  });
});
