import { expect } from '@jest/globals';
import { applyChange, applyEdits, type View } from '@kinday/contracts/applyChange';
import { monthRange, type CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Change, ChangesAnswer, RecordEdit } from '@kinday/contracts/change';
import { ABSENT_CONTENT, type Event } from '@kinday/contracts/event';
import { Follower } from './Follower';

const ID = 'f0000000-0000-4000-8000-000000000000';
const INSTANT = '2026-01-01T00:00:00.000Z';
/** The months that the tab shows. */
export const MONTHS = ['2026-10', '2026-11', '2026-12'] as const;
const PAGE = 3;

function eventOf(number: number, date: string, version: number): Event {
  return {
    ...ABSENT_CONTENT,
    id: `e000000${number}-0000-4000-8000-000000000000`,
    familyId: ID,
    creatorId: ID,
    title: `Version ${version}`,
    date,
    startTime: null,
    endTime: null,
    isAllDay: true,
    mainCategory: 'Life milestones',
    subCategory: 'Birthday',
    notes: null,
    version,
    createdAt: INSTANT,
    updatedAt: INSTANT,
    creator: { id: ID, name: 'Ana', color: null, phone: null, isFormer: false },
  };
}

/** One server, one tab that shows three months, and everything under way between them. */
export class FollowedFamily {
  readonly log: Change[] = [];
  readonly shown = new Map<CalendarMonth, View>();
  readonly applied: number[] = [];
  network: Change[] = [];
  reads: { month: CalendarMonth; view: View }[] = [];
  catchUps: { since: number; resolve: (page: ChangesAnswer | null) => void; fail: () => void }[] =
    [];

  readonly follower = new Follower({
    changesSince: (since) =>
      new Promise((resolve, reject) => {
        this.catchUps.push({ since, resolve, fail: () => reject(new Error('offline')) });
        expect(this.catchUps).toHaveLength(1);
      }),
    apply: (change) => {
      this.applied.push(change.revision);
      this.shown.forEach((view, month) => this.shown.set(month, applyChange(view, change)));
    },
    reload: () => {
      this.applied.length = 0;
      [...this.shown.keys()].forEach((month) => this.read(month));
    },
    // The next hello comes first.
    afterRetryPause: () => undefined,
  });

  /** Somebody puts, moves or removes one of five events. */
  write(seed: number): void {
    const revision = this.log.length + 1;
    const day = `${MONTHS[seed % 3]!}-${String(10 + (seed % 7)).padStart(2, '0')}`;
    const event = eventOf(seed % 5, day, revision);
    const edit: RecordEdit =
      seed % 4 === 0
        ? { collection: 'events', op: 'remove', id: event.id }
        : { collection: 'events', op: 'put', record: event };
    const change = { familyId: ID, revision, actorId: ID, at: INSTANT, edits: [edit] };
    this.log.push(change);
    this.network.push(change);
  }

  /** The server answers a read now; the answer is under way until `arrive`. */
  read(month: CalendarMonth): void {
    this.reads.push({ month, view: this.fresh(month) });
  }

  arrive(seed: number): void {
    const [read] = this.reads.splice(seed % Math.max(1, this.reads.length), 1);
    if (!read) return;
    this.shown.set(read.month, read.view);
    const adopted = this.follower.adopt(read.view);
    if (adopted) this.shown.set(read.month, adopted);
    else this.read(read.month);
  }

  /** Answers the catch-up under way: with a page, not at all, or that the log does not reach back. */
  answer(how: 'page' | 'failure' | 'resync'): void {
    const [asked] = this.catchUps.splice(0, 1);
    if (!asked) return;
    const changes = this.log.slice(asked.since, asked.since + PAGE);
    if (how === 'page') asked.resolve({ changes, revision: this.log.length, epoch: ID });
    else if (how === 'resync') asked.resolve(null);
    else asked.fail();
  }

  fresh(month: CalendarMonth): View {
    const range = monthRange(month);
    const empty = { familyId: ID, revision: this.log.length, range, records: { events: [] } };
    return applyEdits(
      empty,
      this.log.flatMap(({ edits }) => edits),
    );
  }

  /** Everything arrives, and the tab is told where the server stands, until nothing is under way. */
  async settle(): Promise<void> {
    do {
      this.follower.hear(this.log.length);
      this.answer('page');
      this.arrive(0);
      await settled();
    } while (this.reads.length + this.catchUps.length > 0);
  }
}

/** Lets every promise that can go on do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
