import type { Change } from '@kinday/contracts/change';

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
/** record → who wrote it last; the records written longest ago come first */
const lastActors = new Map<string, string>();
/** Enough for every record that can be open on the screen while somebody else writes it. */
const KEPT_ACTORS = 500;

/** The changes handed out last, in order. */
const lately: Change[] = [];
/** Enough for what happens while the code of a dialog is on its way. */
const KEPT_CHANGES = 100;
let published = 0;

/** How many changes were handed out so far: a moment from which somebody may listen. */
export function changesSoFar(): number {
  return published;
}

/**
 * Calls the listener with every change of a followed family, once and in order.
 * @param since also with those since that moment, one of `changesSoFar`
 * @returns how to stop
 */
export function listenToChanges(listener: Listener, since = published): () => void {
  for (const change of lately.slice(Math.max(0, lately.length - (published - since))))
    listener(change);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands a change to the listeners, after the follower has laid it over the views. */
export function publishChange(change: Change): void {
  const { actorId, edits } = change;
  published += 1;
  lately.push(change);
  if (lately.length > KEPT_CHANGES) lately.shift();
  for (const edit of edits) rememberActor(edit.op === 'put' ? edit.record.id : edit.id, actorId);
  for (const listener of listeners) listener(change);
}

function rememberActor(recordId: string, actorId: string): void {
  lastActors.delete(recordId);
  lastActors.set(recordId, actorId);
  const [oldest] = lastActors.keys();
  if (lastActors.size > KEPT_ACTORS && oldest) lastActors.delete(oldest);
}

/** Who wrote a record last, as far as this page saw it happen lately. */
export function lastActorOf(recordId: string): string | null {
  return lastActors.get(recordId) ?? null;
}
