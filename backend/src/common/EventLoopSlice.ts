/** Longest time in milliseconds that a piece of long work holds the event loop. */
const SLICE_MS = 4;

/** Work that waits for its next slice. */
interface Waiting {
  /** Milliseconds that it has taken so far. */
  worked: number;
  begin: () => void;
}

const waiting: Waiting[] = [];
/** From when the next slice may begin, as `performance.now()` tells it. */
let nextSliceAt = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Cuts long synchronous work into slices. All long work of this process shares one timetable: after a
 * slice the event loop is left to others for as long as the slice took, so that long work takes half of
 * the event loop at most, however much of it is under way. Of what waits, the work that took least so far
 * goes first: a short search is not held up by a large export.
 */
export class EventLoopSlice {
  #since = performance.now();
  /** Of this slice, in milliseconds, before `#since`. */
  #spent = 0;
  #worked = 0;

  /** Milliseconds that all slices took which have ended. */
  get worked(): number {
    return this.#worked;
  }

  /** Call before the work waits, e.g. for the database: waiting is no work. */
  pause(): void {
    this.#spent += performance.now() - this.#since;
  }

  /** Call when the work goes on after it has waited. */
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
  nextSliceAt = Math.max(nextSliceAt, performance.now() + took);
  return new Promise((begin) => {
    waiting.push({ worked, begin });
    timer ??= setTimeout(beginNext, nextSliceAt - performance.now());
  });
}

function beginNext(): void {
  const early = nextSliceAt - performance.now();
  timer = undefined;
  if (early > 0) {
    timer = setTimeout(beginNext, early);
    return;
  }
  const next = waiting.reduce((least, each) => (each.worked < least.worked ? each : least));
  waiting.splice(waiting.indexOf(next), 1);
  nextSliceAt = performance.now() + 2 * SLICE_MS;
  if (waiting.length > 0) timer = setTimeout(beginNext, nextSliceAt - performance.now());
  next.begin();
}

/** The same pieces, made in slices of long work; each waits until it is taken. */
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
