import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { isOccurrence, occurrenceOf } from '@kinday/contracts/series';
import { useEffect, useState } from 'react';
import { listenToChanges } from '../../sync/changeListeners';

interface LatestEvent {
  latest: Event;
  isDeleted: boolean;
}

/** What became of an event since it was opened: its latest form, and whether it is still there. */
export function useLatestEvent(opened: Event): LatestEvent {
  const [now, setNow] = useState({ latest: opened, isDeleted: false });

  useEffect(
    () => listenToChanges((change) => setNow((before) => after(change, before))),
    [opened.id],
  );

  return now;
}

/** An event after a change; the same when the change does not mean it. */
function after({ edits }: Change, before: LatestEvent): LatestEvent {
  const { latest } = before;
  let so = before;
  for (const edit of edits) {
    if (edit.op === 'put' && edit.collection === 'events') {
      const isSame = edit.record.id === latest.id || standsFor(edit.record, latest);
      if (isSame) so = { latest: edit.record, isDeleted: false };
    } else if (edit.op === 'remove' && edit.id === latest.id) {
      so = { ...so, isDeleted: true };
    }
  }
  return so === before && isOccurrence(latest) ? occurrenceAfter(edits, before) : so;
}

/** Whether an event is what an occurrence became when it was changed by itself. */
function standsFor(event: Event, { id, seriesId, seriesDate }: Event): boolean {
  return isOccurrence({ id }) && event.seriesId === seriesId && event.seriesDate === seriesDate;
}

/** The same for an occurrence whose series was edited: it may be another's since a split. */
function occurrenceAfter(edits: Change['edits'], before: LatestEvent): LatestEvent {
  const { seriesId, seriesDate: day } = before.latest;
  const ids = edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
  if (seriesId === null || day === null || !ids.includes(seriesId)) return before;
  for (const edit of edits) {
    if (edit.op !== 'put' || edit.collection !== 'series') continue;
    if (occursOn(edit.record, day)) {
      return { latest: occurrenceOf(edit.record, day), isDeleted: false };
    }
  }
  return { ...before, isDeleted: true };
}
