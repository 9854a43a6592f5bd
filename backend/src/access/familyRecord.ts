import type { Family } from '@kinday/contracts/family';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

/** A family as its members see it. */
export function toFamily(row: FamilyTable): Family {
  const { id, name, ownerId, inviteCode, subscriptionTier, subscriptionStatus, createdAt } = row;
  return {
    id,
    name,
    ownerId,
    inviteCode,
    subscriptionTier,
    subscriptionStatus,
    createdAt: createdAt.toISOString(),
  };
}
