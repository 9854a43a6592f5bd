import { setImmediate } from 'node:timers/promises';

/** Longest time in milliseconds that a piece of work holds the event loop before others get a turn. */
const LONGEST_SLICE_MS = 10;

/** Cuts long synchronous work into slices, between which the event loop serves other requests. */
export class EventLoopSlice {
  #since = performance.now();

  /** Call between two steps of the work: lets others run once this slice has been long enough. */
  async end(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_SLICE_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}
