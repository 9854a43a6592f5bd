import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { RATE_LIMITS, type LimitName } from './rateLimits.js';
import { tooOften } from './tooOften.js';

/** What is counted: a limit, and for whom. */
export interface Counted {
  name: LimitName;
  key: string;
}

/** Counts what RATE_LIMITS limits. While the database is away each node counts for itself. */
@Injectable()
export class Limiter {
  readonly #counters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts one. Throws 429 when it is one too many.
   * @param seconds until the count starts anew, where it differs from the table's
   */
  async count(name: LimitName, key: string, seconds?: number): Promise<void> {
    const options = seconds === undefined ? {} : { customDuration: seconds };
    try {
      await this.#counter(name).consume(storedKey(name, key), 1, options);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooOften(RATE_LIMITS[name].what, refusal.msBeforeNext);
    }
  }

  /**
   * Counts one for each limit. Throws 429 when one of them refuses, and gives back what the limits
   * before it counted: what was refused uses up no other limit.
   */
  async countAll(limits: readonly Counted[]): Promise<void> {
    for (const [index, { name, key }] of limits.entries()) {
      try {
        await this.count(name, key);
      } catch (refusal) {
        await this.giveBackAll(limits.slice(0, index));
        throw refusal;
      }
    }
  }

  /** Takes back one for each limit. */
  async giveBackAll(limits: readonly Counted[]): Promise<void> {
    for (const { name, key } of limits) await this.giveBack(name, key);
  }

  /** Takes back what was counted. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.#counter(name).reward(storedKey(name, key));
  }

  /** Counts one, however many there are. @returns how many there are now */
  async note(name: LimitName, key: string): Promise<number> {
    return (await this.#counter(name).penalty(storedKey(name, key))).consumedPoints;
  }

  /** Remembers a count for so long from now on. */
  async keep(name: LimitName, key: string, count: number, seconds: number): Promise<void> {
    await this.#counter(name).set(storedKey(name, key), count, seconds);
  }

  /** Starts the count anew. */
  async forget(name: LimitName, key: string): Promise<void> {
    await this.#counter(name).delete(storedKey(name, key));
  }

  /** Milliseconds until one more is allowed; 0 when it is now. */
  async waitOf(name: LimitName, key: string): Promise<number> {
    const counted = await this.#counter(name).get(storedKey(name, key));
    return counted && counted.consumedPoints >= this.most(name) ? counted.msBeforeNext : 0;
  }

  /** How many this server allows. */
  most(name: LimitName): number {
    return Math.max(1, Math.round(RATE_LIMITS[name].most * this.config.rateLimitScale));
  }

  #counter(name: LimitName): RateLimiterAbstract {
    const known = this.#counters.get(name) ?? this.#makeCounter(name);
    this.#counters.set(name, known);
    return known;
  }

  #makeCounter(name: LimitName): RateLimiterAbstract {
    const { seconds, kind, per } = RATE_LIMITS[name];
    const options = { keyPrefix: name, points: this.most(name), duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    if (kind === 'flood') return inMemory;
    return new RateLimiterPostgres({
      ...options,
      storeClient: this.database,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      // Housekeeping does.
      clearExpiredByTimeout: false,
      insuranceLimiter: inMemory,
      // A flood from one address costs no queries once it is refused.
      ...(kind === 'tries' && per === 'address'
        ? { inMemoryBlockOnConsumed: this.most(name) + 1 }
        : {}),
    });
  }
}

/** Keys are addresses of people and machines, which the database need not know. */
function storedKey(name: LimitName, key: string): string {
  if (RATE_LIMITS[name].kind === 'flood') return key;
  return createHash('sha256').update(key).digest('base64url');
}
