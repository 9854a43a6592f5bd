import type { FamilyTable } from '../database/tables/FamilyTable.js';

type Plan = Pick<FamilyTable, 'subscriptionTier' | 'subscriptionStatus' | 'trialEndsAt'>;

/** What every calendar begins with. */
export const FREE: Plan = {
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  trialEndsAt: null,
};
