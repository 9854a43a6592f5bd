import { Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import { badRequest, unavailable } from '../common/problem.js';
import type { StripeConfig } from '../config.js';
import { Payments, type Order } from './Payments.js';
import { readStripeEvent } from './readStripeEvent.js';
import type { Subscription } from './subscription.js';
import { toSubscription } from './toSubscription.js';
import * as messages from './messages.js';

const TIMEOUT_MS = 10_000;
/** The most that Stripe lists at once. */
const PAGE = 100;

/** Some of the subscriptions at Stripe that were bought here. */
interface SubscriptionPage {
  subscriptions: Subscription[];
  /** What the following page comes after; undefined for the last one. */
  next: string | undefined;
}

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
        // Two tabs get one page, which can be paid once; after a change of the price another one.
        { idempotencyKey: keyOf(order, this.config.priceId) },
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

  /**
   * How a subscription is now; null when it was not bought here, `missing` when Stripe has no such
   * one. @param readAt the moment before this call
   */
  find(id: string, readAt: number): Promise<Subscription | null | 'missing'> {
    return this.#ask(async () => {
      const answer = await unlessRefused(
        'resource_missing',
        this.#stripe.subscriptions.retrieve(id),
      );
      return answer === null ? 'missing' : toSubscription(answer, readAt);
    });
  }

  /** A page of the subscriptions at Stripe that have not ended. @param readAt the moment before */
  page(readAt: number, after: string | undefined): Promise<SubscriptionPage> {
    return this.#ask(async () => {
      const { data, has_more: hasMore } = await this.#stripe.subscriptions.list({
        limit: PAGE,
        ...(after === undefined ? {} : { starting_after: after }),
      });
      const subscriptions = data.flatMap((each) => toSubscription(each, readAt) ?? []);
      return { subscriptions, next: hasMore ? data.at(-1)?.id : undefined };
    });
  }

  /** Ends a subscription at once, if it has not ended yet. */
  async cancel(id: string): Promise<void> {
    await this.#ask(() => unlessRefused('resource_missing', this.#stripe.subscriptions.cancel(id)));
  }

  /** Refunds a subscription's latest invoice: once, however often this is called. */
  async refundLatest(id: string): Promise<void> {
    await this.#ask(async () => {
      const { latest_invoice: invoice } = await this.#stripe.subscriptions.retrieve(id);
      if (!invoice) return;
      const paid = { invoice: idOf(invoice), status: 'paid' } as const;
      const { data: payments } = await this.#stripe.invoicePayments.list(paid);
      for (const { payment } of payments) {
        if (!payment.payment_intent) continue;
        const refund = { payment_intent: idOf(payment.payment_intent) };
        const idempotencyKey = `refund of ${refund.payment_intent}`;
        const given = this.#stripe.refunds.create(refund, { idempotencyKey });
        await unlessRefused('charge_already_refunded', given);
      }
    });
  }

  /**
   * The subscription that an event is about; null when it is about something else.
   * Throws 400 unless Stripe signed the event, moments ago.
   * @param body the request's body, byte by byte
   */
  read(body: Buffer, signature: string): string | null {
    try {
      return readStripeEvent(
        this.#stripe.webhooks.constructEvent(body, signature, this.config.webhookSecret),
      );
    } catch {
      throw badRequest('wrong_signature', messages.notSigned);
    }
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      // Its message may name customers and subscriptions, which no log may.
      const { type, code } = error as { type?: string; code?: string };
      this.#log.error(`refused: ${type ?? 'unknown'} ${code ?? ''}`);
      throw unavailable('payments_away', messages.paymentsAway);
    }
  }
}

function keyOf(order: Order, priceId: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...order, priceId }))
    .digest('hex');
}

function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** Stripe's answer; null when Stripe refuses with this code. */
async function unlessRefused<T>(code: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code)
      return null;
    throw error;
  }
}

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port ? { port } : {}),
  };
}
