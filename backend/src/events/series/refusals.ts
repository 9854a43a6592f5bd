import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import { LIMITS } from '@kinday/contracts/product';
import { RuleProblem } from '@kinday/contracts/recurrence/rule';
import { haveSameSeriesContent, NO_SUCH_SERIES, type Series } from '@kinday/contracts/series';
import { badRequest, conflict, notFound } from '../../common/problem.js';
import { isUniqueViolation } from '../../database/isUniqueViolation.js';
import { idTaken } from '../refusals.js';
import * as messages from '../messages.js';

/** The constraint that makes a series' id unique among all families. */
const SERIES_ID = 'series_pkey';

/** The answer to a request for a series that was deleted, or that the user may not see. */
export function noSuchSeries() {
  return notFound(NO_SUCH_SERIES, messages.noSuchEvent);
}

/**
 * The answer to an edit of an occurrence that was changed, taken out, or is no longer yielded.
 * @param event what it became by a change of its own
 */
export function occurrenceChanged(event?: Event) {
  return conflict('occurrence_changed', messages.dayChanged, event && { event });
}

/** 400: so many occurrences fall on some days that making the answer would hold up everybody else. */
export function tooManyOccurrences() {
  const most = LIMITS.occurrencesPerRead;
  const sentence = messages.tooManyOnDays(most);
  return badRequest('too_many_occurrences', sentence, { to: sentence });
}

/** 400: what some days show is more than one answer may hold. */
export function tooMuchOnDays() {
  const sentence = messages.tooMuchOnDays(LIMITS.answerBytes / 1_000_000);
  return badRequest('too_much_on_days', sentence, { to: sentence });
}

/** Runs what reads a rule: one that cannot be read, or comes to no day, is a 400 with its sentence. */
export function withRule<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    throw badRequest('invalid_rule', error.message, { rrule: error.message });
  }
}

/** The series of an earlier try of the same request. Throws 409 when it is another one. */
export function addedBefore(actor: Member, known: Series, wanted: Series): Series {
  if (!canEditEvent(actor, known)) throw idTaken();
  if (!haveSameSeriesContent(known, wanted)) throw idTaken({ series: known });
  return known;
}

/** Throws a failure of a write; 409 where the id that it gave a series is a deleted one's, or another family's. */
export function seriesIdTaken(error: unknown): never {
  throw isUniqueViolation(error, SERIES_ID) ? idTaken() : error;
}
