import type { Event } from '@kinday/contracts/event';
import type { EventDraft } from './eventDraft';

/** What somebody was typing, kept in this tab until it is saved or discarded. */
export interface KeptDraft {
  /** The event being edited; null for a new one. */
  event: Event | null;
  /** The id a new event will get, the same for every try. */
  newId: string;
  draft: EventDraft;
}

/** Each person's in each calendar is another: what is typed in one takes nothing from the others. */
const keyOf = (userId: string, familyId: string) => `kd-event-draft:${userId}:${familyId}`;

function isKeptDraft(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'draft' in value && 'newId' in value;
}

/** Keeps what a person types in a family through a reload or a log-in; null forgets it. */
export function keepDraft(userId: string, familyId: string, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(userId, familyId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(userId, familyId));
  } catch {
    // Storage is full or blocked: the draft lives as long as the dialog.
  }
}

/** The draft this person left in this family, if any. */
export function keptDraft(userId: string, familyId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId, familyId)) ?? 'null');
    return isKeptDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}
