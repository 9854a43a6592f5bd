import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RecurringJob } from '../common/RecurringJob.js';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionRepository } from './subscription.repository.js';

const EVERY_MS = 60_000;

/**
 * Ends subscriptions that are paid for in vain: their calendar was deleted, or their payer left it or
 * was removed. Found again and again until Stripe tells that they are over, so no crash forgets one.
 */
@Injectable()
export class UnusedSubscriptions implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #job: RecurringJob | null;

  constructor(payments: Payments, subscriptions: SubscriptionRepository) {
    this.#job =
      payments instanceof StripePayments
        ? new RecurringJob('payments in vain', EVERY_MS, () =>
            subscriptions.forEachInVain((id) => payments.cancel(id)),
          )
        : null;
  }

  onApplicationBootstrap(): void {
    this.#job?.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#job?.stop();
  }
}
