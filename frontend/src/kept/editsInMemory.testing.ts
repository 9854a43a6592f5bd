import { inOrder, type EditStore } from './editStore';
import type { KeptEdit } from './keptSchema';

/** A store of edits without a device, for tests of what works on one. */
export function editsInMemory<Edit extends KeptEdit>(first: readonly Edit[] = []): EditStore<Edit> {
  let edits = first;
  let lastPlace = Math.max(0, ...first.map(({ place = 0 }) => place));
  return {
    update: (change) => {
      edits = inOrder(
        change(edits).map((edit) =>
          edit.place === undefined ? { ...edit, place: (lastPlace += 1) } : edit,
        ),
      );
      return Promise.resolve(edits);
    },
  };
}
