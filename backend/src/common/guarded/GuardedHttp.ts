import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, UnsafeAddress, type Resolve } from './guardedLookup.js';
import { PACKINGS, readWhole } from './readWhole.js';

/** What came back: a word of it, enough to tell why something was refused. */
export interface GuardedAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** What an address has: its last answer, after redirects. */
export interface GuardedContent {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Unpacked; empty unless the status is 200. */
  body: Buffer;
}

interface GuardedOptions {
  /** Origins that the operator vouches for: neither their form nor their addresses are checked. */
  vouched?: ReadonlySet<string>;
  /** Most connections to one host. How many hosts are called at one time is the caller's to bound. */
  mostPerHost?: number;
  /** Whether a connection stays open for the next call of its host: for hosts that are few and called often. */
  keepAlive?: boolean;
  /** From the call to the end of its answer. */
  timeoutMs?: number;
  /** For tests: who finds a host's addresses. */
  resolve?: Resolve;
}

const TIMEOUT_MS = 10_000;
const MOST_TEXT = 4_096;
const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 3;
/** A connection that nobody used for so long is closed. */
const IDLE_MS = 30_000;

/**
 * Whether an address that a stranger gave has the form of one in the public internet: by HTTPS, on its
 * own port, to a host with a name. Where that name leads is checked as it is connected to.
 */
export function isOutside({ protocol, port, hostname, username, password }: URL): boolean {
  const isName = hostname.includes('.') && !isIP(hostname) && !hostname.startsWith('[');
  return protocol === 'https:' && port === '' && isName && !username && !password;
}

/**
 * Calls addresses that strangers gave, and reaches nothing but public hosts by them: each redirect is
 * checked as the first address is, so much of an answer is read and no more, and a call ends in time
 * whatever it waits for. Each host has connections of its own: one host never waits for another.
 */
export class GuardedHttp {
  readonly #vouched: ReadonlySet<string>;
  readonly #timeoutMs: number;
  readonly #outside: https.Agent;
  readonly #vouchedAgents: Record<string, http.Agent>;

  constructor(options: GuardedOptions = {}) {
    const { vouched = new Set(), mostPerHost = 20, keepAlive = false, resolve } = options;
    const { timeoutMs = TIMEOUT_MS } = options;
    const bounds = {
      keepAlive,
      maxSockets: mostPerHost,
      maxFreeSockets: mostPerHost,
      timeout: IDLE_MS,
    };
    this.#vouched = vouched;
    this.#timeoutMs = timeoutMs;
    this.#outside = new https.Agent({ ...bounds, lookup: guardedLookup(resolve) });
    this.#vouchedAgents = { 'http:': new http.Agent(bounds), 'https:': new https.Agent(bounds) };
  }

  /**
   * Posts to an address, and follows no redirect. Rejects when it is not one of the public internet
   * (UnsafeAddress), and when nobody answers it in time.
   */
  async post(
    address: string,
    headers: http.OutgoingHttpHeaders,
    body: Buffer,
  ): Promise<GuardedAnswer> {
    return this.#inTime(undefined, async (signal) =>
      readAnswer(await this.#call(new URL(address), { method: 'POST', headers, signal }, body)),
    );
  }

  /**
   * Reads an address whole. One that says http: or webcal: is asked by HTTPS, unless the operator vouches
   * for it. A name and a password in it are told to its own origin alone (Basic, RFC 7617). Rejects as
   * `post` does, with TooLargeAnswer, and after too many redirects; all of it within the time of one call.
   */
  async get(
    address: string,
    headers: http.OutgoingHttpHeaders,
    { mostBytes, signal: given }: { mostBytes: number; signal?: AbortSignal | undefined },
  ): Promise<GuardedContent> {
    const { url: first, authorization } = withoutCredentials(new URL(address));
    return this.#inTime(given, async (signal) => {
      let url = this.settle(first);
      const { origin } = url;
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
        const sent = {
          ...headers,
          'Accept-Encoding': PACKINGS,
          ...(authorization && url.origin === origin && { Authorization: authorization }),
        };
        const response = await this.#call(url, { method: 'GET', headers: sent, signal });
        const { statusCode: status = 0, headers: told } = response;
        if (status === 200) {
          return { status, headers: told, body: await readWhole(response, mostBytes, signal) };
        }
        // Nobody wants to know what else it says.
        response.destroy();
        if (!REDIRECTS.includes(status) || !told.location) {
          return { status, headers: told, body: Buffer.alloc(0) };
        }
        url = this.settle(new URL(told.location, url));
      }
      throw new Error('Too many redirects');
    });
  }

  /** The address that is called where a person, or a redirect, names one. Throws UnsafeAddress. */
  settle(url: URL): URL {
    if (this.#vouched.has(url.origin)) return url;
    // Calendar programs take an address of webcal: for one of http:, which here means HTTPS.
    const plain = new URL(url.href.replace(/^webcal:/, 'http:').replace(/^webcals:/, 'https:'));
    if (this.#vouched.has(plain.origin)) return plain;
    const secure = new URL(plain.href.replace(/^http:/, 'https:'));
    if (!isOutside(secure)) throw new UnsafeAddress(url.host);
    return secure;
  }

  /**
   * Ends work with the time of one call, or when the caller's signal does: also while it waits for what
   * hears no signal, as a free connection or the address of a name.
   */
  async #inTime<T>(
    given: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    const signal = given ? AbortSignal.any([given, timeout]) : timeout;
    signal.throwIfAborted();
    let giveUp = () => {};
    const over = new Promise<never>((_resolve, reject) => {
      giveUp = () => reject(new Error('The call was aborted', { cause: signal.reason }));
      signal.addEventListener('abort', giveUp, { once: true });
    });
    try {
      return await Promise.race([work(signal), over]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #call(url: URL, options: http.RequestOptions, body?: Buffer): Promise<http.IncomingMessage> {
    const isVouched = this.#vouched.has(url.origin);
    if (!isVouched && !isOutside(url)) return Promise.reject(new UnsafeAddress(url.host));
    const agent = isVouched ? this.#vouchedAgents[url.protocol] : this.#outside;
    const request = (url.protocol === 'http:' ? http : https).request(url, { ...options, agent });
    return new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('response', resolve);
      request.end(body);
    });
  }

  close(): void {
    for (const agent of [this.#outside, ...Object.values(this.#vouchedAgents)]) agent.destroy();
  }
}

/** An address without the name and the password in it, and how these are told to its server. */
export function withoutCredentials(address: URL): { url: URL; authorization: string | null } {
  const { username, password } = address;
  if (!username && !password) return { url: address, authorization: null };
  const url = new URL(address);
  url.username = '';
  url.password = '';
  const told = Buffer.from(`${decoded(username)}:${decoded(password)}`);
  return { url, authorization: `Basic ${told.toString('base64')}` };
}

/** Of a part of an address that was typed: it may hold a `%` that stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads so much of an answer, and hangs up on whoever goes on talking. */
async function readAnswer(response: http.IncomingMessage): Promise<GuardedAnswer> {
  const { statusCode: status = 0, headers } = response;
  let text = '';
  for await (const chunk of response as AsyncIterable<Buffer>) {
    text += chunk.toString('latin1');
    // Leaving the loop closes the connection.
    if (text.length >= MOST_TEXT) break;
  }
  return { status, headers, text: text.slice(0, MOST_TEXT) };
}
