import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { isOccurrence, occurrenceOf } from '@kinday/contracts/series';
import { useEffect, useState } from 'react';
import { listenToChanges } from '../../sync/changeListeners';
import { dayNear } from '../../sync/commands/repeating/dayNear';
import { recordIdOf } from '../../sync/commands/ofSeries';

interface LatestEvent {
  latest: Event;
  isDeleted: boolean;
}

/**
 * What became of an event since it was opened: its latest form, and whether it is still there.
 * @param since the moment of the opening, one of `changesSoFar`: what shows the event may have been on its way
 */
export function useLatestEvent(opened: Event, since: number): LatestEvent {
  const [now, setNow] = useState({ latest: opened, isDeleted: false });

  useEffect(
    () => listenToChanges((change) => setNow((before) => after(change, before)), since),
    [opened.id, since],
  );

  return now;
}

/** An event after a change; the same when the change does not mean it. */
function after({ edits }: Change, before: LatestEvent): LatestEvent {
  const { latest } = before;
  const events = edits.flatMap((edit) =>
    edit.op === 'put' && edit.collection === 'events' ? [edit.record] : [],
  );
  const itself = events.findLast((event) => event.id === latest.id || standsFor(event, latest));
  if (itself) return { latest: itself, isDeleted: false };
  const ids = edits.map((edit) => (edit.op === 'put' ? edit.record.id : edit.id));
  if (!ids.includes(recordIdOf(latest))) return before;
  const other = inSeries(edits, latest) ?? events.find((event) => isLeftAlone(event, latest));
  return other ? { latest: other, isDeleted: false } : { ...before, isDeleted: true };
}

/** Whether an event is what an occurrence became when it was changed by itself. */
function standsFor(event: Event, { id, seriesId, seriesDate }: Event): boolean {
  return isOccurrence({ id }) && event.seriesId === seriesId && event.seriesDate === seriesDate;
}

/** Whether an event is what stayed of an occurrence whose series repeats no more. */
function isLeftAlone(event: Event, { id, seriesDate }: Event): boolean {
  return isOccurrence({ id }) && event.seriesId === null && event.date === seriesDate;
}

/**
 * The occurrence that a series has in place of what is gone: its series may have been edited or moved,
 * or be another's since a split; an event may have begun to repeat, or be one of its series again.
 */
function inSeries(edits: Change['edits'], gone: Event): Event | undefined {
  for (const edit of edits) {
    if (edit.op !== 'put' || edit.collection !== 'series') continue;
    const series = edit.record;
    const place = dayNear(series, gone.seriesDate ?? gone.date);
    if (place && occursOn(series, place)) return occurrenceOf(series, place);
    if (gone.seriesId === null) return occurrenceOf(series, series.date);
  }
  return undefined;
}
