import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import { eventFieldsOf, haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { splitRepetition } from '@kinday/contracts/recurrence/splitRepetition';
import { isOccurrence, occurrenceOf } from '@kinday/contracts/series';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import { asApiError } from '../../../api/apiError';
import type { Write } from '../../perform';
import type { Around } from '../around';
import { withPart } from '../eventParts';
import { updateEvent } from '../eventWrites';
import { EditConflict, eventInTheWay, writeWithMerge, type MergedUpdate } from '../writeWithMerge';
import { dayNear } from './dayNear';
import {
  loadedSeries,
  madeByOthers,
  occurrenceAt,
  occurrenceIn,
  readingRule,
  seriesInTheWay,
  type LoadedSeries,
} from './loadedSeries';
import * as writes from './seriesWrites';
import { editOver, wantedSeries } from './wantedSeries';

// Each saves an edit of an occurrence that was opened as `event`, and rejects with an EditConflict or an
// ApiError.

/**
 * Saves the occurrence alone. It may have become an event since it was opened, or the event that it was
 * may be one of the series again.
 */
export function saveThisOne(
  around: Around,
  event: Event,
  mine: EventFields,
  id: string,
): Promise<MergedUpdate> {
  const write = (now: Event | null) =>
    writeWithMerge({
      event,
      now,
      mine,
      send: async (base, fields) => {
        if (!isOccurrence(base)) return around.perform(updateEvent(base, fields));
        const { state, day } = await loadedSeries(around, base);
        return around.perform(writes.changeOccurrence(state.series, day, fields, id, base.version));
      },
      inTheWay: async (error) => {
        const series = seriesInTheWay(error);
        if (series) return occurrenceIn(series, event.seriesDate ?? event.date);
        const { code } = asApiError(error);
        const now = eventInTheWay(error);
        if (now || (code !== 'occurrence_changed' && code !== NO_SUCH_EVENT)) return now;
        const { state, day } = await loadedSeries(around, event);
        const place = dayNear(state.series, day);
        if (place && occursOn(state.series, place)) return occurrenceOf(state.series, place);
        return state.changed.find(({ seriesDate }) => seriesDate === day) ?? null;
      },
    });
  const saved = isOccurrence(event)
    ? loadedSeries(around, event).then((loaded) => write(madeByOthers(loaded, event)))
    : write(null);
  return around.remember(isOccurrence(event) ? (event.seriesId ?? id) : event.id, saved);
}

/** Saves the edit for all occurrences. */
export function saveAll(
  around: Around,
  event: Event,
  loaded: LoadedSeries,
  fields: EventFields,
  rule: string | null,
): Promise<MergedUpdate> {
  return saveMore(around, event, loaded, fields, (state, day, merged, typed) =>
    writes.updateSeries(state, wantedSeries(state.series, day, merged, rule), typed),
  );
}

/** Saves the edit for the occurrence and those that follow: they become the series `id`. */
export function saveFollowing(
  around: Around,
  event: Event,
  loaded: LoadedSeries,
  fields: EventFields,
  rule: string | null,
  id: string,
): Promise<MergedUpdate> {
  return saveMore(around, event, loaded, fields, (state, day, merged, typed) => {
    const { after } = splitRepetition(state.series, day);
    // An earlier try may have ended it here, though its answer never came: the server knows.
    if (!after) return writes.splitSeries(state, day, merged, id, typed);
    const { rrule, ...rest } = wantedSeries(after, day, merged, rule);
    const wanted = rrule === after.rrule ? rest : { ...rest, rrule };
    return writes.splitSeries(state, day, wanted, id, typed);
  });
}

/** A write of a series whose occurrence of `day` is to say what is `merged`. May throw a RuleProblem. */
type SeriesWrite = (
  state: SeriesState,
  day: CalendarDate,
  merged: EventFields,
  typed: writes.Typed | undefined,
) => Write;

/**
 * Saves an edit that means more than its own occurrence, over the series as it is now. One that was
 * changed by itself becomes what was typed as well.
 */
function saveMore(
  { perform, remember }: Around,
  event: Event,
  { state, day }: LoadedSeries,
  fields: EventFields,
  write: SeriesWrite,
): Promise<MergedUpdate> {
  const opened = isOccurrence(event) ? event : occurrenceOf(state.series, day);
  const known = occurrenceAt(state.series, day);
  // What is known to be another one than it was is written over as it is. A version alone does not tell:
  // the one opened may have been to come of an own edit that waited, and is somebody else's by now.
  const isSame =
    state.series.version === opened.version && (!known || haveSameFields(known, opened));
  const isOlder = state.series.version < opened.version;
  const now = isSame || isOlder ? null : known;
  let series = now ? state.series : { ...state.series, version: opened.version };
  let place = now?.date ?? day;

  const saveSeries = (typed: EventFields, own?: Event) =>
    writeWithMerge({
      event: opened,
      now,
      mine: editOver(opened, event, typed),
      send: async (_base, merged) => {
        const asTyped = own && { id: own.id, version: own.version, fields: typed };
        return perform(readingRule(() => write({ ...state, series }, place, merged, asTyped)));
      },
      inTheWay: (error) => {
        const theirs = seriesInTheWay(error);
        if (!theirs) return null;
        const other = occurrenceIn(theirs, day);
        series = theirs;
        place = other.date;
        return other;
      },
    });

  const saved = isOccurrence(event)
    ? saveSeries(fields)
    : writeWithMerge({
        event,
        mine: fields,
        send: (base, typed) => saveSeries(typed, base).catch((error) => throwOver(event, error)),
        inTheWay: eventInTheWay,
      });
  return remember(state.series.id, saved);
}

/** Throws a failure; a conflict with the series as one over its changed occurrence. */
function throwOver(event: Event, error: unknown): never {
  if (!(error instanceof EditConflict)) throw error;
  const { theirs, parts } = error;
  const fields = parts.reduce((so, part) => withPart(part, so, theirs), eventFieldsOf(event));
  throw new EditConflict({ ...event, ...fields }, parts);
}
