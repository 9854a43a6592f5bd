import { Injectable } from '@nestjs/common';
import type { Tier } from '@kinday/contracts/product';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FamilyPlanRepository } from './familyPlan.repository.js';

/** Sets a family's plan as the operator types it. */
@Injectable()
export class PlanSetting {
  constructor(
    private readonly plans: FamilyPlanRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /**
   * @param idOrCode a family's id or its invite code
   * @returns the family's name; null when there is no such family
   */
  async set(idOrCode: string, subscriptionTier: Tier): Promise<string | null> {
    const family = await this.plans.find(idOrCode);
    if (!family) return null;
    // The owner counts as the author: the log needs a member, and an operator is none.
    return this.writer.transact(family.ownerId, [family.id], async (transaction) => {
      const write = await transaction.lock(family.id);
      if (!write) return null;
      const { customerId, subscriptionId, name } = write.family;
      await this.plans.set(write, {
        subscriptionTier,
        subscriptionStatus: 'active',
        customerId,
        subscriptionId,
      });
      return name;
    });
  }
}
