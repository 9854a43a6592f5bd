import { BoundedMap } from '../common/BoundedMap.js';

/** So many failures in a row, and a service counts as away. */
const MOST_FAILURES = 3;
/** As often is it asked whether it is back. */
const ASK_EVERY_MS = 5_000;
/** Services that are remembered: strangers may name as many as they like that never answer. */
const MOST_SERVICES = 1_000;

interface Outage {
  failures: number;
  askAt: number;
}

/**
 * Which services do not answer now: each try would wait for ten seconds and keep others from their
 * turn. One try in five seconds finds out when a service is back.
 */
export class Outages {
  readonly #outages = new BoundedMap<string, Outage>(MOST_SERVICES);

  /** Whether to try a service at all; of those who ask while it is away, one in five seconds may. */
  mayTry(service: string, now: Date): boolean {
    const outage = this.#outages.get(service);
    if (!outage || outage.failures < MOST_FAILURES) return true;
    if (now.getTime() < outage.askAt) return false;
    outage.askAt = now.getTime() + ASK_EVERY_MS;
    return true;
  }

  /** Notes whether a service that was tried answered. */
  note(service: string, hasAnswered: boolean, now: Date): void {
    if (hasAnswered) {
      this.#outages.delete(service);
      return;
    }
    const failures = (this.#outages.get(service)?.failures ?? 0) + 1;
    this.#outages.set(service, { failures, askAt: now.getTime() + ASK_EVERY_MS });
  }
}
