import { expect } from '@jest/globals';
import { applyChange, type View } from '@kinday/contracts/applyChange';
import { monthRange, type DateRange } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import { eventSchema } from '@kinday/contracts/event';
import { familyAnswerSchema } from '@kinday/contracts/family';
import * as z from 'zod/mini';
import { expectStatus } from './builders.js';
import type { Answer, Client } from './Client.js';
import type { TestSocket } from './TestSocket.js';

/** The months tests write to, and a year around them. */
const RANGES: readonly DateRange[] = [
  monthRange('2026-10'),
  monthRange('2026-11'),
  monthRange('2026-12'),
  { from: '2026-01-01', to: '2027-01-02' },
];

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
    const change = await this.socket.change(this.familyId, revision);
    expect(before.map((view) => applyChange(view, change))).toEqual(fresh);
    if (answer.revision !== null) expect(answer.revision).toBe(revision);
    return { answer, change };
  }

  /** Runs a write that must be refused, and checks that nothing of the family changed. */
  async seesNothing(write: () => Promise<Answer>): Promise<Answer> {
    const before = await this.views();
    const answer = await write();
    expect(await this.views()).toEqual(before);
    return answer;
  }

  /** [S8] The family and all its months as a fresh read shows them, each with its revision. */
  async views(): Promise<View[]> {
    const { familyId } = this;
    const read = expectStatus(await this.client.get(`/api/family?familyId=${familyId}`), 200);
    const { family, members } = familyAnswerSchema.parse(read.body);
    const records = { families: [family], members };
    const views: View[] = [{ familyId, revision: revisionOf(read), range: null, records }];
    for (const range of RANGES) {
      const query = new URLSearchParams({ ...range, familyId });
      const month = expectStatus(await this.client.get(`/api/events?${query}`), 200);
      const events = z.array(eventSchema).parse(month.body);
      views.push({ familyId, revision: revisionOf(month), range, records: { events } });
    }
    return views;
  }

  close(): void {
    this.socket.close();
  }
}

function revisionOf(answer: Answer): number {
  if (answer.revision === null) throw new Error('This read names no Kinday-Revision.');
  return answer.revision;
}
