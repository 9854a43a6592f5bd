import { LIMITS } from '@kinday/contracts/product';
import { BoundedMap } from '../common/BoundedMap.js';

/** Calendars whose number of events is remembered. */
const MOST_KNOWN = 10_000;
/** No write adds more events: undo brings a series back with all that were changed by themselves. */
const MOST_ADDED = LIMITS.exceptionsPerSeries;

/**
 * Knows of which calendars it is certain that they are not full, by what was counted last and the
 * writes since: to count 20,000 events takes PostgreSQL 5 ms, inside the family's lock.
 */
export class EventTotals {
  readonly #counted = new BoundedMap<string, { revision: number; total: number }>(MOST_KNOWN);

  /** @param revision the one that the write makes which asks */
  hasRoom(familyId: string, revision: number): boolean {
    const counted = this.#counted.get(familyId);
    // Revisions fall when an older state is put in the database's place.
    if (!counted || revision < counted.revision) return false;
    // What the asking write has added so far counts as well.
    const writes = revision - counted.revision + 1;
    return counted.total + writes * MOST_ADDED <= LIMITS.eventsPerCalendar;
  }

  /** @param revision the one that the write makes which has counted */
  note(familyId: string, revision: number, total: number): void {
    this.#counted.set(familyId, { revision, total });
  }
}
