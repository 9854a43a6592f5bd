import type { Event } from '@kinday/contracts/event';
import type { EventDraft } from './eventDraft';

/** What somebody was typing, kept in this tab until it is saved or discarded. */
export interface KeptDraft {
  userId: string;
  familyId: string;
  /** The event being edited; null for a new one. */
  event: Event | null;
  /** The id a new event will get, the same for every try. */
  newId: string;
  draft: EventDraft;
}

const KEY = 'kd-event-draft';

function isKeptDraft(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'draft' in value && 'userId' in value;
}

/** Keeps a draft through a reload or a log-in; null forgets it. */
export function keepDraft(kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the draft lives as long as the dialog.
  }
}

/** The draft this person left in this family, if any. */
export function keptDraft(userId: string, familyId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isKeptDraft(kept)) return null;
    return kept.userId === userId && kept.familyId === familyId ? kept : null;
  } catch {
    return null;
  }
}
