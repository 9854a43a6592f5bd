import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createClient } from '@redis/client';
import * as z from 'zod/mini';
import { Bus } from './Bus.js';
import { newsSchema, type News } from './News.js';

const CHANNEL = 'kinday:news';
const LONGEST_PAUSE_MS = 2_000;
/** What a Redis that accepts and never answers may hold of our memory. */
const MOST_WAITING = 1_000;

const messageSchema = z.object({ from: z.string(), news: newsSchema });

/** A message of another node; null when it is of a version that says it otherwise, or nobody's. */
function read(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * News by Redis' publish and subscribe. Plain messages suffice: nothing depends on their arrival,
 * so there is no stream to keep and nothing to replay when Redis comes back.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  readonly #nodeId = randomUUID();
  readonly #sender;
  readonly #receiver;
  readonly #backHandlers: (() => void)[] = [];

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
    const receive = (text: string) => {
      const message = read(text);
      if (message && message.from !== this.#nodeId) handler(message.news);
    };
    // Said again at every connection: the first one may break before it is heard. It counts once.
    this.#receiver.on('ready', () => {
      this.#receiver.subscribe(CHANNEL, receive).then(
        () => this.#backHandlers.forEach((tell) => tell()),
        () => undefined,
      );
    });
    this.#receiver.connect().catch(() => undefined);
  }

  onBack(handler: () => void): void {
    this.#backHandlers.push(handler);
  }

  onApplicationShutdown(): void {
    this.#sender.destroy();
    this.#receiver.destroy();
  }
}
