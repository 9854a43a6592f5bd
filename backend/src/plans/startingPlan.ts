import { TRIAL_DAYS, type Tier } from '@kinday/contracts/product';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The plan of a new family, as its row holds it. */
export type StartingPlan = Pick<
  FamilyTable,
  'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'
>;

/**
 * The plan of a new calendar: the server's default, or a trial of Premium without a card where its
 * owner asked for Premium and would not have it anyway.
 * @param defaultTier the operator's DEFAULT_TIER
 * @param asked the plan its owner chose when signing up
 */
export function startingPlan(defaultTier: Tier, asked?: Tier): StartingPlan {
  if (asked === 'premium' && defaultTier !== 'premium') {
    return {
      subscriptionTier: 'premium',
      subscriptionStatus: 'trialing',
      trialEndsAt: new Date(Date.now() + TRIAL_DAYS * DAY_MS),
    };
  }
  return { subscriptionTier: defaultTier, subscriptionStatus: 'active', trialEndsAt: null };
}
