import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createClient } from '@redis/client';
import { Bus } from './Bus.js';
import type { News } from './News.js';

const CHANNEL = 'kinday:news';
const LONGEST_PAUSE_MS = 2_000;
/** What a Redis that accepts and never answers may hold of our memory. */
const MOST_WAITING = 1_000;

/**
 * News by Redis' publish and subscribe. Plain messages suffice: nothing depends on their arrival,
 * so there is no stream to keep and nothing to replay when Redis comes back.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  readonly #nodeId = randomUUID();
  readonly #sender;
  readonly #receiver;

  constructor(url: string) {
    super();
    const options = {
      url,
      // While Redis is away news are lost at once instead of piling up.
      disableOfflineQueue: true,
      commandsQueueMaxLength: MOST_WAITING,
      socket: { reconnectStrategy: (tries: number) => Math.min(100 * tries, LONGEST_PAUSE_MS) },
    };
    this.#sender = createClient(options);
    this.#receiver = createClient(options);
    // Reconnecting goes on by itself; without a listener an error would end the process.
    this.#sender.on('error', () => undefined);
    this.#receiver.on('error', () => undefined);
    this.#sender.connect().catch(() => undefined);
  }

  get isAway(): boolean {
    return !this.#sender.isReady || !this.#receiver.isReady;
  }

  send(news: News): void {
    const message = JSON.stringify({ from: this.#nodeId, news });
    this.#sender.publish(CHANNEL, message).catch(() => undefined);
  }

  onNews(handler: (news: News) => void): void {
    const receive = (message: string) => {
      const { from, news } = JSON.parse(message) as { from: string; news: News };
      if (from !== this.#nodeId) handler(news);
    };
    // Said again at every connection: the first one may break before it is heard. It counts once.
    this.#receiver.on('ready', () => {
      this.#receiver.subscribe(CHANNEL, receive).catch(() => undefined);
    });
    this.#receiver.connect().catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.#sender.destroy();
    this.#receiver.destroy();
  }
}
