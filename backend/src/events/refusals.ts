import { monthOf, type CalendarDate } from '@kinday/contracts/calendarDate';
import { NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import type { Series } from '@kinday/contracts/series';
import type { ChangedDays } from '@kinday/contracts/seriesInput';
import { conflict, forbidden, notFound } from '../common/problem.js';
import { isUniqueViolation } from '../database/isUniqueViolation.js';
import { eventLimit } from '../plans/planLimits.js';
import type { FamilyWrite } from '../sync/FamilyWrite.js';
import { EVENT_ID } from './eventSql.js';
import * as messages from './messages.js';

/** The answer to a request for an event that was deleted, or that the user may not see. */
export function noSuchEvent() {
  return notFound(NO_SUCH_EVENT, messages.noSuchEvent);
}

/** 404: the log has no such change of this member, or it was taken back. */
export function nothingToUndo() {
  return notFound('nothing_to_undo', messages.nothingToUndo);
}

/** Throws 403 when a day's month, with the events it has, may not hold one more; the writer does not ask again. */
export function requireRoomInMonth(write: FamilyWrite, date: CalendarDate, inMonth: number): void {
  const refusal = eventLimit(write.family.subscriptionTier, inMonth + 1);
  if (refusal) throw refusal;
  write.monthsWithRoom.add(monthOf(date));
}

/** Throws 403 when a member may not edit an event. */
export function requireEditor(actor: Member, event: Pick<Event, 'creatorId'>): void {
  if (!canEditEvent(actor, event)) {
    throw forbidden('not_your_event', messages.notYourEvent);
  }
}

/** Throws 409 when an edit was made over another version than there is now; without one, over any. */
export function requireVersion(
  version: number | undefined,
  now: { event: Event } | { series: Series },
): void {
  const record = 'event' in now ? now.event : now.series;
  if (version !== undefined && version !== record.version) throw changedMeanwhile(now);
}

/** The answer to an edit over what somebody else has changed, with what there is now. */
export function changedMeanwhile(now: { event: Event } | { series: Series } | ChangedDays) {
  return conflict('event_changed', messages.eventChanged, now);
}

/**
 * 409: the id that a client made for an event or a series has another one already.
 * @param own what the user's own earlier try stored under it
 */
export function idTaken(own?: { event: Event } | { series: Series }) {
  return conflict('id_taken', messages.eventIdTaken, own);
}

/** Throws a failure of a write; 409 where the id that it gave an event is a deleted one's, or another family's. */
export function eventIdTaken(error: unknown): never {
  throw isUniqueViolation(error, EVENT_ID) ? idTaken() : error;
}
