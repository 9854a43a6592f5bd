import { Inject, Injectable } from '@nestjs/common';
import { FamilyPlanRepository } from '../plans/familyPlan.repository.js';
import { FamilyWriter } from '../sync/FamilyWriter.js';
import { planAfter } from './planAfter.js';
import { StripePayments } from './StripePayments.js';
import { isOver, type Subscription } from './subscription.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Stores subscriptions as they are at Stripe, and gives their families the plan that follows. */
@Injectable()
export class SubscriptionUpdates {
  constructor(
    @Inject(StripePayments) private readonly stripe: StripePayments | null,
    private readonly subscriptions: SubscriptionRepository,
    private readonly plans: FamilyPlanRepository,
    private readonly writer: FamilyWriter,
  ) {}

  /** Asks Stripe how a subscription is now and stores the answer. Throws 503 while Stripe is away. */
  async refresh(id: string): Promise<void> {
    if (!this.stripe) return;
    const readAt = await this.subscriptions.now();
    const answer = await this.stripe.find(id, readAt);
    if (answer !== 'missing') return answer ? this.store(answer) : undefined;
    // What Stripe does not know any more is not paid any more.
    const known = await this.subscriptions.find(id);
    if (known && !isOver(known)) await this.store({ ...known, state: 'canceled', readAt });
  }

  /**
   * Stores what Stripe answered, unless a later answer is stored already. An answer that was asked
   * for later knows at least what the events told before.
   */
  async store(answer: Subscription): Promise<void> {
    const { id, familyId, payerId } = answer;
    // Several servers may share one account at Stripe.
    if (!(await this.subscriptions.knowsFamily(familyId))) return;
    await this.writer.transact(payerId, [familyId], async (transaction) => {
      const { manager } = transaction;
      const write = await transaction.lock(familyId);
      const known = await this.subscriptions.find(id, manager);
      if (known && known.readAt > answer.readAt) return;
      await this.subscriptions.put(manager, answer);
      if (!write) return;
      const all = await this.subscriptions.ofFamily(familyId, manager);
      const plan = planAfter(answer, all, write.family.subscriptionId);
      if (plan) await this.plans.set(write, plan);
    });
  }
}
