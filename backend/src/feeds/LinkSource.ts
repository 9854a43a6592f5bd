import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, PRODUCT_NAME } from '@kinday/contracts/product';
import {
  GuardedHttp,
  withoutCredentials,
  type GuardedContent,
} from '../common/guarded/GuardedHttp.js';
import { TooLargeAnswer } from '../common/guarded/readWhole.js';
import { badRequest } from '../common/problem.js';
import { TurnQueue } from '../common/TurnQueue.js';
import { CONFIG, type Config } from '../config.js';
import { readEvents } from './readEvents.js';
import { SourceProblem, type Reading, type SourceContent, type Validators } from './Source.js';
import * as messages from './messages.js';

/** In the form that firewalls let pass: many refuse a name that is no browser's. */
const USER_AGENT = `Mozilla/5.0 (compatible; ${PRODUCT_NAME.replaceAll(' ', '-')}/1.0; iCalendar)`;
const WANTED = 'text/calendar, text/plain;q=0.5, */*;q=0.1';
const NOT_MODIFIED = 304;
const ASKS_FOR_LOG_IN = [401, 403, 407];
const GONE = [404, 410];

/** Reads calendars behind links that people typed. */
@Injectable()
export class LinkSource implements OnModuleDestroy {
  readonly #http: GuardedHttp;
  /** Each may hold a file in memory. A source that hangs holds its place for as long as a call takes. */
  readonly #queue = new TurnQueue({
    name: 'feed_reads',
    concurrency: 6,
    perKey: 2,
    maxWaiting: 60,
    maxWaitingPerKey: 6,
    maxWaitMs: 10_000,
  });

  constructor(@Inject(CONFIG) { feedHosts }: Config) {
    this.#http = new GuardedHttp({ vouched: new Set(feedHosts), mostPerHost: 4 });
  }

  onModuleDestroy(): void {
    this.#http.close();
  }

  /** The address that a person typed, as it is kept. Throws 400 when it is none of the public internet. */
  addressIn(text: string): string {
    const typed = text.trim();
    const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    try {
      const { username, password } = new URL(address);
      const url = this.#http.settle(withoutCredentials(new URL(address)).url);
      Object.assign(url, { username, password, hash: '' });
      return url.href;
    } catch {
      const sentence = messages.invalidAddress;
      throw badRequest('invalid_address', sentence, { address: sentence });
    }
  }

  /**
   * What an address has now, or 'same' when its server says so. Throws a SourceProblem, which does not
   * tell an address that nobody has from one that nobody may reach; 503 when too many are read at once.
   */
  read(
    address: string,
    known: Validators | null,
    zone: string,
    reading: Reading,
  ): Promise<SourceContent | 'same'> {
    const { accountId, signal } = reading;
    const read = async () => {
      const { status, headers, body } = await this.#get(address, known, signal);
      if (status === NOT_MODIFIED && known) return 'same';
      if (status !== 200) throw problemOf(address, status, headers['retry-after']);
      const events = await readEvents(body, zone, reading);
      const etag = headers.etag ?? null;
      return { events, etag, lastModified: headers['last-modified'] ?? null, note: null };
    };
    // The job reads few at a time by itself: it neither takes places of people nor waits for theirs.
    return accountId === null ? read() : this.#queue.run(accountId, read, signal);
  }

  async #get(
    address: string,
    known: Validators | null,
    signal: AbortSignal | undefined,
  ): Promise<GuardedContent> {
    const headers = {
      'User-Agent': USER_AGENT,
      Accept: WANTED,
      ...(known?.etag && { 'If-None-Match': known.etag }),
      ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
    };
    const mostBytes = LIMITS.calendarFileBytes;
    return this.#http.get(address, headers, { mostBytes, signal }).catch((error: unknown) => {
      const isLarge = error instanceof TooLargeAnswer;
      throw new SourceProblem(isLarge ? messages.tooLarge : messages.unreachable);
    });
  }
}

function problemOf(address: string, status: number, retryAfter: string | undefined): SourceProblem {
  const pauseSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return new SourceProblem(sentenceOf(address, status), pauseSeconds);
}

function sentenceOf(address: string, status: number): string {
  if (ASKS_FOR_LOG_IN.includes(status)) {
    const { authorization } = withoutCredentials(new URL(address));
    return authorization === null ? messages.notPublic : messages.wrongLogIn;
  }
  return GONE.includes(status) ? messages.nothingThere : messages.serverError(status);
}
