import { applyChange, type View } from '@kinday/contracts/applyChange';
import type { Change, ChangesAnswer } from '@kinday/contracts/change';

/** What the follower needs from its surroundings; tests give it a server of their own. */
export interface FollowerPorts {
  /** A page of changes after a revision; null when the log cannot tell and all must load anew. */
  changesSince: (since: number) => Promise<ChangesAnswer | null>;
  /** Lays the next change over everything loaded. */
  apply: (change: Change) => void;
  /** Loads everything anew. */
  reload: () => void;
  /** Does the work after a pause, to ask again for what was out of reach. */
  afterRetryPause: (work: () => void) => void;
}

/**
 * So many changes are kept to bring up views that were read earlier but arrive later, and so many
 * that came before the changes they follow.
 */
const KEPT_CHANGES = 200;

/**
 * [S11] Follows one family: `have` is the last revision applied in order, `heard` the latest known
 * to exist. Whatever lies between is caught up, one request at a time.
 */
export class Follower {
  #have: number | null = null;
  #heard = 0;
  #catchingUp = false;
  #isPausing = false;
  /** The server named a revision older than `have`: the next catch-up tells whether that is true. */
  #isInDoubt = false;
  /** Counts the resets: an answer asked for before one is dropped. */
  #log = 0;
  readonly #early = new Map<number, () => Change | null>();
  #recent: Change[] = [];

  constructor(private readonly ports: FollowerPorts) {}

  /** The last revision applied in order; null while nothing is loaded. */
  get have(): number | null {
    return this.#have;
  }

  /** A change arrived, by socket or as the answer of an own write, in any order, any number of times. */
  receive(change: Change): void {
    this.receiveLean(change.revision, () => change);
  }

  /**
   * The same for a change that only the views of the revision before it complete.
   * @param complete answers null when it cannot, and the change is caught up
   */
  receiveLean(revision: number, complete: () => Change | null): void {
    if (this.#have !== null && revision <= this.#have) return;
    // `heard` covers a change that is not kept: it is caught up.
    if (this.#early.size < KEPT_CHANGES) this.#early.set(revision, complete);
    this.#drain();
    this.hear(revision);
  }

  /** Somebody said that the family stands at this revision. */
  hear(revision: number): void {
    // Either the message is older than what we have, or an older backup was restored: ask which.
    if (this.#have !== null && revision < this.#have) this.#isInDoubt = true;
    this.#heard = Math.max(this.#heard, revision);
    void this.#catchUp();
  }

  /**
   * A view was loaded.
   * @returns the view brought up to `have`; null when it is too old for that and must load again
   */
  adopt(view: View): View | null {
    if (this.#have === null) {
      this.#have = view.revision;
      this.#drain();
      this.hear(view.revision);
    }
    if (view.revision >= this.#have) {
      this.hear(view.revision);
      return view;
    }
    const missed = this.#recent.filter((change) => change.revision > view.revision);
    if (missed[0]?.revision !== view.revision + 1) return null;
    return missed.reduce(applyChange, view);
  }

  /** Stops following; nothing is asked for any more. */
  stop(): void {
    this.#log += 1;
    this.#have = null;
  }

  /** Forgets everything and loads anew, as the log was replaced or no longer reaches back. */
  reset(): void {
    this.#log += 1;
    this.#have = null;
    this.#heard = 0;
    this.#isInDoubt = false;
    this.#early.clear();
    this.#recent = [];
    this.ports.reload();
  }

  #drain(): void {
    if (this.#have === null) return;
    for (const revision of this.#early.keys()) {
      if (revision <= this.#have) this.#early.delete(revision);
    }
    for (let complete; (complete = this.#early.get(this.#have + 1));) {
      this.#early.delete(this.#have + 1);
      const next = complete();
      if (!next) return;
      this.#have = next.revision;
      this.#recent = [...this.#recent.slice(1 - KEPT_CHANGES), next];
      this.ports.apply(next);
    }
  }

  #isBehind(): boolean {
    return this.#have !== null && (this.#isInDoubt || this.#have < this.#heard);
  }

  async #catchUp(): Promise<void> {
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      while (this.#isBehind()) await this.#takePage();
    } catch {
      // The server is out of reach: the next hello or change asks again, or else the end of a pause.
      this.#tryLater();
    } finally {
      this.#catchingUp = false;
    }
  }

  #tryLater(): void {
    if (this.#isPausing) return;
    this.#isPausing = true;
    this.ports.afterRetryPause(() => {
      this.#isPausing = false;
      void this.#catchUp();
    });
  }

  async #takePage(): Promise<void> {
    const since = this.#have ?? 0;
    const log = this.#log;
    const page = await this.ports.changesSince(since);
    // The follower was reset while the page was on its way: the page may be of the log before.
    if (log !== this.#log) return;
    if (page === null) return this.reset();
    this.#isInDoubt = false;
    page.changes.forEach((change) => this.#early.set(change.revision, () => change));
    this.#heard = Math.max(this.#heard, page.revision);
    this.#drain();
    // The log promises changes and sends none: it cannot be followed.
    if (this.#have === since && this.#isBehind()) this.reset();
  }
}
