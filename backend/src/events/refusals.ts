import { NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import { LIMITS, type Tier } from '@kinday/contracts/product';
import { forbidden, notFound } from '../common/problem.js';
import { eventLimit } from '../plans/planLimits.js';

/** The answer to a request for an event that was deleted, or that the user may not see. */
export function noSuchEvent() {
  return notFound(NO_SUCH_EVENT, 'This event does not exist any more');
}

/** Throws 403 when a month, with the events it has, may not hold one more. */
export function requireRoomInMonth(tier: Tier, inMonth: number): void {
  const refusal = eventLimit(tier, inMonth + 1);
  if (refusal) throw refusal;
}

/** 403: a calendar holds as many events as it may. */
export function calendarFull() {
  const most = LIMITS.eventsPerCalendar.toLocaleString('en-US');
  return forbidden(
    'calendar_full',
    `This calendar is full: it holds ${most} events. Please export it and delete old events to make room.`,
  );
}

/** Throws 403 when a member may not edit an event. */
export function requireEditor(actor: Member, event: Pick<Event, 'creatorId'>): void {
  if (!canEditEvent(actor, event)) {
    throw forbidden('not_your_event', 'You can only edit events you created');
  }
}
