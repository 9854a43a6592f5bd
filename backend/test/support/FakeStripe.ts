import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that Stripe got: `POST /v1/checkout/sessions` and its form. */
export interface StripeRequest {
  call: string;
  form: Record<string, string>;
  /** Stripe answers requests of one key alike. */
  key: string | undefined;
}

/** Stripe's API as far as we call it, on this machine. */
export class FakeStripe {
  readonly requests: StripeRequest[] = [];
  /** While true, every request fails as when Stripe is down. */
  isDown = false;
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const call = `${request.method} ${request.url}`;
        const key = request.headers['idempotency-key']?.toString();
        this.requests.push({ call, form: Object.fromEntries(new URLSearchParams(body)), key });
        this.#waiting.forEach((check) => check());
        response.setHeader('Content-Type', 'application/json');
        response.statusCode = this.isDown ? 500 : 200;
        response.end(JSON.stringify(this.isDown ? { error: {} } : answerTo(call)));
      });
    });
  }

  /** Resolves when so many more requests have come. */
  nextRequests(count: number): Promise<void> {
    const enough = this.requests.length + count;
    return new Promise((resolve) => {
      this.#waiting.push(() => this.requests.length >= enough && resolve());
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
}

function answerTo(call: string): object {
  if (call.startsWith('DELETE')) return { id: call.split('/').at(-1), status: 'canceled' };
  return { id: 'sess_1', url: `https://stripe.test/${call.split('/')[2]}` };
}
