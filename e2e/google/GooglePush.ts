import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { randomUUID } from 'node:crypto';
import { certificate } from './certificate.js';
import * as messages from './mcsMessages.js';

/** What Chromium's own subscriptions begin with. */
const GOOGLE = /^https:\/\/(fcm\.googleapis|jmt17\.google)\.com(?=\/fcm\/send\/)/;

/** Which part of the browser a registration is for. */
interface Registration {
  app: string;
  subtype: string;
  sender: string;
}

/**
 * As much of Google's push service as one Chromium needs: it checks in, registers its subscriptions,
 * and holds a connection (MCS) by which pushes come. The browser decrypts and shows them by itself.
 */
export class GooglePush {
  /** By the last part of their endpoint. */
  readonly registrations = new Map<string, Registration>();
  readonly #http: Server = createServer((request, response) => void this.#serve(request, response));
  readonly #mcs = createTlsServer(certificate, (socket) => this.#welcome(socket));
  #browser: Promise<TLSSocket>;
  #connected: (socket: TLSSocket) => void = () => undefined;

  private constructor() {
    this.#browser = new Promise((resolve) => (this.#connected = resolve));
  }

  static async listen(): Promise<GooglePush> {
    const google = new GooglePush();
    for (const server of [google.#http, google.#mcs]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    return google;
  }

  /** What PUSH_SERVICES must say. */
  get origin(): string {
    return `http://127.0.0.1:${portOf(this.#http)}`;
  }

  /** Has Chromium take this for Google. */
  get browserArguments(): string[] {
    return [
      `--gcm-checkin-url=${this.origin}/checkin`,
      `--gcm-registration-url=${this.origin}/register`,
      `--gcm-mcs-endpoint=https://localhost:${portOf(this.#mcs)}`,
      '--ignore-certificate-errors',
    ];
  }

  /** An endpoint at Google's → the same here; fails for any other. */
  here(endpoint: string): string {
    if (!GOOGLE.test(endpoint)) throw new Error(`This is no endpoint of Google's: ${endpoint}`);
    return endpoint.replace(GOOGLE, this.origin);
  }

  close(): void {
    this.#http.closeAllConnections();
    this.#http.close();
    this.#mcs.close();
    void this.#browser.then((socket) => socket.destroy());
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts);
    const [, call = '', , token = ''] = request.url?.split('/') ?? [];
    if (call === 'checkin') response.end(messages.checkedIn);
    else if (call === 'register')
      response.end(this.#register(new URLSearchParams(body.toString())));
    else response.writeHead(await this.#push(token, body)).end();
  }

  /** @returns the answer to a registration, or to the end of one */
  #register(said: URLSearchParams): string {
    const [app = '', subtype = '', sender = ''] = ['app', 'X-subtype', 'sender'].map(
      (name) => said.get(name) ?? '',
    );
    const known = [...this.registrations].find(([, each]) => each.subtype === subtype);
    if (said.get('delete') === 'true') {
      if (known) this.registrations.delete(known[0]);
      return `deleted=${app}`;
    }
    const token = randomUUID();
    if (subtype) this.registrations.set(token, { app, subtype, sender });
    return `token=${token}`;
  }

  /** @returns the status of the answer to who pushes */
  async #push(token: string, body: Buffer): Promise<number> {
    const registration = this.registrations.get(token);
    if (!registration) return 410;
    (await this.#browser).write(messages.dataMessage({ ...registration, body }));
    return 201;
  }

  #welcome(socket: TLSSocket): void {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(messages.loggedIn);
      this.#connected(socket);
      // A browser may come back on another connection, and the next test with another browser.
      this.#browser = Promise.resolve(socket);
    });
  }
}

function portOf(server: { address: () => unknown }): number {
  return (server.address() as AddressInfo).port;
}
