import type { Change } from '@kinday/contracts/change';

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
const lastActors = new Map<string, string>();

/** Hears of every change of a followed family, in order, once; returns how to stop. */
export function listenToChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners; the follower does so after it has laid the change over the views. */
export function publishChange(change: Change): void {
  const { actorId, edits } = change;
  for (const edit of edits) lastActors.set(edit.op === 'put' ? edit.record.id : edit.id, actorId);
  for (const listener of listeners) listener(change);
}

/** Who wrote a record last, as far as this page has seen it happen. */
export function lastActorOf(recordId: string): string | null {
  return lastActors.get(recordId) ?? null;
}
