/** Longest time in milliseconds that a piece of long work holds the event loop. */
const SLICE_MS = 4;

/** Longest rest after a slice in milliseconds, however long it took: all other long work waits for it. */
const LONGEST_REST_MS = 250;
/** Work that has waited for so many milliseconds goes before work that has run for a shorter time. */
const LONGEST_WAIT_MS = 500;

/** Work that waits for its next slice. */
interface Waiting {
  /** Milliseconds that it has taken so far. */
  worked: number;
  /** When it began to wait, by `performance.now()`. */
  since: number;
  begin: () => void;
}

/** In the order of arrival. */
const waiting: Waiting[] = [];
/** The earliest time at which the next slice may begin, by `performance.now()`. */
let nextSliceAt = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Cuts long synchronous work into slices. All long work of this process shares one schedule: after each
 * slice the event loop is free for as long as the slice took. So all long work together uses at most half
 * of the event loop. Scheduling is by least attained service: the waiting work that has run for the
 * shortest time goes first, so that a large export does not delay a short search; work that has waited
 * for LONGEST_WAIT_MS goes before it, so that none starves.
 */
export class EventLoopSlice {
  #since = performance.now();
  /** Of this slice, in milliseconds, before `#since`. */
  #spent = 0;
  #worked = 0;

  /** Total duration of the slices that have ended, in milliseconds. */
  get worked(): number {
    return this.#worked;
  }

  /** Stops the clock of this slice. Call it before an await, e.g. of the database: waiting is not work. */
  pause(): void {
    this.#spent += performance.now() - this.#since;
  }

  /** Starts the clock again. Call it after that await. */
  resume(): void {
    this.#since = performance.now();
  }

  /**
   * Call between two steps of the work: once this slice has been long enough, waits for the next.
   * @param signal aborted when nobody needs the work any more
   * @throws the signal's reason
   */
  async end(signal?: AbortSignal): Promise<void> {
    const took = this.#spent + performance.now() - this.#since;
    if (took < SLICE_MS) return;
    this.#worked += took;
    await nextSlice(this.#worked, took);
    signal?.throwIfAborted();
    this.#spent = 0;
    this.resume();
  }
}

function nextSlice(worked: number, took: number): Promise<void> {
  const since = performance.now();
  nextSliceAt = Math.max(nextSliceAt, since + Math.min(took, LONGEST_REST_MS));
  return new Promise((begin) => {
    waiting.push({ worked, since, begin });
    timer ??= setTimeout(beginNext, nextSliceAt - since);
  });
}

function beginNext(): void {
  const early = nextSliceAt - performance.now();
  timer = undefined;
  if (early > 0) {
    timer = setTimeout(beginNext, early);
    return;
  }
  const [oldest] = waiting;
  const isOverdue = oldest && performance.now() - oldest.since > LONGEST_WAIT_MS;
  const next = isOverdue
    ? oldest
    : waiting.reduce((least, each) => (each.worked < least.worked ? each : least));
  waiting.splice(waiting.indexOf(next), 1);
  nextSliceAt = performance.now() + 2 * SLICE_MS;
  if (waiting.length > 0) timer = setTimeout(beginNext, nextSliceAt - performance.now());
  next.begin();
}

/** Yields the same pieces, and makes them in slices. The time until the consumer takes a piece does not count. */
export async function* inSlices<T>(
  pieces: Iterable<T> | AsyncIterable<T>,
): AsyncGenerator<T, void> {
  const slice = new EventLoopSlice();
  for await (const piece of pieces) {
    slice.pause();
    yield piece;
    slice.resume();
    await slice.end();
  }
}
