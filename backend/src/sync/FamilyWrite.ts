import { isDeepStrictEqual } from 'node:util';
import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Change, PutEdit, RecordEdit } from '@kinday/contracts/change';
import type { News } from '@kinday/contracts/news';
import { newsOf } from '@kinday/contracts/newsOf';
import type { EntityManager } from 'typeorm';
import { toFamily } from '../access/toFamily.js';
import type { FamilyTable } from '../database/tables/FamilyTable.js';
import type { Transaction } from '../database/Transaction.js';
import { TextGrowth } from './TextGrowth.js';

/** The kinds of record whose edits undo takes back. */
export type Undoable = 'events' | 'series' | 'ownCategories';

/** Whether undo takes back edits of such a record. */
export function isUndoable<E extends RecordEdit>(edit: E): edit is E & { collection: Undoable } {
  const undoable: readonly string[] = ['events', 'series', 'ownCategories'] satisfies Undoable[];
  return undoable.includes(edit.collection);
}

/**
 * The right to write to one family, whose row is locked until the transaction ends. Repositories
 * that write ask for it, so no write can forget to say what it did.
 */
export class FamilyWrite {
  readonly edits: RecordEdit[] = [];
  readonly news: News[] = [];
  /** What of it can be undone, as it was before. */
  readonly before: PutEdit<Undoable>[] = [];

  /** How many events the calendar holds by now, at most; null where nobody has counted. */
  eventsHeld: number | null = null;

  /** Months in which the work has made sure by itself that what it adds has room. */
  readonly monthsWithRoom = new Set<CalendarMonth>();

  /** How many bytes it has in the log, once it is logged. */
  bytes = 0;

  /** What the edits add to the texts of the calendar. */
  readonly growth = new TextGrowth();

  /** How many bytes the texts of some months had before this write, at most. */
  monthTexts = new Map<CalendarMonth, number>();

  #containedSince: number;

  /** @param family as it is now, with the revision this write makes if it changes something */
  constructor(
    readonly transaction: Transaction,
    readonly actorId: string,
    readonly at: Date,
    readonly family: FamilyTable,
  ) {
    this.#containedSince = family.revision - 1;
  }

  get manager(): EntityManager {
    return this.transaction.manager;
  }

  /** The revision that contains what was asked for, once the work is done. */
  get revision(): number {
    return this.edits.length > 0 ? this.family.revision : this.#containedSince;
  }

  /** Says that a record already is as the author wants it, since a revision: nothing is written. */
  isContainedSince(revision: number): void {
    this.#containedSince = revision;
  }

  /** What it has done, as everybody hears it and its author is answered ([S12]); null for nothing. */
  get change(): Change | null {
    const { family, actorId, at, edits, news } = this;
    const { id: familyId, revision } = family;
    if (edits.length === 0) return null;
    return { familyId, revision, actorId, at: at.toISOString(), edits, news };
  }

  /**
   * Records one edit for the log. An edit that changes nothing is left out: a write without edits
   * makes no revision, and nobody is told of it.
   * @param before the put that would bring back what the record was; null for a new one
   * @param news what it tells people, where the edit alone does not say it; null for nothing
   */
  record(
    edit: RecordEdit,
    before: PutEdit | null,
    news: News | null = newsOf(edit, before, this.actorId, this.family.zone),
  ): void {
    if (isDeepStrictEqual(edit, before)) return;
    this.edits.push(edit);
    this.growth.note(edit, before);
    const isUpdate = edit.op === 'put' && before !== null;
    if (this.eventsHeld !== null && !isUpdate) this.eventsHeld += mostEventsAdded([edit]);
    if (news) this.news.push(news);
    if (before && isUndoable(before)) this.before.push(before);
  }

  /** Records what was written to the family's own row, as far as members see it. */
  recordFamily(columns: Partial<FamilyTable>): void {
    const before = toFamily(this.family);
    const record = toFamily(Object.assign(this.family, columns));
    this.record(
      { collection: 'families', op: 'put', record },
      { collection: 'families', op: 'put', record: before },
    );
  }
}

/** How many events a calendar has more after some edits, at most: a put may be of one that it has. */
export function mostEventsAdded(edits: readonly RecordEdit[]): number {
  const ofEvents = edits.filter(({ collection }) => collection === 'events');
  const removed = ofEvents.filter(({ op }) => op === 'remove').length;
  return ofEvents.length - 2 * removed;
}
