import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import { guardedLookup, UnsafeAddress, type Resolve } from './guardedLookup.js';

/** What came back: a word of it, enough to tell why something was refused. */
export interface GuardedAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

interface GuardedOptions {
  /** Origins that the operator vouches for: neither their form nor their addresses are checked. */
  vouched?: ReadonlySet<string>;
  /** Most connections to one host; there are at most twice as many to all hosts. */
  mostPerHost?: number;
  /** From the call to the end of its answer. */
  timeoutMs?: number;
  /** For tests: who finds a host's addresses. */
  resolve?: Resolve;
}

const TIMEOUT_MS = 10_000;
const MOST_TEXT = 4_096;
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
 * Calls addresses that strangers gave, and reaches nothing but public hosts by them: no redirect is
 * followed, little of an answer is read, connections are few and used again.
 */
export class GuardedHttp {
  readonly #vouched: ReadonlySet<string>;
  readonly #timeoutMs: number;
  readonly #outside: https.Agent;
  readonly #vouchedAgents: Record<string, http.Agent>;

  constructor(options: GuardedOptions = {}) {
    const { vouched = new Set(), mostPerHost = 20, timeoutMs = TIMEOUT_MS, resolve } = options;
    const bounds = {
      keepAlive: true,
      maxSockets: mostPerHost,
      maxTotalSockets: 2 * mostPerHost,
      timeout: IDLE_MS,
    };
    this.#vouched = vouched;
    this.#timeoutMs = timeoutMs;
    this.#outside = new https.Agent({ ...bounds, lookup: guardedLookup(resolve) });
    this.#vouchedAgents = { 'http:': new http.Agent(bounds), 'https:': new https.Agent(bounds) };
  }

  /**
   * Posts to an address. Rejects when it is not one of the public internet (UnsafeAddress), and when
   * nobody answers it in time.
   */
  async post(
    address: string,
    headers: http.OutgoingHttpHeaders,
    body: Buffer,
  ): Promise<GuardedAnswer> {
    const url = new URL(address);
    const isVouched = this.#vouched.has(url.origin);
    if (!isVouched && !isOutside(url)) throw new UnsafeAddress(url.host);
    const request = (url.protocol === 'http:' ? http : https).request(url, {
      method: 'POST',
      headers,
      agent: isVouched ? this.#vouchedAgents[url.protocol] : this.#outside,
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    return new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => void readAnswer(response).then(resolve, reject));
      request.end(body);
    });
  }

  close(): void {
    for (const agent of [this.#outside, ...Object.values(this.#vouchedAgents)]) agent.destroy();
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
