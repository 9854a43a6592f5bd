import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import { withDefaults } from '@kinday/contracts/recordDefaults';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { splitRepetition } from '@kinday/contracts/recurrence/splitRepetition';
import {
  isOccurrence,
  NO_SUCH_SERIES,
  occurrenceOf,
  seriesSchema,
  type Series,
} from '@kinday/contracts/series';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import { asApiError, type ApiError } from '../../../api/apiError';
import type { Written } from '../../../api/written';
import { createEvent, deleteEvent } from '../../../sync/optimisticWrites';
import { loadSeriesOf } from '../../../sync/seriesInViews';
import * as writes from '../../../sync/seriesWrites';
import type { SyncDispatch } from '../../../sync/syncState';
import type { ShownFamily } from '../../../sync/useFamily';
import { mergeEdit } from '../mergeEdit';
import {
  eventInTheWay,
  updateWithMerge,
  writeWithMerge,
  type MergedUpdate,
} from '../updateWithMerge';
import type { Scope } from './scopes';
import { wantedSeries } from './wantedSeries';

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

interface LoadedSeries {
  state: SeriesState;
  /** The day on which the series has the occurrence. */
  day: CalendarDate;
}

async function loadedSeries(dispatch: SyncDispatch, event: Event): Promise<LoadedSeries> {
  const state = await dispatch(loadSeriesOf(event));
  if (!state || event.seriesDate === null) throw gone();
  return { state, day: event.seriesDate };
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

/** What of an occurrence was edited, over the occurrence as the series has it. */
function editOver(unchanged: Event, opened: Event, edited: EventFields): EventFields {
  const [base, before] = [eventFieldsOf(unchanged), eventFieldsOf(opened)];
  return mergeEdit(before, edited, base).fields;
}

/** The series as it is now, which a refused write (409) answers; null for any other refusal. */
function seriesInTheWay(error: unknown): Series | null {
  const { answer } = asApiError(error);
  if (typeof answer !== 'object' || answer === null || !('series' in answer)) return null;
  const { data } = seriesSchema.safeParse(answer.series);
  return data ? withDefaults('series', data) : null;
}

/** Runs what reads a rule: a problem with it is told like a refusal by the server. */
function readingRule<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    throw new Refusal('invalid_rule', error.message, { rrule: error.message });
  }
}

/** What keeps an edit from being sent, told like a refusal by the server. */
class Refusal extends Error implements ApiError {
  readonly status = 400;
  readonly answer = null;

  constructor(
    readonly code: string,
    message: string,
    readonly fields: ApiError['fields'] = {},
  ) {
    super(message);
  }
}

const gone = () => new Refusal(NO_SUCH_SERIES, 'This event does not exist any more');
