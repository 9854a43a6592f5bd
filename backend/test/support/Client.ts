import type { Fetch } from './fetchThrough.js';
import { TestSocket } from './TestSocket.js';

/** What the server answered. */
export interface Answer {
  status: number;
  /** Parsed JSON; a text where it is none. */
  body: unknown;
  /** [S8] The family's revision it is of; null where the answer names none. */
  revision: number | null;
  headers: Headers;
}

/** A browser without a screen: calls the API and keeps its cookies. */
export class Client {
  readonly #cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    private readonly send: Fetch = fetch,
  ) {}

  get(path: string): Promise<Answer> {
    return this.request('GET', path);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.request('POST', path, body);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.request('PUT', path, body);
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.request('DELETE', path, body);
  }

  request(method: string, path: string, body?: unknown): Promise<Answer> {
    const json = { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    return this.fetch(path, { method, ...(body === undefined ? {} : json) });
  }

  /** A request just as it is given, with the cookies. */
  async fetch(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Answer> {
    const headers = { ...init.headers, ...(this.cookie ? { Cookie: this.cookie } : {}) };
    const response = await this.send(`${this.origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers,
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const revision = response.headers.get('Kinday-Revision');
    return {
      status: response.status,
      body: isJson(response.headers) ? (JSON.parse(text) as unknown) : text,
      revision: revision === null ? null : Number(revision),
      headers: response.headers,
    };
  }

  /** The Cookie header this client sends; empty when it has none. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A second browser with the same cookies, as a thief or an old tab would have them. */
  copy(origin = this.origin): Client {
    const copy = new Client(origin);
    this.#cookies.forEach((value, name) => copy.#cookies.set(name, value));
    return copy;
  }

  /** Opens a live connection and says hello on it; rejects when the server refuses it. */
  async connect(): Promise<TestSocket> {
    const socket = await TestSocket.open(this.origin, this.cookie);
    await socket.hello();
    return socket;
  }

  #keepCookies(setCookies: string[]): void {
    for (const setCookie of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      if (!name) continue;
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
  }
}

function isJson(headers: Headers): boolean {
  return headers.get('Content-Type')?.includes('application/json') ?? false;
}
