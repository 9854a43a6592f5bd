import { applyChange, type View } from '@kinday/contracts/applyChange';
import { changesAnswerSchema } from '@kinday/contracts/change';
import { fullFrom, leanChangeSchema, type LeanChange } from '@kinday/contracts/leanChange';
import { removedSchema } from '@kinday/contracts/socket';
import { Follower } from '../../../frontend/src/sync/Follower.js';
import { expectStatus } from './builders.js';
import type { Client } from './Client.js';
import { Conditions } from './Conditions.js';
import type { Random } from './random.js';
import { readViews } from './readViews.js';
import { TestSocket } from './TestSocket.js';

const RETRY_MS = 200;

/**
 * A tab as the browser has it: views kept by the real follower, behind a network that loses, repeats
 * and disorders what comes over the live connection.
 */
export class Tab {
  views: View[] = [];
  /** It was told that its user sees the family no longer, and has not opened it again. */
  isOut = false;
  #follower = this.#newFollower();
  #socket: TestSocket | null = null;
  #epoch: string | null = null;
  #reloading: Promise<void> | undefined;
  #held: LeanChange[] = [];
  readonly #conditions = new Conditions();

  constructor(
    /** Whose tab it is; its origin is the node the tab is on. */
    readonly client: Client,
    readonly familyId: string,
    readonly random: Random,
  ) {}

  /** Opens the family, as after joining it again; rejects when its node is down. */
  async open(): Promise<void> {
    this.isOut = false;
    this.#follower.stop();
    this.#follower = this.#newFollower();
    try {
      await this.load();
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  /** Reads everything; what was read may be old by the time it is here. */
  async load(): Promise<void> {
    if (this.isOut) return;
    const follower = this.#follower;
    const loaded = await readViews(this.client, this.familyId);
    if (this.#leftMeanwhile(follower)) return;
    const adopted = loaded.map((view) => {
      this.views = loaded;
      return follower.adopt(view);
    });
    const complete = adopted.filter((view) => view !== null);
    if (complete.length < adopted.length) return this.load();
    // While they were adopted one after the other, changes may have been applied to all.
    this.views = complete.map((view, index) => newer(view, this.views[index]));
    this.#conditions.check();
  }

  #leftMeanwhile(follower: Follower): boolean {
    return follower !== this.#follower || this.isOut;
  }

  get isConnected(): boolean {
    return this.#socket !== null;
  }

  /** Waits until the server has closed the connection. */
  closed(): Promise<void> {
    return this.until(() => !this.isConnected, 'the end of the connection');
  }

  /** Connects and greets, as after every loss of the connection; rejects when the node is down. */
  async connect(): Promise<void> {
    if (this.#socket) return;
    const socket = await TestSocket.open(this.client.origin, this.client.cookie);
    this.#socket = socket;
    socket.socket.on('disconnect', () => {
      if (this.#socket === socket) this.cut();
    });
    socket.socket.on('leanChange', (lean: unknown) => this.#meet(leanChangeSchema.parse(lean)));
    socket.socket.on('removed', (removed: unknown) => {
      if (removedSchema.parse(removed).familyId === this.familyId) this.#leave();
    });
    const { have } = this.#follower;
    const answer = await socket.hello(have === null ? {} : { [this.familyId]: have });
    if (this.#epoch !== null && this.#epoch !== answer.epoch) this.#follower.reset();
    this.#epoch = answer.epoch;
    const revision = answer.families[this.familyId];
    if (revision !== undefined) this.#follower.hear(revision);
    await this.#reloading;
  }

  /** The connection breaks; what was still on its way is lost. */
  cut(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#held = [];
    socket?.close();
    this.#conditions.check();
  }

  /** The tab is closed for good. */
  close(): void {
    this.cut();
    this.#follower.stop();
  }

  /** One of the late messages arrives. */
  release(): void {
    const [lean] = this.#held.splice(Math.floor(this.random() * this.#held.length), 1);
    if (lean) this.#receive(lean);
  }

  /** Waits until the tab shows a revision. */
  reaches(revision: number): Promise<void> {
    return this.until(
      () => this.views.length > 0 && this.views.every((view) => view.revision >= revision),
      `revision ${revision}`,
    );
  }

  /** Waits until something holds of the tab. */
  until(holds: () => boolean, what: string): Promise<void> {
    return this.#conditions.until(holds, () => `${what}: ${this.#state}`);
  }

  get #state(): string {
    const { have } = this.#follower;
    const views = this.views.map(({ revision }) => revision);
    return JSON.stringify({ have, views, isOut: this.isOut, isConnected: this.isConnected });
  }

  #newFollower(): Follower {
    return new Follower({
      changesSince: async (since) => {
        const path = `/api/changes?familyId=${this.familyId}&since=${since}`;
        const answer = await this.client.get(path);
        if (answer.status === 410) return null;
        return changesAnswerSchema.parse(expectStatus(answer, 200).body);
      },
      apply: (change) => {
        this.views = this.views.map((view) => applyChange(view, change));
        this.#conditions.check();
      },
      reload: () => {
        this.#reloading = this.#reload();
      },
      afterRetryPause: (work) => void setTimeout(work, RETRY_MS),
    });
  }

  #reload(): Promise<void> {
    return this.load().catch(() => void setTimeout(() => void this.#reload(), RETRY_MS));
  }

  #leave(): void {
    this.isOut = true;
    this.views = [];
    this.#follower.stop();
  }

  #meet(lean: LeanChange): void {
    const fate = this.random();
    if (lean.familyId !== this.familyId || this.isOut || fate < 0.05) return;
    if (fate < 0.15) {
      this.#held.push(lean);
      return;
    }
    this.#receive(lean);
    if (fate < 0.25) this.#receive(lean);
  }

  #receive(lean: LeanChange): void {
    this.#follower.receiveLean(lean.revision, () => {
      const family = this.views.find(({ records }) => records.members);
      const isRightBefore = family?.revision === lean.revision - 1;
      return fullFrom(lean, (isRightBefore && family.records.members) || []);
    });
  }
}

function newer(one: View, other: View | undefined): View {
  return other && other.revision > one.revision ? other : one;
}
