import { Injectable } from '@nestjs/common';
import type { RecordEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { BoundedMap } from '../common/BoundedMap.js';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

/** Families that are remembered. */
const MOST_FAMILIES = 1_000;
/** Events that are remembered of each, and how long their notes are at most: 30 MB for all. */
const MOST_EVENTS = 10;
const MOST_NOTES = 1_000;

/** A family as a write of this node left it. */
export interface KnownFamily {
  /**
   * PostgreSQL's own version of the family's row, its `xmin`: each transaction that changes the row
   * makes another one, and each change of the calendar does.
   */
  version: string;
  family: FamilyTable;
  members: ReadonlyMap<string, Member>;
  /** Those in the calendar that were written last, by id. */
  events: ReadonlyMap<string, Event>;
}

/**
 * What this node knows of families by its own writes. It may be out of date at any time: who goes by it
 * has PostgreSQL compare the version inside the family's lock.
 */
@Injectable()
export class KnownFamilies {
  readonly #families = new BoundedMap<string, KnownFamily>(MOST_FAMILIES);

  get(familyId: string): KnownFamily | undefined {
    return this.#families.get(familyId);
  }

  set(known: KnownFamily): void {
    this.#families.set(known.family.id, known);
  }

  /** Spares a try that would fail. */
  forget(familyId: string): void {
    this.#families.delete(familyId);
  }
}

/** Whether the members of a family, and what its row says, are the same after some edits. */
export function keepsMembers(edits: readonly RecordEdit[]): boolean {
  return edits.every(({ collection }) => collection !== 'families' && collection !== 'members');
}

/** The events that were written last, after some edits more. */
export function eventsAfter(
  events: ReadonlyMap<string, Event>,
  edits: readonly RecordEdit[],
): ReadonlyMap<string, Event> {
  const after = new Map(events);
  for (const edit of edits) {
    if (edit.collection !== 'events') continue;
    const { id } = edit.op === 'put' ? edit.record : edit;
    after.delete(id);
    const isShort = edit.op === 'put' && (edit.record.notes?.length ?? 0) <= MOST_NOTES;
    if (isShort) after.set(id, edit.record);
  }
  return new Map([...after].slice(-MOST_EVENTS));
}
