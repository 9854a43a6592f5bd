import type { UndoableEdit } from '../../sync/undoableEdits.js';

/**
 * What a change of an import took away, since an event repeats now or does so no longer: by the id of the
 * record that has its place. Both stand in the same order in the log.
 */
export function replacedIn(edits: readonly UndoableEdit[]): Map<string, string> {
  const idsOf = (of: UndoableEdit['collection'], state: 'was' | 'left') =>
    edits.filter((edit) => edit.collection === of && edit[state] === null).map(({ id }) => id);
  const pairs = (from: 'events' | 'series', to: 'events' | 'series') => {
    const added = idsOf(to, 'was');
    return idsOf(from, 'left').map((id, at) => [added[at] ?? '', id] as const);
  };
  return new Map([...pairs('events', 'series'), ...pairs('series', 'events')]);
}
