import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { withDefaults } from '@kinday/contracts/recordDefaults';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { NO_SUCH_SERIES, seriesSchema, type Series } from '@kinday/contracts/series';
import type { SeriesState } from '@kinday/contracts/seriesEdits';
import { asApiError, type ApiError } from '../../../api/apiError';
import { loadSeriesOf } from '../../../sync/seriesInViews';
import type { SyncDispatch } from '../../../sync/syncState';
import * as messages from '../messages';

/** The series that an edit of an occurrence is about. */
export interface LoadedSeries {
  state: SeriesState;
  /** The day on which the series has the occurrence. */
  day: CalendarDate;
}

/** The series of an occurrence. Rejects like a refusal by the server when it is gone. */
export async function loadedSeries(dispatch: SyncDispatch, event: Event): Promise<LoadedSeries> {
  const state = await dispatch(loadSeriesOf(event));
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

/** Runs what reads a rule: a problem with it is told like a refusal by the server. */
export function readingRule<T>(work: () => T): T {
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

/** The refusal of an edit whose series is gone. */
export const gone = () => new Refusal(NO_SUCH_SERIES, messages.thisEventDoesNotExist);
