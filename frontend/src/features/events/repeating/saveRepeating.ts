import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { splitRepetition } from '@kinday/contracts/recurrence/splitRepetition';
import { isOccurrence, occurrenceOf } from '@kinday/contracts/series';
import { asApiError } from '../../../api/apiError';
import type { Written } from '../../../api/written';
import { createEvent, deleteEvent } from '../../../sync/optimisticWrites';
import * as writes from '../../../sync/seriesWrites';
import type { SyncDispatch } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import {
  eventInTheWay,
  updateWithMerge,
  writeWithMerge,
  type MergedUpdate,
} from '../updateWithMerge';
import { gone, loadedSeries, readingRule, seriesInTheWay, type LoadedSeries } from './loadedSeries';
import type { Scope } from './scopes';
import { editOver, wantedSeries } from './wantedSeries';

/** What a person wants of an event that repeats, or is to repeat. */
export interface WantedEvent {
  fields: EventFields;
  /** Another rule; null for an event that is to repeat no more; undefined for the rule that is there. */
  rule?: string | null | undefined;
  scope: Scope;
}

/** Where a write is remembered from the moment it is sent, by a record that it writes. */
type Remember = <W extends Written>(recordId: string, written: Promise<W>) => Promise<W>;

interface Surroundings {
  dispatch: SyncDispatch;
  shown: ShownFamily;
  remember: Remember;
}

const asMerged = (written: Written): MergedUpdate => ({ ...written, kept: [], keptOf: null });

/** Adds an event that repeats. An earlier try whose answer was lost is changed to what is wanted now. */
export async function addRepeating(
  { dispatch, shown, remember }: Surroundings,
  fields: EventFields,
  rrule: string,
  id: string,
): Promise<Written> {
  const wanted = { ...fields, rrule };
  const add = dispatch(writes.createSeries(shown.family.id, shown.me, wanted, id));
  return remember(id, add).catch((error: unknown) => {
    const series = seriesInTheWay(error);
    if (!series) throw error;
    return dispatch(writes.updateSeries({ series, changed: [] }, wanted));
  });
}

/**
 * Makes a plain event a series: adds the series and, once that is stored, deletes the event. The two
 * are undone one after the other.
 */
export async function makeRepeating(
  around: Surroundings,
  event: Event,
  fields: EventFields,
  rrule: string,
  id: string,
): Promise<MergedUpdate> {
  await addRepeating(around, fields, rrule, id);
  return asMerged(await around.remember(event.id, around.dispatch(deleteEvent(event))));
}

/**
 * Saves an edit of an occurrence, as `scope` says. Whoever turns the repetition off keeps the day they
 * see as an event of its own, and the others that they mean are deleted once it is stored.
 * Rejects with an EditConflict or an ApiError.
 * @param id of the event or the series that the edit makes, if it makes one
 */
export async function saveOccurrence(
  around: Surroundings,
  event: Event,
  { fields, rule, scope }: WantedEvent,
  id: string,
): Promise<MergedUpdate> {
  const { dispatch, remember, shown } = around;
  if (scope === 'this') return saveThisOne(around, event, fields, id);
  const { state, day } = await loadedSeries(dispatch, event);
  const isAll = scope === 'all' || day <= state.series.date;
  if (rule === null) {
    const alone = dispatch(createEvent(shown.family.id, shown.me, fields, id));
    await remember(id, alone);
    const rest = dispatch(writes.deleteSeries(state, isAll ? null : day));
    return asMerged(await remember(state.series.id, rest));
  }
  return isAll
    ? saveAll(around, event, { state, day }, fields, rule ?? null)
    : saveFollowing(around, event, { state, day }, fields, rule ?? null, id);
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
  return dispatch(writes.deleteSeries(state, scope === 'all' ? null : day));
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

async function saveThisOne(
  { dispatch, remember }: Surroundings,
  event: Event,
  mine: EventFields,
  id: string,
): Promise<MergedUpdate> {
  if (!isOccurrence(event)) return remember(event.id, dispatch(updateWithMerge(event, mine)));
  let { state, day } = await loadedSeries(dispatch, event);
  const changedNow = () => state.changed.find(({ seriesDate }) => seriesDate === day) ?? null;
  const saved = writeWithMerge({
    event,
    mine,
    send: async (base, fields) => {
      if (!isOccurrence(base)) return dispatch(updateWithMerge(base, fields));
      try {
        return await dispatch(writes.changeOccurrence(state.series, day, fields, id));
      } catch (error) {
        if (asApiError(error).code === 'occurrence_changed') {
          ({ state, day } = await loadedSeries(dispatch, event));
        }
        throw error;
      }
    },
    inTheWay: (error) =>
      asApiError(error).code === 'occurrence_changed' ? changedNow() : eventInTheWay(error),
  });
  return remember(state.series.id, saved);
}

async function saveAll(
  { dispatch, remember }: Surroundings,
  event: Event,
  { state, day }: LoadedSeries,
  fields: EventFields,
  rule: string | null,
): Promise<MergedUpdate> {
  const opened = isOccurrence(event) ? event : occurrenceOf(state.series, day);
  let latest = { ...state.series, version: opened.version };
  const saved = writeWithMerge({
    event: opened,
    mine: editOver(opened, event, fields),
    send: async (_base, merged) => {
      const wanted = readingRule(() => wantedSeries(latest, day, merged, rule));
      return dispatch(writes.updateSeries({ ...state, series: latest }, wanted));
    },
    inTheWay: (error) => {
      const theirs = seriesInTheWay(error);
      if (theirs) latest = theirs;
      return theirs && occurrenceOf(theirs, day);
    },
  });
  return remember(state.series.id, saved);
}

async function saveFollowing(
  { dispatch, remember }: Surroundings,
  event: Event,
  { state, day }: LoadedSeries,
  fields: EventFields,
  rule: string | null,
  id: string,
): Promise<MergedUpdate> {
  const { series } = state;
  const wanted = readingRule(() => {
    const { after } = splitRepetition(series, day);
    if (!after) throw gone();
    const { rrule, ...rest } = wantedSeries(
      after,
      day,
      editOver(occurrenceOf(series, day), event, fields),
      rule,
    );
    return rrule === after.rrule ? rest : { ...rest, rrule };
  });
  const split = dispatch(writes.splitSeries(state, day, wanted, id));
  return asMerged(await remember(series.id, split));
}
