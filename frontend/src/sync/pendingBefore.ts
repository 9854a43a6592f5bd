import type { PendingEdits } from './pendingEditsSlice';
import type { SyncState } from './syncState';

/**
 * The pending edits that were done before those of a key; all of them where it shows none. What waits
 * behind an edit was done after it, wherever that is shown.
 */
export function pendingBefore(
  { pendingEdits, waiting }: SyncState,
  before: string | undefined,
): readonly PendingEdits[] {
  const place = pendingEdits.findIndex(({ key }) => key === before);
  const earlier = place < 0 ? pendingEdits : pendingEdits.slice(0, place);
  const turn = waiting.edits.findIndex(({ id }) => id === before);
  const later = turn < 0 ? [] : waiting.edits.slice(turn);
  return earlier.filter(({ key }) => !later.some(({ id }) => id === key));
}
