import { expect, test } from '@jest/globals';
import { planSummary } from './planSummary';

const FREE_LIMITS = 'Up to 5 members and 30 events a month.';
const PREMIUM_LIMITS = 'Up to 20 members, unlimited events and 20 categories of your own.';

test.each([
  ['free', 'active', null, 'Free', FREE_LIMITS],
  [
    'free',
    'canceled',
    null,
    'Free',
    `Premium has ended. Everything you entered is still here. ${FREE_LIMITS}`,
  ],
  [
    'free',
    'active',
    '2026-11-05T12:00:00.000Z',
    'Free',
    `Premium has ended. Everything you entered is still here. ${FREE_LIMITS}`,
  ],
  ['premium', 'active', null, 'Premium', PREMIUM_LIMITS],
  [
    'premium',
    'past_due',
    null,
    'Premium',
    `${PREMIUM_LIMITS} The last payment did not go through.`,
  ],
  [
    'premium',
    'trialing',
    '2026-12-05T12:00:00.000Z',
    'Premium trial',
    `${PREMIUM_LIMITS} Free until December 5, 2026; after that, nothing is hidden or deleted.`,
  ],
] as const)('%s, %s', (subscriptionTier, subscriptionStatus, trialEndsAt, name, text) => {
  expect(planSummary({ subscriptionTier, subscriptionStatus, trialEndsAt })).toEqual({
    name,
    text,
  });
});
