import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS, PRODUCT_NAME } from '@kinday/contracts/product';
import { GuardedHttp, type GuardedContent } from '../common/guarded/GuardedHttp.js';
import { TooLargeAnswer } from '../common/guarded/readWhole.js';
import { badRequest } from '../common/problem.js';
import { TurnQueue } from '../common/TurnQueue.js';
import { CONFIG, type Config } from '../config.js';
import { readEvents } from './readEvents.js';
import { SourceProblem, type SourceContent, type Validators } from './Source.js';
import * as messages from './messages.js';

const WANTED = 'text/calendar, text/plain;q=0.5, */*;q=0.1';
const NOT_MODIFIED = 304;
const ASKS_FOR_LOG_IN = [401, 403, 407];
const GONE = [404, 410];

/** Reads calendars behind links that people typed. */
@Injectable()
export class LinkSource implements OnModuleDestroy {
  readonly #http: GuardedHttp;
  /** Each may hold a file in memory. */
  readonly #queue = new TurnQueue({
    name: 'feed_reads',
    concurrency: 6,
    maxWaiting: 30,
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
    const typed = text
      .trim()
      .replace(/^webcal:/i, 'http:')
      .replace(/^webcals:/i, 'https:');
    const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    try {
      const url = this.#http.settle(new URL(address));
      url.hash = '';
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
    signal?: AbortSignal,
  ): Promise<SourceContent | 'same'> {
    return this.#queue.run('', async () => {
      const { status, headers, body } = await this.#get(address, known, signal);
      if (status === NOT_MODIFIED && known) return 'same';
      if (status !== 200) throw problemOf(status, headers['retry-after']);
      const events = await readEvents(body, zone);
      const etag = headers.etag ?? null;
      return { events, etag, lastModified: headers['last-modified'] ?? null, note: null };
    });
  }

  async #get(
    address: string,
    known: Validators | null,
    signal: AbortSignal | undefined,
  ): Promise<GuardedContent> {
    const headers = {
      'User-Agent': PRODUCT_NAME,
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

function problemOf(status: number, retryAfter: string | undefined): SourceProblem {
  const pauseSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return new SourceProblem(sentenceOf(status), pauseSeconds);
}

function sentenceOf(status: number): string {
  if (ASKS_FOR_LOG_IN.includes(status)) return messages.notPublic;
  return GONE.includes(status) ? messages.nothingThere : messages.serverError(status);
}
