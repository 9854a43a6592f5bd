import { setTimeout as wait } from 'node:timers/promises';
import type { Event } from '@kinday/contracts/event';
import { timed } from './builders.js';
import type { Answer, Client } from './Client.js';

/** A refusal takes no time: without a pause nobody else would get a turn. */
const BREATH_MS = 20;

/** Load: several who add events one after the other, each at its own node, until they are told to end. */
export class Writers {
  /** The events that were answered for. */
  readonly added: string[] = [];
  /** Every refusal, in the order of arrival. */
  readonly refusals: Answer[] = [];
  /** How often nobody answered at all. */
  unanswered = 0;
  #isOver = false;
  readonly #done: Promise<void>;
  readonly #waiting = new Set<() => void>();

  constructor(clients: readonly Client[]) {
    this.#done = Promise.all(clients.map((client) => this.#write(client))).then(() => undefined);
  }

  /** Resolves when a condition holds; it is looked at after every answer. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!holds()) return;
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
      check();
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #write(client: Client): Promise<void> {
    let isGone = false;
    while (!this.#isOver && !isGone) {
      const answer = await client.post('/api/events', timed).catch(() => null);
      if (answer?.status === 201) this.added.push((answer.body as Event).id);
      else if (answer) await this.#refused(answer);
      // Whoever finds nobody at home does not try again.
      else isGone = true;
      if (isGone) this.unanswered += 1;
      this.#waiting.forEach((check) => check());
    }
  }

  async #refused(answer: Answer): Promise<void> {
    this.refusals.push(answer);
    await wait(BREATH_MS);
  }
}
