import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Payments } from './Payments.js';
import { StripePayments } from './StripePayments.js';
import { SubscriptionRepository } from './subscription.repository.js';

const EVERY_MS = 60_000;

/**
 * Ends subscriptions that are paid for in vain: their calendar was deleted, or their payer left it or
 * was removed. Found again and again until Stripe tells that they are over, so no crash forgets one.
 */
@Injectable()
export class VainPayments implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  readonly #log = new Logger('Stripe');

  constructor(
    private readonly payments: Payments,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  onApplicationBootstrap(): void {
    const { payments } = this;
    if (!(payments instanceof StripePayments)) return;
    const round = () => void this.#endAll(payments);
    this.#timer = setInterval(round, EVERY_MS);
    round();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async #endAll(payments: StripePayments): Promise<void> {
    try {
      for (const id of await this.subscriptions.inVain()) await payments.cancel(id);
    } catch {
      // Stripe or the database is away: the next round tries again.
      this.#log.error('could not end a subscription');
    }
  }
}
