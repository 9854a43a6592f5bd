import { Injectable } from '@nestjs/common';
import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import type { Change, RecordEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { BoundedMap } from '../common/BoundedMap.js';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { Bus } from './Bus.js';
import { isIncomplete } from './completeLogged.js';
import type { RowVersions } from './familySql.js';
import { mostEventsAdded, type FamilyWrite } from './FamilyWrite.js';
import { TextGrowth } from './TextGrowth.js';

/** Families that are remembered. */
const MOST_FAMILIES = 1_000;
/** Events that are remembered of each, and how long their notes are at most: 50 MB for all. */
const MOST_EVENTS = 10;
const MOST_NOTES = 1_000;
/** Months of each whose texts are remembered. */
const MOST_MONTHS = 12;

/** A family as the last write left it that this node made or was told of. */
export interface KnownFamily {
  /**
   * PostgreSQL's own version of the family's row (`familySql`): each transaction that changes the row
   * makes another one, and each change of the calendar does.
   */
  version: string;
  family: FamilyTable;
  /** Those who wrote here, by id. */
  members: Map<string, Member>;
  /** Those in the calendar that were written last, by id. */
  events: BoundedMap<string, Event>;
  /** How many events the calendar holds at most; null where nobody has counted. */
  eventsHeld: number | null;
  /** How many bytes the texts of some months have at most. */
  monthTexts: ReadonlyMap<CalendarMonth, number>;
}

/**
 * What this node knows of families, from the writes of its own and those that other nodes tell it. It
 * may be out of date at any time: who goes by it has PostgreSQL compare the version inside the family's
 * lock. A write continues what is known when it found the very version that is.
 */
@Injectable()
export class KnownFamilies {
  readonly #families = new BoundedMap<string, KnownFamily>(MOST_FAMILIES);

  constructor(private readonly bus: Bus) {}

  has(familyId: string): boolean {
    return this.#families.get(familyId) !== undefined;
  }

  /** Nothing while nobody tells what other nodes write. */
  get(familyId: string): KnownFamily | undefined {
    return this.bus.isAway ? undefined : this.#families.get(familyId);
  }

  /** Notes how a write of this node leaves a family whose members are as they were. */
  note(write: FamilyWrite, { before, version }: RowVersions, actor: Member): void {
    const { family, edits } = write;
    const known = this.#families.get(family.id);
    const { members, events, eventsHeld } = known?.version === before ? known : nothingElse();
    members.set(actor.id, actor);
    noteEvents(events, edits);
    const held = write.eventsHeld ?? heldAfter(eventsHeld, edits);
    const monthTexts = textsAfter(write.monthTexts, write.growth);
    // The family that was written to longest ago is the first to go.
    this.#families.delete(family.id);
    this.#families.set(family.id, {
      version,
      family,
      members,
      events,
      eventsHeld: held,
      monthTexts,
    });
  }

  /** Notes a write that another node told of. */
  hear({ familyId, revision, edits }: Change, versions: RowVersions | undefined): void {
    const known = this.#families.get(familyId);
    if (!known || known.family.revision >= revision) return;
    // What a node of an earlier release tells lacks the fields that came since.
    const isNext = known.version === versions?.before && !edits.some(isIncomplete);
    if (!isNext) return this.forget(familyId);
    // A write that is on its way goes by the version and the family that it found here.
    const { version } = versions;
    const family = Object.assign(new FamilyTable(), known.family, { revision });
    const eventsHeld = heldAfter(known.eventsHeld, edits);
    const growth = new TextGrowth();
    for (const edit of edits) growth.note(edit, null);
    const monthTexts = textsAfter(known.monthTexts, growth);
    this.#families.set(familyId, { ...known, version, family, eventsHeld, monthTexts });
    noteEvents(known.events, edits);
  }

  /** What is known is not so any more. */
  forget(familyId: string): void {
    this.#families.delete(familyId);
  }
}

/** Whether the members of a family, and what its row says, are the same after some edits. */
export function keepsMembers(edits: readonly RecordEdit[]): boolean {
  return edits.every(({ collection }) => collection !== 'families' && collection !== 'members');
}

/** What is known besides of a family that was not known: nothing. */
function nothingElse(): Pick<KnownFamily, 'members' | 'events' | 'eventsHeld'> {
  return { members: new Map(), events: new BoundedMap(MOST_EVENTS), eventsHeld: null };
}

function heldAfter(eventsHeld: number | null, edits: readonly RecordEdit[]): number | null {
  return eventsHeld === null ? null : eventsHeld + mostEventsAdded(edits);
}

/** The texts of some months after a write that adds to them; those written last stay. */
function textsAfter(
  before: ReadonlyMap<CalendarMonth, number>,
  { months }: TextGrowth,
): ReadonlyMap<CalendarMonth, number> {
  const latest = [...before].slice(-MOST_MONTHS);
  return new Map(latest.map(([month, bytes]) => [month, bytes + (months.get(month) ?? 0)]));
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
