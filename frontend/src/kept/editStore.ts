import type { KeptEdit } from './keptSchema';

/** Where the edits of one person wait, in the order of their places. */
export interface EditStore<Edit extends KeptEdit> {
  /**
   * Puts what `change` makes of the edits in place of them, at once: nobody sees half of it. An edit
   * without a place gets the last one.
   * @param change keeps the edits that it does not change as they are, by reference
   * @returns the edits as they are now
   */
  update: (change: (edits: readonly Edit[]) => readonly Edit[]) => Promise<readonly Edit[]>;
}

/** Edits in the order in which they were made. */
export function inOrder<Edit extends KeptEdit>(edits: readonly Edit[]): readonly Edit[] {
  return edits.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity));
}
