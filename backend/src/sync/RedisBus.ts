import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createClient } from '@redis/client';
import { Bus, type BusListener } from './Bus.js';
import { onlyFamilyOf, seal, unseal } from './busEnvelope.js';
import type { BusMessage } from './BusMessage.js';

const CHANNEL = 'kinday:news';
const LONGEST_PAUSE_MS = 2_000;
/** Most messages that wait in memory for a Redis that accepts connections and never answers. */
const MOST_WAITING = 1_000;

/**
 * Carries bus messages by Redis' publish and subscribe. A message may be lost: the comparison of
 * revisions finds the change it told of, so nothing is kept and nothing replayed when Redis is back.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  readonly #nodeId = randomUUID();
  readonly #ownBeginning = JSON.stringify({ from: this.#nodeId }).slice(0, -1);
  readonly #sender;
  readonly #receiver;
  readonly #backHandlers: (() => void)[] = [];

  constructor(url: string) {
    super();
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
    // Reconnecting goes on by itself; without a listener an error would end the process.
    this.#sender.on('error', () => undefined);
    this.#receiver.on('error', () => undefined);
    this.#sender.connect().catch(() => undefined);
  }

  get isAway(): boolean {
    return !this.#sender.isReady || !this.#receiver.isReady;
  }

  send(message: BusMessage): void {
    this.#sender.publish(CHANNEL, seal(this.#nodeId, message)).catch(() => undefined);
  }

  onMessage({ follows, hear }: BusListener): void {
    const receive = (text: string) => {
      // Its own messages come back to it too: their beginning tells, and spares reading them.
      if (text.startsWith(this.#ownBeginning)) return;
      const familyId = onlyFamilyOf(text);
      if (familyId !== null && !follows(familyId)) return;
      const message = unseal(text);
      if (message) hear(message);
    };
    // The node subscribes at every connection, as the first one may break before; Redis counts one subscription.
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
