import { createClient } from '@redis/client';

const CHANNEL = 'kinday:news';
const LONGEST_PAUSE_MS = 2_000;
/** Most messages that wait in memory for a Redis that accepts connections and never answers. */
const MOST_WAITING = 1_000;

/** What a channel tells. */
interface Ears {
  hear: (text: string) => void;
  /** Called whenever the channel can be heard, at the start or again. */
  onSubscribed: () => void;
}

/** The nodes' channel of Redis, over two connections: one that listens can do nothing else. */
export class RedisChannel {
  readonly #sender;
  readonly #receiver;
  #isGivenUp = false;

  constructor(url: string, { hear, onSubscribed }: Ears) {
    const options = {
      url,
      // While Redis is away messages are lost at once instead of piling up.
      disableOfflineQueue: true,
      commandsQueueMaxLength: MOST_WAITING,
      // The queue is bounded already; a timer and a signal for each message took 2% of a node's time.
      commandOptions: { timeout: 0 },
      socket: { reconnectStrategy: (tries: number) => Math.min(100 * tries, LONGEST_PAUSE_MS) },
    };
    this.#sender = createClient(options);
    this.#receiver = createClient(options);
    for (const client of [this.#sender, this.#receiver]) {
      // Reconnecting goes on by itself; without a listener an error would end the process.
      client.on('error', () => undefined);
      // The client does not stop a connection that is being made: one that is made too late ends here.
      client.on('connect', () => {
        if (this.#isGivenUp) client.destroy();
      });
    }
    // The node subscribes at every connection, as the first one may break before; Redis counts one subscription.
    this.#receiver.on('ready', () => {
      this.#receiver.subscribe(CHANNEL, hear).then(onSubscribed, () => undefined);
    });
    this.#sender.connect().catch(() => undefined);
    this.#receiver.connect().catch(() => undefined);
  }

  get isConnected(): boolean {
    return this.#sender.isReady && this.#receiver.isReady;
  }

  /** Never waits and never throws. */
  publish(text: string): void {
    this.#sender.publish(CHANNEL, text).catch(() => undefined);
  }

  /** Ends both connections at once, also where Redis does not answer, or where they are being made. */
  destroy(): void {
    this.#isGivenUp = true;
    this.#sender.destroy();
    this.#receiver.destroy();
  }
}
