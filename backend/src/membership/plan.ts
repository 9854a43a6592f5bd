import type { Tier } from '@kinday/contracts/product';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

type Plan = Pick<FamilyTable, 'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'>;

/** What a calendar begins with, where the operator gives this tier to everybody (DEFAULT_TIER). */
export function startingPlan(subscriptionTier: Tier): Plan {
  return { subscriptionTier, subscriptionStatus: 'active', trialEndsAt: null };
}
