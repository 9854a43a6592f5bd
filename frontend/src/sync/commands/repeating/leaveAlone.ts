import type { Event } from '@kinday/contracts/event';
import type { AloneScope } from '@kinday/contracts/repeatEdits';
import { isOccurrence } from '@kinday/contracts/series';
import { asApiError } from '../../../api/apiError';
import type { Around } from '../around';
import { updateEvent } from '../eventWrites';
import { CHANGED_SINCE, eventInTheWay, writeWithMerge, type MergedUpdate } from '../writeWithMerge';
import {
  changedDaysIn,
  occurrenceIn,
  readingRule,
  seriesInTheWay,
  type LoadedSeries,
} from './loadedSeries';
import * as writes from './seriesWrites';

/** Leaves the occurrence as an event, while others of the series go. */
export function leaveAlone(
  around: Around,
  event: Event,
  { state, day }: LoadedSeries,
  { fields, ...left }: writes.LeftAlone & { scope: AloneScope },
): Promise<MergedUpdate> {
  const { perform, remember } = around;
  let now = state;
  const saved = writeWithMerge({
    event,
    mine: fields,
    send: async (base, merged) => {
      const leave = readingRule(() =>
        writes.leaveOccurrenceAlone(now, base, { ...left, fields: merged }),
      );
      return perform(leave).catch((error: unknown) => {
        // An earlier try was stored, though its answer never came: what it stored is changed.
        const stored = asApiError(error).code === 'id_taken' ? eventInTheWay(error) : null;
        if (!stored) throw error;
        const first = isOccurrence(event) ? 1 : event.version + 1;
        return stored.version > first ? CHANGED_SINCE : perform(updateEvent(stored, merged));
      });
    },
    inTheWay: (error) => {
      const days = changedDaysIn(error, now.series, around);
      if (days) throw days;
      const series = seriesInTheWay(error);
      if (series) {
        now = { ...now, series };
        return occurrenceIn(series, day);
      }
      const own = eventInTheWay(error);
      if (own) now = { ...now, changed: [...now.changed.filter(({ id }) => id !== own.id), own] };
      return own;
    },
  });
  return remember(isOccurrence(event) ? left.id : event.id, saved);
}

/**
 * The same where the series is gone: an earlier try may have ended it, though its answer never came. The
 * server knows.
 */
export function leftAloneBefore(
  { familyId, perform, remember }: Around,
  event: Event,
  left: writes.LeftAlone,
): Promise<MergedUpdate> {
  const asked = perform(writes.leaveAloneAgain(familyId, event, left)).catch((error: unknown) => {
    if (asApiError(error).code === 'id_taken' && eventInTheWay(error)) return CHANGED_SINCE;
    throw error;
  });
  const saved = asked.then((written) => ({ ...CHANGED_SINCE, ...written }));
  return remember(isOccurrence(event) ? left.id : event.id, saved);
}
