import { applyChange, type View } from '@kinday/contracts/applyChange';
import { changesAnswerSchema, changeSchema, type Change } from '@kinday/contracts/change';
import { Follower } from '../../../frontend/src/sync/Follower.js';
import { expectStatus } from './builders.js';
import type { Client } from './Client.js';
import { readViews } from './readViews.js';
import { TestSocket } from './TestSocket.js';

/** A number from 0 to 1, the next of a series that its seed decides. */
export type Random = () => number;

const RETRY_MS = 200;

/**
 * A tab as the browser has it: views kept by the real follower, behind a network that loses, repeats
 * and disorders what comes over the live connection.
 */
export class Tab {
  views: View[] = [];
  #socket: TestSocket | null = null;
  #epoch: string | null = null;
  #reloading: Promise<void> | undefined;
  #held: Change[] = [];
  #waiting: (() => void)[] = [];

  readonly #follower = new Follower({
    changesSince: async (since) => {
      const path = `/api/changes?familyId=${this.familyId}&since=${since}`;
      const answer = await this.client.get(path);
      if (answer.status === 410) return null;
      return changesAnswerSchema.parse(expectStatus(answer, 200).body);
    },
    apply: (change) => {
      this.views = this.views.map((view) => applyChange(view, change));
      this.#waiting.forEach((check) => check());
    },
    reload: () => {
      this.#reloading = this.load();
    },
    later: (work) => void setTimeout(work, RETRY_MS),
  });

  constructor(
    /** Whose tab it is; its origin is the node the tab is on. */
    readonly client: Client,
    readonly familyId: string,
    readonly random: Random,
  ) {}

  /** Reads everything; what was read may be old by the time it is here. */
  async load(): Promise<void> {
    const loaded = await readViews(this.client, this.familyId);
    const adopted = loaded.map((view) => {
      this.views = loaded;
      return this.#follower.adopt(view);
    });
    const complete = adopted.filter((view) => view !== null);
    if (complete.length < adopted.length) return this.load();
    // While they were adopted one after the other, changes may have been applied to all.
    this.views = complete.map((view, index) => newer(view, this.views[index]));
    this.#waiting.forEach((check) => check());
  }

  /** Connects and greets, as after every loss of the connection. */
  async connect(): Promise<void> {
    if (this.#socket) return;
    const socket = await TestSocket.open(this.client.origin, this.client.cookie);
    this.#socket = socket;
    socket.socket.on('change', (change: unknown) => this.#meet(changeSchema.parse(change)));
    const have = this.#follower.have;
    const { families, epoch } = await socket.hello(have === null ? {} : { [this.familyId]: have });
    if (this.#epoch !== null && this.#epoch !== epoch) this.#follower.reset();
    this.#epoch = epoch;
    this.#follower.hear(families[this.familyId]!);
    await this.#reloading;
  }

  /** Waits until the server has closed the connection. */
  async closed(): Promise<void> {
    await this.#socket?.closed();
    this.#socket = null;
  }

  /** The connection breaks; what was still on its way is lost. */
  cut(): void {
    this.#socket?.close();
    this.#socket = null;
    this.#held = [];
  }

  /** One of the late messages arrives. */
  release(): void {
    const [change] = this.#held.splice(Math.floor(this.random() * this.#held.length), 1);
    if (change) this.#follower.receive(change);
  }

  /** Waits until the tab shows a revision. */
  reaches(revision: number): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.views.every((view) => view.revision >= revision)) resolve();
      };
      this.#waiting.push(check);
      check();
    });
  }

  #meet(change: Change): void {
    const fate = this.random();
    if (fate < 0.15) return;
    if (fate < 0.4) {
      this.#held.push(change);
      return;
    }
    this.#follower.receive(change);
    if (fate < 0.55) this.#follower.receive(change);
  }
}

function newer(one: View, other: View | undefined): View {
  return other && other.revision > one.revision ? other : one;
}
