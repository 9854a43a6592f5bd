import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Heartbeat } from '../common/Heartbeat.js';
import { Bus, type BusListener } from './Bus.js';
import { onlyFamilyOf, seal, unseal } from './busEnvelope.js';
import type { BusMessage } from './BusMessage.js';
import { RedisChannel } from './RedisChannel.js';

/**
 * Carries bus messages by Redis' publish and subscribe. A message may be lost: the comparison of
 * revisions finds the change it told of, so nothing is kept and nothing replayed when Redis is back.
 * Each node hears its own beats by the same way as others do: a Redis, a network or a subscription that
 * hangs is found as well as a connection that is closed.
 */
export class RedisBus extends Bus implements OnApplicationShutdown {
  readonly #nodeId = randomUUID();
  readonly #ownBeginning = JSON.stringify({ from: this.#nodeId }).slice(0, -1);
  /** Nodes of the release before do not understand a beat, and leave it. */
  readonly #beatBeginning = `${this.#ownBeginning},"beat":`;
  readonly #heartbeat = new Heartbeat({
    beat: (beat) => this.#channel.publish(`${this.#beatBeginning}${beat}}`),
    renew: () => this.#renew(),
  });
  readonly #backHandlers: (() => void)[] = [];
  #listener: BusListener | undefined;
  #channel: RedisChannel;

  constructor(private readonly url: string) {
    super();
    this.#channel = this.#open();
    this.#heartbeat.start();
  }

  get isAway(): boolean {
    return !this.#channel.isConnected || this.#heartbeat.isAway;
  }

  send(message: BusMessage): void {
    this.#channel.publish(seal(this.#nodeId, message));
  }

  onMessage(listener: BusListener): void {
    this.#listener = listener;
  }

  onBack(handler: () => void): void {
    this.#backHandlers.push(handler);
  }

  onApplicationShutdown(): void {
    this.#heartbeat.stop();
    this.#channel.destroy();
  }

  #open(): RedisChannel {
    return new RedisChannel(this.url, {
      hear: (text) => this.#hear(text),
      onSubscribed: () => this.#backHandlers.forEach((tell) => tell()),
    });
  }

  #renew(): void {
    this.#channel.destroy();
    this.#channel = this.#open();
  }

  #hear(text: string): void {
    // Its own messages come back to it too: their beginning tells, and spares reading them.
    if (text.startsWith(this.#ownBeginning)) return this.#hearOwn(text);
    const familyId = onlyFamilyOf(text);
    if (familyId !== null && !this.#listener?.follows(familyId)) return;
    const message = unseal(text);
    if (message) this.#listener?.hear(message);
  }

  #hearOwn(text: string): void {
    if (!text.startsWith(this.#beatBeginning)) return;
    this.#heartbeat.answered(parseInt(text.slice(this.#beatBeginning.length), 10));
  }
}
