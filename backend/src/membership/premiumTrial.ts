import { TRIAL_DAYS } from '@kinday/contracts/product';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a calendar begins with when its owner came to try Premium: no card is asked. */
export function premiumTrial(): Pick<
  FamilyTable,
  'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'
> {
  return {
    subscriptionTier: 'premium',
    subscriptionStatus: 'trialing',
    trialEndsAt: new Date(Date.now() + TRIAL_DAYS * DAY_MS),
  };
}
