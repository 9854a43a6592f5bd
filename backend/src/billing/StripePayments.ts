import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { badRequest, unavailable } from '../common/problem.js';
import type { StripeConfig } from '../config.js';
import { Payments, type Order } from './Payments.js';
import { toSubscription } from './toSubscription.js';
import type { Subscription } from './subscription.js';

const TIMEOUT_MS = 10_000;

/** The adapter to Stripe. */
export class StripePayments extends Payments {
  readonly provider = 'stripe';
  readonly #stripe: Stripe;
  readonly #log = new Logger('Stripe');

  constructor(private readonly config: StripeConfig) {
    super();
    this.#stripe = new Stripe(config.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(config.apiUrl ? addressOf(config.apiUrl) : {}),
    });
  }

  checkout(order: Order): Promise<string> {
    const { familyId, payerId, email, returnUrl } = order;
    return this.#ask(async () => {
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ price: this.config.priceId, quantity: 1 }],
          customer_email: email,
          client_reference_id: familyId,
          // Every later event of the subscription says whose it is.
          subscription_data: { metadata: { familyId, payerId } },
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        // Two tabs get one page, which can be paid once.
        { idempotencyKey: keyOf(order) },
      );
      if (!session.url) throw new Error('Stripe gave a session without an address.');
      return session.url;
    });
  }

  portal(customerId: string, returnUrl: string): Promise<string> {
    return this.#ask(async () => {
      const session = await this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
      });
      return session.url;
    });
  }

  /** Ends a subscription at once, if it has not ended yet; an event tells when it is done. */
  async cancel(subscriptionId: string): Promise<void> {
    await this.#ask(async () => {
      try {
        await this.#stripe.subscriptions.cancel(subscriptionId);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    });
  }

  /**
   * Reads an event that Stripe sent; null when it tells nothing of our subscriptions.
   * Throws 400 unless Stripe signed it, moments ago.
   * @param body the request's body, byte by byte
   */
  read(body: Buffer, signature: string): Subscription | null {
    try {
      return toSubscription(
        this.#stripe.webhooks.constructEvent(body, signature, this.config.webhookSecret),
      );
    } catch {
      throw badRequest('wrong_signature', 'This was not signed by Stripe');
    }
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      // Its message may name customers and subscriptions, which no log may.
      const { type, code } = error as { type?: string; code?: string };
      this.#log.error(`refused: ${type ?? 'unknown'} ${code ?? ''}`);
      throw unavailable('payments_away', 'Payments are taking a short break. Please try again.');
    }
  }
}

function keyOf(order: Order): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('hex');
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port ? { port } : {}),
  };
}
