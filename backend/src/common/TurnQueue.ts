import { tooBusy } from './problem.js';

/** How much of a kind of work runs and waits on this node now, and how much was refused since its start. */
export interface QueueCounts {
  running: number;
  waiting: number;
  refused: number;
}

/** The counts of this process, by the name of the queue; `/metrics` tells them. */
export const queueCounts = new Map<string, QueueCounts>();

export interface TurnQueueOptions {
  /** In metrics, e.g. `exports`: small letters and underscores. Queues of one name are counted together. */
  name: string;
  /** Work that runs at one time, of all keys. */
  concurrency: number;
  /** Work of one key that runs at one time. Without it a key may take every place. */
  perKey?: number;
  /** Work that waits at one time, of all keys. */
  maxWaiting: number;
  /** Work of one key that waits at one time. Without it a key may fill the whole queue. */
  maxWaitingPerKey?: number;
  /** Longest wait in milliseconds. */
  maxWaitMs: number;
}

interface Waiting {
  begin: () => void;
}

interface Lane {
  running: number;
  readonly waiting: Waiting[];
}

/**
 * A bounded queue for work that must not all run at once. Each piece of work has a key: the account,
 * family or host it is done for. Keys take turns (round robin), so the backlog of one key delays
 * another key by one piece of work at most; within a key the order of arrival holds. Work is refused
 * with 503 when the queue or the key's part of it is full, or when it has waited for too long; work
 * whose caller has left (its signal is aborted) gives its place up at once and never begins.
 */
export class TurnQueue {
  /** Keys with work, in the order in which they are served next. */
  readonly #lanes = new Map<string, Lane>();
  readonly #counts: QueueCounts;
  #running = 0;
  #waiting = 0;

  constructor(private readonly options: TurnQueueOptions) {
    this.#counts = queueCounts.get(options.name) ?? { running: 0, waiting: 0, refused: 0 };
    queueCounts.set(options.name, this.#counts);
  }

  /** True while nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting === 0;
  }

  /**
   * Runs the work when its turn has come, and answers what it answers.
   * @param key for whom; the empty text where all work is alike
   * @param signal aborted when the caller has left. Work that runs already has to hear it by itself.
   * @throws ProblemError 503 `too_busy`; the signal's reason; whatever the work throws
   */
  async run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    await this.#begin(key, signal);
    try {
      return await work();
    } finally {
      this.#end(key);
    }
  }

  /** Whether work of this key would have to wait for other work of the key. */
  isBusy(key: string): boolean {
    return this.#lanes.has(key);
  }

  async #begin(key: string, signal: AbortSignal | undefined): Promise<void> {
    const lane = this.#lanes.get(key) ?? { running: 0, waiting: [] };
    if (this.#hasRoomFor(lane)) {
      this.#lanes.set(key, lane);
      this.#start(lane);
      return;
    }
    const { maxWaiting, maxWaitingPerKey = maxWaiting, maxWaitMs } = this.options;
    if (this.#waiting >= maxWaiting || lane.waiting.length >= maxWaitingPerKey) {
      this.#counts.refused += 1;
      throw tooBusy();
    }
    this.#lanes.set(key, lane);
    this.#waiting += 1;
    this.#counts.waiting += 1;
    await new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(patience);
        signal?.removeEventListener('abort', leave);
        this.#waiting -= 1;
        this.#counts.waiting -= 1;
      };
      const entry: Waiting = {
        begin: () => {
          settle();
          resolve();
        },
      };
      const drop = (reason: Error) => {
        lane.waiting.splice(lane.waiting.indexOf(entry), 1);
        settle();
        this.#forgetIfEmpty(key, lane);
        reject(reason);
      };
      const leave = () => drop(signal?.reason as Error);
      const patience = setTimeout(() => {
        this.#counts.refused += 1;
        drop(tooBusy());
      }, maxWaitMs).unref();
      signal?.addEventListener('abort', leave, { once: true });
      lane.waiting.push(entry);
    });
  }

  #hasRoomFor(lane: Lane): boolean {
    const { concurrency, perKey = concurrency } = this.options;
    return this.#running < concurrency && lane.running < perKey;
  }

  #start(lane: Lane): void {
    lane.running += 1;
    this.#running += 1;
    this.#counts.running += 1;
  }

  #end(key: string): void {
    const ended = this.#lanes.get(key);
    if (!ended) return;
    const wasFull = this.#running >= this.options.concurrency;
    this.#running -= 1;
    this.#counts.running -= 1;
    ended.running -= 1;
    this.#forgetIfEmpty(key, ended);
    // Where the queue was not full, work waits for its own key alone, and only this key has a new place.
    if (!wasFull) return void this.#beginNext(key, ended);
    for (const [next, lane] of this.#lanes) if (this.#beginNext(next, lane)) return;
  }

  /** Begins the key's oldest work, if some waits and may begin, and puts the key behind all others. */
  #beginNext(key: string, lane: Lane): boolean {
    if (lane.waiting.length === 0 || !this.#hasRoomFor(lane)) return false;
    this.#lanes.delete(key);
    this.#lanes.set(key, lane);
    this.#start(lane);
    lane.waiting.shift()?.begin();
    return true;
  }

  #forgetIfEmpty(key: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) this.#lanes.delete(key);
  }
}
