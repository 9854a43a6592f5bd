export type Connection = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** A connection that is away for less than this is not told as offline ([S14]). */
const OFFLINE_AFTER_MS = 3_000;
/** An answer that takes longer than this is in doubt: "Live" is shown no longer. */
const DOUBT_AFTER_MS = 1_000;

/**
 * [S14] What the user is shown of the live connection: `live` only while the server answers,
 * `offline` once it has shown no sign of life for three seconds.
 */
export class ConnectionStatus {
  #shown: Connection = 'connecting';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (connection: Connection) => void) {
    show('connecting');
    this.#offlineAfter(OFFLINE_AFTER_MS);
  }

  /** There is no network at all: nothing is awaited. */
  unconnected(): void {
    clearTimeout(this.#timer);
    this.#enter('offline');
  }

  /** The server answered: what is on the screen is true. */
  answered(): void {
    clearTimeout(this.#timer);
    this.#enter('live');
  }

  /** The server was asked whether it is still there. */
  asked(): void {
    if (this.#shown !== 'live') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#doubt(), DOUBT_AFTER_MS);
  }

  /** A step towards a connection was made: on a slow network it takes several. */
  progressed(): void {
    if (this.#shown === 'connecting') this.#offlineAfter(OFFLINE_AFTER_MS);
  }

  /** The connection broke. */
  lost(): void {
    if (this.#shown !== 'live') return;
    this.#enter('reconnecting');
    this.#offlineAfter(OFFLINE_AFTER_MS);
  }

  /** Nothing is shown any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #doubt(): void {
    this.#enter('reconnecting');
    this.#offlineAfter(OFFLINE_AFTER_MS - DOUBT_AFTER_MS);
  }

  #offlineAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#enter('offline'), ms);
  }

  #enter(connection: Connection): void {
    if (this.#shown === connection) return;
    this.#shown = connection;
    this.show(connection);
  }
}
