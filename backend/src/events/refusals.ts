import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { canEditEvent } from '@kinday/contracts/policies';
import { forbidden, notFound } from '../common/problem.js';

/** The answer to anybody who asks for an event that is gone, or not theirs to see. */
export function noSuchEvent() {
  return notFound('no_such_event', 'This event does not exist any more');
}

/** Throws 403 when a member may not edit an event. */
export function requireEditor(actor: Member, event: Event): void {
  if (!canEditEvent(actor, event)) {
    throw forbidden('not_your_event', 'You can only edit events you created');
  }
}
