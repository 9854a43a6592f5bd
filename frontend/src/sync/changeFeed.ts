import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';

/** A change that has just reached the screen. */
export interface AppliedChange {
  change: Change;
  /** The events it touches as they were before, as far as they were loaded. */
  before: readonly Event[];
}

type Listener = (applied: AppliedChange) => void;

const listeners = new Set<Listener>();
const lastActors = new Map<string, string>();

/** Hears of every change of a followed family, in order, once; returns how to stop. */
export function listenToChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners; the follower does so after it has laid the change over the views. */
export function tellChange(applied: AppliedChange): void {
  const { actorId, edits } = applied.change;
  for (const edit of edits) lastActors.set(edit.op === 'put' ? edit.record.id : edit.id, actorId);
  for (const listener of listeners) listener(applied);
}

/** Who wrote a record last, as far as this page has seen it happen. */
export function lastActorOf(recordId: string): string | null {
  return lastActors.get(recordId) ?? null;
}
