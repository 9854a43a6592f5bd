import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { haveSameFields } from '@kinday/contracts/eventFields';
import { withDefaults } from '@kinday/contracts/recordDefaults';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import {
  isOccurrence,
  NO_SUCH_SERIES,
  occurrenceOf,
  seriesSchema,
  type Series,
} from '@kinday/contracts/series';
import { changedDaysSchema } from '@kinday/contracts/seriesInput';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import { asApiError, Refusal } from '../../../api/apiError';
import { loadSeriesOf } from '../../seriesInViews';
import type { Around } from '../around';
import { changedSince } from '../deleteUnlessChanged';
import { seenUpTo } from '../seen';
import type { EditConflict } from '../writeWithMerge';
import { dayNear } from './dayNear';
import * as messages from '../messages';

/** The series that an edit of an occurrence is about. */
export interface LoadedSeries {
  state: SeriesState;
  /** The day on which the series has the occurrence. */
  day: CalendarDate;
}

/**
 * The series of an occurrence, as it was before the command that is run. Rejects like a refusal by the
 * server when it is gone.
 */
export async function loadedSeries(
  { dispatch, key }: Pick<Around, 'dispatch' | 'key'>,
  event: Event,
): Promise<LoadedSeries> {
  const state = await dispatch(loadSeriesOf(event, key));
  if (!state || event.seriesDate === null) throw gone();
  return { state, day: event.seriesDate };
}

/** The series as it is now, which a refused write (409) answers; null for any other refusal. */
export function seriesInTheWay(error: unknown): Series | null {
  const { answer } = asApiError(error);
  if (typeof answer !== 'object' || answer === null || !('series' in answer)) return null;
  const { data } = seriesSchema.safeParse(answer.series);
  return data ? withDefaults('series', data) : null;
}

/** The conflict with days that others changed by themselves, which a refused write (409) answers; null for any other refusal. */
export function changedDaysIn(
  error: unknown,
  series: Series,
  { dispatch }: Pick<Around, 'dispatch'>,
): EditConflict | null {
  const { data } = changedDaysSchema.safeParse(asApiError(error).answer);
  if (!data) return null;
  const { event: theirs, others, seen } = data;
  const before = occurrenceOf(series, theirs.seriesDate ?? theirs.date);
  return changedSince(before, theirs, { others, seen: dispatch(seenUpTo(seen)) });
}

/** The occurrence that a series has in place of one of a day; null where it ends before that. */
export function occurrenceAt(series: Series, day: CalendarDate): Event | null {
  const place = dayNear(series, day);
  return place === null ? null : occurrenceOf(series, place);
}

/** The same. Throws where there is none. */
export function occurrenceIn(series: Series, day: CalendarDate): Event {
  const occurrence = occurrenceAt(series, day);
  if (!occurrence) throw gone();
  return occurrence;
}

/**
 * The occurrence as somebody else made it who gave the series the version that an own edit, which waited, was
 * to give it: a version alone does not tell. Null where there is no such.
 */
export function madeByOthers({ state, day }: LoadedSeries, opened: Event): Event | null {
  if (!isOccurrence(opened) || state.series.version !== opened.version) return null;
  const known = occurrenceAt(state.series, day);
  return known && !haveSameFields(known, opened) ? known : null;
}

/** Runs what reads a rule: a problem with it is told like a refusal by the server. */
export function readingRule<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    throw new Refusal(400, 'invalid_rule', error.message, { rrule: error.message });
  }
}

/** The refusal of an edit whose series is gone. */
export const gone = () => new Refusal(400, NO_SUCH_SERIES, messages.thisEventDoesNotExist);
