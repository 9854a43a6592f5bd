import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { isOccurrence } from '@kinday/contracts/series';
import type { Written } from '../../../api/written';
import { deleteEvent } from '../../../sync/optimisticWrites';
import * as writes from '../../../sync/seriesWrites';
import type { SyncDispatch } from '../../../sync/syncState';
import { eventInTheWay, writeWithMerge, type MergedUpdate } from '../updateWithMerge';
import { loadedSeries, readingRule, seriesInTheWay } from './loadedSeries';
import { leaveAlone, saveAll, saveFollowing, saveThisOne, type Surroundings } from './saveScopes';
import type { Scope } from './scopes';

/** What a person wants of an event that repeats, or is to repeat. */
export interface WantedEvent {
  fields: EventFields;
  /** Another rule; null for an event that is to repeat no more; undefined for the rule that is there. */
  rule?: string | null | undefined;
  scope: Scope;
}

/** Adds an event that repeats. An earlier try whose answer was lost is changed to what is wanted now. */
export async function addRepeating(
  { dispatch, shown, remember }: Surroundings,
  fields: EventFields,
  rrule: string,
  id: string,
): Promise<Written> {
  const wanted = { ...fields, rrule };
  const add = readingRule(() => writes.createSeries(shown.family.id, shown.me, wanted, id));
  return remember(id, dispatch(add)).catch((error: unknown) => {
    const series = seriesInTheWay(error);
    if (!series) throw error;
    return dispatch(writes.updateSeries({ series, changed: [] }, wanted));
  });
}

/**
 * Makes a plain event a series, in one change. An earlier try whose answer was lost is changed to what
 * is wanted now. Rejects with an EditConflict or an ApiError.
 */
export async function makeRepeating(
  { dispatch, remember }: Surroundings,
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
      return dispatch(repeat).catch((error: unknown) => {
        const series = seriesInTheWay(error);
        if (!series) throw error;
        return dispatch(writes.updateSeries({ series, changed: [] }, wanted));
      });
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
  around: Surroundings,
  event: Event,
  { fields, rule, scope }: WantedEvent,
  id: string,
): Promise<MergedUpdate> {
  if (scope === 'this') return saveThisOne(around, event, fields, id);
  const loaded = await loadedSeries(around.dispatch, event);
  const meant = loaded.day <= loaded.state.series.date ? 'all' : scope;
  if (rule === null) return leaveAlone(around, event, loaded, { fields, scope: meant, id });
  return meant === 'all'
    ? saveAll(around, event, loaded, fields, rule ?? null)
    : saveFollowing(around, event, loaded, fields, rule ?? null, id);
}

/** Deletes occurrences of a series, as `scope` says. Rejects with an ApiError. */
export async function deleteOccurrences(
  dispatch: SyncDispatch,
  event: Event,
  scope: Scope,
): Promise<Written> {
  if (scope === 'this' && !isOccurrence(event)) return dispatch(deleteEvent(event));
  const { state, day } = await loadedSeries(dispatch, event);
  if (scope === 'this') return dispatch(writes.deleteOccurrence(state.series, day));
  return dispatch(readingRule(() => writes.deleteSeries(state, scope === 'all' ? null : day)));
}

/** Takes on what an event asks for, or gives it back. Rejects with an ApiError. */
export async function claimOrRelease(
  { dispatch, shown }: Pick<Surroundings, 'dispatch' | 'shown'>,
  event: Event,
  what: 'claim' | 'release',
): Promise<Written> {
  if (what === 'release') return dispatch(writes.release(event));
  const loaded = isOccurrence(event) ? await loadedSeries(dispatch, event) : null;
  return dispatch(writes.claim(event, loaded?.state.series ?? null, shown.me));
}
