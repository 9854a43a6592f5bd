import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../common/Rounds.js';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionRepository } from './subscription.repository.js';

const EVERY_MS = 60_000;

/**
 * Ends subscriptions that are paid for in vain: their calendar was deleted, or their payer left it or
 * was removed. Found again and again until Stripe tells that they are over, so no crash forgets one.
 */
@Injectable()
export class VainPayments implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #rounds: Rounds | null;

  constructor(payments: Payments, subscriptions: SubscriptionRepository) {
    this.#rounds =
      payments instanceof StripePayments
        ? new Rounds('payments in vain', EVERY_MS, () =>
            subscriptions.forEachInVain((id) => payments.cancel(id)),
          )
        : null;
  }

  onApplicationBootstrap(): void {
    this.#rounds?.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds?.stop();
  }
}
