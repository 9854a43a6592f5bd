import type { Hello, HelloAnswer, PresenceInput } from '@kinday/contracts/socket';
import type { LiveSocket, MessageHandlers } from '../api/openSocket';
import { afterRetryPause } from '../api/retryPause';
import type { ConnectionStatus } from './ConnectionStatus';

/** A server that is busy with a thousand clients may need this long for one. */
const HELLO_TIMEOUT_MS = 10_000;
/** Whoever looks at the page again is not left waiting on a connection that broke meanwhile. */
const CHECK_TIMEOUT_MS = 3_000;

/** What the link asks of the world around it. */
export interface LiveLinkPorts {
  status: ConnectionStatus;
  /** Takes what the server tells. */
  messages: MessageHandlers;
  /** What to say: the shown family and the revision this tab has of it. */
  hello: () => Hello;
  /** Takes what the server answers. */
  answered: (answer: HelloAnswer) => void;
}

/**
 * Keeps one live connection: loads its code, connects, says hello on every new connection, and does
 * each of these again until it works or the link is closed.
 */
export class LiveLink {
  #state: 'loading' | 'waiting' | 'connecting' | 'connected' | 'closed' = 'waiting';
  #socket: LiveSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ports: LiveLinkPorts) {
    void this.#load();
  }

  /** Tells the server that another family is shown; a new connection says so by itself. */
  greet(): void {
    if (this.#state === 'connected') void this.#greet(HELLO_TIMEOUT_MS);
  }

  /** The page or the network came back: is the connection alive, and if there is none, connect. */
  check(): void {
    if (this.#state === 'connected') void this.#greet(CHECK_TIMEOUT_MS);
    else if (this.#state === 'connecting') this.#socket?.connectNow();
    else if (this.#state === 'waiting') void this.#load();
  }

  /** The page comes from the back/forward cache: browsers end the connection of a page that stands there, and may tell it late. */
  connectAnew(): void {
    if (this.#state === 'connected') this.#socket?.connectNow();
    else this.check();
  }

  sayPresence(presence: PresenceInput): void {
    this.#socket?.sayPresence(presence);
  }

  close(): void {
    this.#state = 'closed';
    clearTimeout(this.#retry);
    this.ports.status.stop();
    this.#socket?.close();
  }

  get #isClosed(): boolean {
    return this.#state === 'closed';
  }

  /** The first screen does not wait for the connection's code. */
  async #load(): Promise<void> {
    clearTimeout(this.#retry);
    this.#state = 'loading';
    try {
      const { openSocket } = await import('../api/openSocket');
      if (this.#isClosed) return;
      this.#state = 'connecting';
      this.ports.status.progressed();
      this.#socket = openSocket({
        ...this.ports.messages,
        connected: () => this.#connected(),
        disconnected: () => this.#disconnected(),
        signedOut: (message) => {
          this.close();
          this.ports.messages.signedOut(message);
        },
      });
    } catch {
      if (this.#isClosed) return;
      this.#state = 'waiting';
      this.#retry = afterRetryPause(() => void this.#load());
    }
  }

  #connected(): void {
    this.#state = 'connected';
    this.ports.status.progressed();
    void this.#greet(HELLO_TIMEOUT_MS);
  }

  #disconnected(): void {
    this.#state = 'connecting';
    this.ports.status.lost();
  }

  async #greet(timeoutMs: number): Promise<void> {
    const socket = this.#socket;
    this.ports.status.asked();
    try {
      const answer = await socket?.hello(this.ports.hello(), timeoutMs);
      if (!answer || this.#state !== 'connected') return;
      this.ports.answered(answer);
      this.ports.status.answered();
    } catch {
      // The next connection says hello by itself.
      if (this.#state === 'connected') socket?.renew();
    }
  }
}
