import { Injectable } from '@nestjs/common';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { BoundedMap } from '../common/BoundedMap.js';
import type { FamilyTable } from '../database/tables/FamilyTable.js';

/** Families that are remembered. */
const MOST_FAMILIES = 1_000;
/** Events that are remembered of each, and how long their notes are at most: 50 MB for all. */
const MOST_EVENTS = 10;
const MOST_NOTES = 1_000;
/** So many writes in a row must be this node's: a family that several nodes write to is not tried. */
const ENOUGH_IN_A_ROW = 4;

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
  events: BoundedMap<string, Event>;
}

/**
 * What this node knows of families by its own writes. It may be out of date at any time: who goes by it
 * has PostgreSQL compare the version inside the family's lock.
 */
@Injectable()
export class KnownFamilies {
  readonly #families = new BoundedMap<string, KnownFamily & { inARow: number }>(MOST_FAMILIES);

  /** A family that nobody else has written to for some writes, as far as this node has heard. */
  get(familyId: string): KnownFamily | undefined {
    const known = this.#families.get(familyId);
    return known && known.inARow >= ENOUGH_IN_A_ROW ? known : undefined;
  }

  /** Notes how a write leaves a family. @param edits what it did to what was known */
  note(known: KnownFamily, edits: readonly RecordEdit[]): void {
    const { id, revision } = known.family;
    const before = this.#families.get(id);
    const inARow = before?.family.revision === revision - 1 ? before.inARow + 1 : 1;
    noteEvents(known.events, edits);
    // The family that was written to longest ago is the first to go.
    this.#families.delete(id);
    this.#families.set(id, { ...known, inARow });
  }

  /** Another node told of a write: a try by what is known would fail. */
  hear({ familyId, revision }: Change): void {
    const known = this.#families.get(familyId);
    if (known && known.family.revision < revision) this.forget(familyId);
  }

  /** Spares a try that would fail. */
  forget(familyId: string): void {
    this.#families.delete(familyId);
  }
}

/** No events, for what is known of a family from now on. */
export function noEvents(): KnownFamily['events'] {
  return new BoundedMap(MOST_EVENTS);
}

/** Whether the members of a family, and what its row says, are the same after some edits. */
export function keepsMembers(edits: readonly RecordEdit[]): boolean {
  return edits.every(({ collection }) => collection !== 'families' && collection !== 'members');
}

function noteEvents(events: KnownFamily['events'], edits: readonly RecordEdit[]): void {
  for (const edit of edits) {
    if (edit.collection !== 'events') continue;
    const { id } = edit.op === 'put' ? edit.record : edit;
    events.delete(id);
    const isShort = edit.op === 'put' && (edit.record.notes?.length ?? 0) <= MOST_NOTES;
    if (isShort) events.set(id, edit.record);
  }
}
