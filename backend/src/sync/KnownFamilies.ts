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
const ENOUGH_IN_A_ROW = 8;
/** So many times more after each try that another node's write made fail: it costs a connection. */
const MORE_AFTER_FAILURE = 8;
const MOST_IN_A_ROW = 4_096;

/** A family as a write of this node left it. */
export interface KnownFamily {
  /**
   * PostgreSQL's own version of the family's row, its `xmin`: each transaction that changes the row
   * makes another one, and each change of the calendar does.
   */
  version: string;
  family: FamilyTable;
  /** Those who wrote, by id. */
  members: Map<string, Member>;
  /** Those in the calendar that were written last, by id. */
  events: BoundedMap<string, Event>;
}

interface Remembered {
  known: KnownFamily | undefined;
  /** The last one this node made; undefined where it has heard of a later one. */
  revision: number | undefined;
  /** A try was refused since then; the next revision tells whether somebody else wrote. */
  isDoubted: boolean;
  /** Writes of this node in a row. */
  inARow: number;
  enough: number;
}

/**
 * What this node knows of families by its own writes. It may be out of date at any time: who goes by it
 * has PostgreSQL compare the version inside the family's lock.
 */
@Injectable()
export class KnownFamilies {
  readonly #families = new BoundedMap<string, Remembered>(MOST_FAMILIES);

  /** A family that nobody else has written to for some writes, as far as this node has heard. */
  get(familyId: string): KnownFamily | undefined {
    const family = this.#families.get(familyId);
    return family && family.inARow >= family.enough ? family.known : undefined;
  }

  /** Notes how a write leaves a family. @param edits what its actor did to what was known */
  note(known: KnownFamily, actor: Member, edits: readonly RecordEdit[]): void {
    const { id, revision } = known.family;
    const before = this.#families.get(id);
    const isNext = before?.revision === revision - 1;
    const inARow = isNext ? before.inARow + 1 : 1;
    let enough = before?.enough ?? ENOUGH_IN_A_ROW;
    if (before?.isDoubted && !isNext) enough = Math.min(enough * MORE_AFTER_FAILURE, MOST_IN_A_ROW);
    known.members.set(actor.id, actor);
    noteEvents(known.events, edits);
    // The family that was written to longest ago is the first to go.
    this.#families.delete(id);
    this.#families.set(id, { known, revision, isDoubted: false, inARow, enough });
  }

  /** Another node told of a write: a try by what is known would fail. */
  hear({ familyId, revision }: Change): void {
    const own = this.#families.get(familyId)?.revision;
    if (own !== undefined && own < revision) this.forget(familyId);
  }

  /** What is known is not so any more. */
  forget(familyId: string): void {
    const family = this.#families.get(familyId);
    if (family) Object.assign(family, { known: undefined, revision: undefined, isDoubted: false });
  }

  /** What is known may not be so any more: a try was refused, or a number was taken back. */
  doubt(familyId: string): void {
    const family = this.#families.get(familyId);
    if (family) Object.assign(family, { known: undefined, isDoubted: true });
  }
}

/** What is known besides of a family that is known from now on: nothing. */
export function nothingElse(): Pick<KnownFamily, 'members' | 'events'> {
  return { members: new Map(), events: new BoundedMap(MOST_EVENTS) };
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
