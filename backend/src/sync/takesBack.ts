import type { RecordEdit } from '@kinday/contracts/change';
import { haveSameContent, type Event } from '@kinday/contracts/event';
import { isSameOwnCategory, type OwnCategory } from '@kinday/contracts/ownCategory';
import { haveSameSeriesContent, type Series } from '@kinday/contracts/series';
import { isUndoable } from './FamilyWrite.js';
import { asStored, idOf, type UndoableEdit } from './undoableEdits.js';

/**
 * Whether a later change took edits back: it left each of their records as it was before them. Days that
 * others took out of a series meanwhile are theirs.
 */
export function takesBack(
  later: readonly RecordEdit[],
  edits: readonly UndoableEdit[],
  memberIds: ReadonlySet<string>,
): boolean {
  return edits.every((edit) => {
    const made = later.find((each) => idOf(each) === edit.id);
    if (!made || !isUndoable(made)) return false;
    if (made.op === 'remove') return edit.was === null;
    return edit.was !== null && isSame(edit, asStored(made, memberIds));
  });
}

/** Whether a record says the same as before an edit. */
function isSame({ collection, was }: UndoableEdit, now: Event | Series | OwnCategory): boolean {
  switch (collection) {
    case 'events':
      return haveSameContent(was as Event, now as Event);
    case 'series':
      return haveSameSeriesContent(was as Series, now as Series);
    case 'ownCategories':
      return isSameOwnCategory(was as OwnCategory, now as OwnCategory);
  }
}
