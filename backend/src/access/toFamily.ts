import type { Family } from '@kinday/contracts/family';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

/** A family as its members see it. */
export function toFamily(row: FamilyTable): Family {
  return {
    id: row.id,
    name: row.name,
    ownerId: row.ownerId,
    inviteCode: row.inviteCode,
    subscriptionTier: row.subscriptionTier,
    subscriptionStatus: row.subscriptionStatus,
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    zone: row.zone,
    createdAt: row.createdAt.toISOString(),
  };
}
