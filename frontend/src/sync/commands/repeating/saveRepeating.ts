import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import {
  isOccurrence,
  NO_SUCH_SERIES,
  occurrenceOf,
  type SeriesFields,
} from '@kinday/contracts/series';
import { asApiError } from '../../../api/apiError';
import type { Written } from '../../../api/written';
import type { Write } from '../../perform';
import type { Around } from '../around';
import type { Scope, Seen, WantedEvent } from '../eventCommand';
import { changedSince, deleteUnlessChanged } from '../deleteUnlessChanged';
import { deleteEvent } from '../eventWrites';
import { inTurnOf, type Before } from '../inTurnOf';
import { revisionSeen } from '../seen';
import { CHANGED_SINCE, eventInTheWay, writeWithMerge, type MergedUpdate } from '../writeWithMerge';
import { claim, release } from './claimWrites';
import {
  changedDaysIn,
  loadedSeries,
  madeByOthers,
  occurrenceIn,
  readingRule,
  seriesInTheWay,
} from './loadedSeries';
import { leaveAlone, leftAloneBefore } from './leaveAlone';
import { saveAll, saveFollowing, saveThisOne } from './saveScopes';
import * as writes from './seriesWrites';

export { restoreSeries } from './seriesWrites';

/** Adds an event that repeats. An earlier try whose answer was lost is changed to what is wanted now. */
export async function addRepeating(
  { familyId, me, perform, remember }: Around,
  fields: EventFields,
  rrule: string,
  id: string,
): Promise<Written> {
  const wanted = { ...fields, rrule };
  const add = readingRule(() => writes.createSeries(familyId, me, wanted, id));
  return remember(id, perform(add)).catch((error: unknown) => overStored(perform, error, wanted));
}

/** Changes the series that an earlier try stored; what somebody changed of it since stays. */
function overStored(
  perform: Around['perform'],
  error: unknown,
  wanted: SeriesFields,
): Promise<Written> | Written {
  const series = seriesInTheWay(error);
  if (!series) throw error;
  if (series.version > 1) return CHANGED_SINCE;
  return perform(writes.updateSeries({ series, changed: [] }, wanted));
}

/**
 * Makes a plain event a series, in one change. An earlier try whose answer was lost is changed to what
 * is wanted now. Rejects with an EditConflict or an ApiError.
 */
export async function makeRepeating(
  { perform, remember }: Around,
  event: Event,
  fields: EventFields,
  rrule: string,
  id: string,
): Promise<MergedUpdate> {
  const saved = writeWithMerge({
    event,
    mine: fields,
    send: async (base, merged) => {
      const wanted = { ...merged, rrule };
      const repeat = readingRule(() => writes.repeatEvent(base, wanted, id));
      return perform(repeat).catch((error: unknown) => overStored(perform, error, wanted));
    },
    inTheWay: eventInTheWay,
  });
  return remember(id, saved);
}

/**
 * Saves an edit of an occurrence, as `scope` says. Whoever turns the repetition off keeps the day they
 * see as an event of its own; the others that they mean go with the same change. Rejects with an
 * EditConflict or an ApiError.
 * @param id of the event or the series that the edit makes, if it makes one
 */
export async function saveOccurrence(
  around: Around,
  event: Event,
  { fields, rule, scope, seen }: WantedEvent,
  id: string,
): Promise<MergedUpdate> {
  if (scope === 'this') return saveThisOne(around, event, fields, id);
  const loaded = await loadedSeries(around, event).catch((error: unknown) => {
    if (rule !== null || asApiError(error).code !== NO_SUCH_SERIES) throw error;
    return null;
  });
  const left = { fields, id, seen: seen && around.dispatch(revisionSeen(seen)) };
  if (!loaded) return leftAloneBefore(around, event, left);
  const meant = loaded.day <= loaded.state.series.date ? 'all' : scope;
  if (rule === null) return leaveAlone(around, event, loaded, { ...left, scope: meant });
  return meant === 'all'
    ? saveAll(around, event, loaded, fields, rule ?? null)
    : saveFollowing(around, event, loaded, fields, rule ?? null, id);
}

/**
 * Deletes occurrences of a series, as `scope` says. Rejects with an EditConflict where somebody changed
 * since what is to go, else with an ApiError.
 * @param seen by whoever deletes; without it, days that others changed by themselves go along
 */
export async function deleteOccurrences(
  around: Around,
  event: Event,
  scope: Scope,
  seen?: Seen,
): Promise<Written> {
  const { perform, dispatch } = around;
  const loaded = await loadedSeries(around, event);
  const { state, day } = loaded;
  const others = madeByOthers(loaded, event);
  if (others) throw changedSince(event, others);
  if (scope === 'this') {
    return deleteUnlessChanged({
      event,
      // Somebody may have changed the day by itself: it is an event then, which goes like any other.
      send: (base) =>
        perform(
          isOccurrence(base)
            ? writes.deleteOccurrence(state.series, day, base.version)
            : deleteEvent(base),
        ),
      inTheWay: (error) => {
        const series = seriesInTheWay(error);
        return series ? occurrenceOf(series, day) : eventInTheWay(error);
      },
    });
  }
  // What is loaded may be newer than what was seen; of a changed occurrence, the series' version is not known.
  const version = isOccurrence(event) ? event.version : state.series.version;
  const from = scope === 'all' ? null : day;
  try {
    const upTo = seen && dispatch(revisionSeen(seen));
    return await perform(
      readingRule(() => writes.deleteSeries(state, from, { version, seen: upTo })),
    );
  } catch (error) {
    const days = changedDaysIn(error, state.series, around);
    if (days) throw days;
    const theirs = seriesInTheWay(error);
    if (!theirs) throw error;
    throw changedSince(event, occurrenceIn(theirs, day));
  }
}

/** A write that is sent once what was done before it has its answer. */
const sentAfter = (before: Before, write: Write): Write => ({
  ...write,
  send: async (dispatch) => {
    await before;
    return dispatch(write.send);
  },
});

/**
 * Takes on what an event asks for. Rejects with an ApiError.
 * @param id of the event that an occurrence becomes
 */
export async function takeOn(around: Around, event: Event, id: string): Promise<Written> {
  const loaded = isOccurrence(event) ? await loadedSeries(around, event) : null;
  const write = claim(event, loaded?.state.series ?? null, around.me, id);
  return inTurnOf(loaded ? id : event.id, (before) => around.perform(sentAfter(before, write)));
}

/** Gives back what somebody had taken on. Rejects with an ApiError. */
export function giveBack({ perform }: Around, event: Event): Promise<Written> {
  return inTurnOf(event.id, (before) => perform(sentAfter(before, release(event))));
}
