const BEAT_EVERY_MS = 500;
/** Beats without an answer after which the connection is made anew, and again after as many more. */
const MISSED_TO_RENEW = 3;
/** Beats without an answer after which a dependency is away: 3 s after it took the last one it answered. */
const MISSED_TO_BE_AWAY = 6;

/** A dependency that may hang without closing its connections. */
export interface Dependency {
  /** Asks for a sign of life. Whatever answers it calls `answered` with the beat's number. */
  beat: (beat: number) => void;
  /** Gives up the connection, which may be dead, for another one. */
  renew: () => void;
  /** Hears once of each time that the dependency goes away. */
  onAway?: () => void;
}

/**
 * Tells whether a dependency answers. It counts beats and no time: whoever stands still for a while
 * reads the answers that arrived meanwhile before the next beat counts.
 */
export class Heartbeat {
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #answered = 0;
  #wasAway = false;

  constructor(private readonly dependency: Dependency) {}

  /** True when no beat of the last 3 seconds was answered. */
  get isAway(): boolean {
    return this.#missed >= MISSED_TO_BE_AWAY;
  }

  start(): void {
    this.#timer = setTimeout(() => this.start(), BEAT_EVERY_MS);
    this.#beat();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The answer to a beat proves that all before it have passed as well. */
  answered(beat: number): void {
    this.#answered = Math.max(this.#answered, beat);
  }

  get #missed(): number {
    return this.#sent - this.#answered;
  }

  #beat(): void {
    const missed = this.#missed;
    this.#sent += 1;
    if (missed > 0 && missed % MISSED_TO_RENEW === 0) this.dependency.renew();
    if (this.isAway && !this.#wasAway) this.dependency.onAway?.();
    this.#wasAway = this.isAway;
    this.dependency.beat(this.#sent);
  }
}
