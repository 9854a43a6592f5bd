import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SubscriptionState } from '../../src/billing/subscription.js';

/** A request that Stripe got: `POST /v1/checkout/sessions` and its form. */
export interface StripeRequest {
  call: string;
  form: Record<string, string>;
  /** Stripe answers requests of one key alike. */
  key: string | undefined;
}

/** A subscription as Stripe words it. */
interface StripeSubscription {
  id: string;
  customer: string;
  status: SubscriptionState;
  latest_invoice: string;
  metadata: { familyId: string; payerId: string };
}

/** Stripe's API as far as we call it, on this machine, with the subscriptions that it knows. */
export class FakeStripe {
  readonly requests: StripeRequest[] = [];
  readonly subscriptions = new Map<string, StripeSubscription>();
  /** While true, every request fails as when Stripe is down. */
  isDown = false;
  /** A subscription that Stripe cannot answer for. */
  brokenId = '';
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const call = `${request.method} ${request.url}`;
        const key = request.headers['idempotency-key']?.toString();
        this.requests.push({ call, form: Object.fromEntries(new URLSearchParams(body)), key });
        this.#waiting.forEach((check) => check());
        const { status, answer } = this.#answer(call);
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(answer));
      });
    });
  }

  /** Begins a subscription, or moves it to another state. */
  put(id: string, familyId: string, payerId: string, status: SubscriptionState): void {
    const metadata = { familyId, payerId };
    const customer = `cus_${payerId}`;
    this.subscriptions.set(id, { id, customer, status, latest_invoice: `in_${id}`, metadata });
  }

  /** Resolves when so many more requests have come that a call begins with this. */
  nextRequests(count: number, beginning = ''): Promise<void> {
    const heard = () => this.requests.filter(({ call }) => call.startsWith(beginning)).length;
    const enough = heard() + count;
    return new Promise((resolve) => {
      this.#waiting.push(() => heard() >= enough && resolve());
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(call: string): { status: number; answer: object } {
    const [method, address = ''] = call.split(' ');
    const { pathname, searchParams } = new URL(address, 'http://stripe.test');
    const [, , noun = '', id = ''] = pathname.split('/');
    if (this.isDown || (id !== '' && id === this.brokenId))
      return { status: 500, answer: { error: {} } };
    if (noun === 'subscriptions') {
      return id ? this.#subscription(method === 'DELETE', id) : this.#page(searchParams);
    }
    if (noun === 'invoice_payments') {
      const payment_intent = `pi_of_${searchParams.get('invoice')}`;
      const data = [{ payment: { type: 'payment_intent', payment_intent } }];
      return { status: 200, answer: { object: 'list', data, has_more: false } };
    }
    return { status: 200, answer: { id: 'sess_1', url: `https://stripe.test/${noun}` } };
  }

  #subscription(isEnding: boolean, id: string): { status: number; answer: object } {
    const subscription = this.subscriptions.get(id);
    if (!subscription || (isEnding && subscription.status === 'canceled')) {
      const error = { type: 'invalid_request_error', code: 'resource_missing' };
      return { status: 404, answer: { error } };
    }
    if (isEnding) subscription.status = 'canceled';
    return { status: 200, answer: subscription };
  }

  /** As Stripe does, without those that have ended; two at a time, so that there are several pages. */
  #page(query: URLSearchParams): { status: number; answer: object } {
    const living = [...this.subscriptions.values()].filter(({ status }) => status !== 'canceled');
    const from = living.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = living.slice(from, from + 2);
    const has_more = living.length > from + data.length;
    return { status: 200, answer: { object: 'list', data, has_more } };
  }
}
