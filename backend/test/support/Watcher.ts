import { expect } from '@jest/globals';
import type { View } from '@kinday/contracts/applyChange';
import type { Change } from '@kinday/contracts/change';
import type { Answer, Client } from './Client.js';
import { followLean } from './followLean.js';
import { readViews } from './readViews.js';
import type { TestSocket } from './TestSocket.js';

/**
 * [S10] A member with an open screen. Whatever is written while they watch must reach them as a
 * change that makes their screen equal to a fresh read, through the very reducer the browser runs.
 */
export class Watcher {
  private constructor(
    readonly client: Client,
    readonly familyId: string,
    readonly socket: TestSocket,
  ) {}

  static async open(client: Client, familyId: string): Promise<Watcher> {
    return new Watcher(client, familyId, await client.connect());
  }

  /** Runs a write and checks what the watcher saw of it. Resolves with the write's answer. */
  async sees(write: () => Promise<Answer>): Promise<Answer> {
    const { answer } = await this.watch(write);
    return answer;
  }

  /** The same, with the one change that the write made. */
  async watch(write: () => Promise<Answer>): Promise<{ answer: Answer; change: Change }> {
    const before = await this.views();
    const answer = await write();
    const fresh = await this.views();
    const revision = before[0]!.revision + 1;
    expect({ isSuccess: answer.status < 300, revision: fresh[0]!.revision }).toEqual({
      isSuccess: true,
      revision,
    });
    const lean = await this.socket.change(this.familyId, revision);
    const { changes, views } = followLean(before, [lean]);
    expect(views).toEqual(fresh);
    if (answer.revision !== null) expect(answer.revision).toBe(revision);
    return { answer, change: changes[0]! };
  }

  /** Runs a write that is refused or changes nothing, and checks that the family is as it was. */
  async seesNothing(write: () => Promise<Answer>): Promise<Answer> {
    const before = await this.views();
    const answer = await write();
    expect(await this.views()).toEqual(before);
    return answer;
  }

  views(): Promise<View[]> {
    return readViews(this.client, this.familyId);
  }

  close(): void {
    this.socket.close();
  }
}
