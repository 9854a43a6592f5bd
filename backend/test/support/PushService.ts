import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@kinday/contracts/pushPayload';
import type { PushSubscriptionInput } from '@kinday/contracts/reminders';
import { decryptPush } from './decryptPush.js';
import { readVapid, type Vapid } from './readVapid.js';

/** A push as its service sees it, and as the browser reads it. */
export interface Pushed {
  headers: IncomingHttpHeaders;
  vapid: Vapid;
  payload: PushPayload;
}

/** A browser as far as its push service knows it. */
export class TestBrowser {
  readonly pushed: Pushed[] = [];
  readonly id = randomUUID();
  readonly keys: ECDH = createECDH('prime256v1');
  readonly auth = randomBytes(16);
  /** How the service answers a push to this browser, if not as it answers all. */
  answer: Answer | undefined;

  constructor(readonly origin: string) {
    this.keys.generateKeys();
  }

  /** What `PushManager.subscribe` gives for a server's key. */
  subscription(pushKey: string): PushSubscriptionInput {
    const p256dh = this.keys.getPublicKey('base64url');
    const keys = { p256dh, auth: this.auth.toString('base64url') };
    return { endpoint: `${this.origin}/push/${this.id}`, keys, pushKey };
  }
}

/** How the service answers a push. */
type Answer = (response: ServerResponse) => void;
const takes: Answer = (response) => response.writeHead(201, { Location: '/message' }).end();

/**
 * A push service (RFC 8030): takes what is encrypted for its browsers (RFC 8291) by a sender who signs
 * (RFC 8292), and answers as it is told.
 */
export class PushService {
  readonly #browsers = new Map<string, TestBrowser>();
  answer: Answer = takes;

  private constructor(private readonly server = createServer()) {
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const browser = this.#browsers.get(request.url?.split('/').at(-1) ?? '');
        if (!browser) return response.writeHead(410).end();
        const text = decryptPush(Buffer.concat(parts), browser.keys, browser.auth);
        const payload = JSON.parse(text) as PushPayload;
        const vapid = readVapid(request.headers.authorization ?? '');
        browser.pushed.push({ headers: request.headers, vapid, payload });
        return (browser.answer ?? this.answer)(response);
      });
    });
  }

  static async listen(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  /** What PUSH_SERVICES must say. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A browser that this service knows. */
  newBrowser(): TestBrowser {
    const browser = new TestBrowser(this.origin);
    this.#browsers.set(browser.id, browser);
    return browser;
  }

  /** From now on it takes every push. */
  takeAll(): void {
    this.answer = takes;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
