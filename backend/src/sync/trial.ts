import type { FamilyTable } from '../database/tables/FamilyTable.js';

/** What a calendar falls back to when its trial is over. Nothing of it is lost, hidden or deleted. */
export const AFTER_TRIAL = { subscriptionTier: 'free', subscriptionStatus: 'active' } as const;

/** True for a trial without a card whose end has come; one with a card is the payment provider's. */
export function isTrialOver(
  family: Pick<FamilyTable, 'subscriptionStatus' | 'subscriptionId' | 'trialEndsAt'>,
): boolean {
  const { subscriptionStatus, subscriptionId, trialEndsAt } = family;
  const isTrial = subscriptionStatus === 'trialing' && subscriptionId === null;
  return isTrial && trialEndsAt !== null && trialEndsAt.getTime() <= Date.now();
}
