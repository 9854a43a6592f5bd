import { Injectable } from '@nestjs/common';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { FamilyPlanRepository } from '../plans/familyPlan.repository.js';
import { planAfter } from './planAfter.js';
import { isLater, type Subscription } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Takes what Stripe tells of subscriptions, however often and in whatever order it tells it. */
@Injectable()
export class SubscriptionUpdates {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: FamilyPlanRepository,
    private readonly writer: FamilyWriter,
  ) {}

  async take(told: Subscription): Promise<void> {
    const { id, familyId, payerId } = told;
    const known = await this.subscriptions.find(id);
    if (known && !isLater(told, known)) return;
    // Several servers may share one account at Stripe.
    if (!(await this.subscriptions.knowsFamily(familyId))) return;
    await this.writer.transact(payerId, [familyId], async (transaction) => {
      const { manager } = transaction;
      const write = await transaction.lock(familyId);
      // Another event of this subscription may have come while we waited for the lock.
      const known = await this.subscriptions.find(id, manager);
      if (known && !isLater(told, known)) return;
      await this.subscriptions.put(manager, told);
      if (!write) return;
      const plan = planAfter(told, await this.subscriptions.ofFamily(familyId, manager));
      if (plan) await this.plans.set(write, plan);
    });
  }
}
