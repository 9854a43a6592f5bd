import type { RecordEdit } from '@kinday/contracts/change';
import { newEvent, type CreateEventInput, type Event } from '@kinday/contracts/event';
import { haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { eventsApi } from '../../api/eventsApi';
import { sending, type Write } from '../perform';

// Each shows at once what the server will do. All are refused with an ApiError.

const calls = eventsApi.endpoints;

export const putEvent = (record: Event): RecordEdit => ({
  collection: 'events',
  op: 'put',
  record,
});

export const removeEvent = ({ id }: Event): RecordEdit => ({
  collection: 'events',
  op: 'remove',
  id,
});

/** Adds an event to a family as `me`. */
export function createEvent(familyId: string, me: Member, fields: EventFields, id: string): Write {
  const input: CreateEventInput = { ...fields, id, familyId };
  return {
    familyId,
    shown: [putEvent(newEvent(id, familyId, me, fields))],
    send: sending(calls.createEvent, input),
  };
}

/**
 * Gives an event new fields, unless somebody else did meanwhile (409 `event_changed`).
 * @param before an update of this tab that is on its way, with the event it makes: this one is shown
 *   at once, sent after it, and an edit of that event where it is as `event` says
 */
export function updateEvent(
  event: Event,
  fields: EventFields,
  before?: Promise<Event | null>,
): Write {
  const { id, familyId } = event;
  return {
    familyId,
    shown: [putEvent({ ...event, ...fields })],
    send: async (dispatch) => {
      const made = await before;
      const { version } = made && haveSameFields(made, event) ? made : event;
      const input = { ...fields, version };
      return dispatch(sending(calls.updateEvent, { id, input }));
    },
  };
}

/** Deletes an event, unless somebody edited it since (409 `event_changed`). */
export function deleteEvent(event: Event): Write {
  const { id, version } = event;
  return {
    familyId: event.familyId,
    shown: [removeEvent(event)],
    send: sending(calls.deleteEvent, { id, version }),
  };
}

/** Brings a deleted event back; 404 `no_such_event` where it is there. */
export function restoreEvent(event: Event): Write {
  return {
    familyId: event.familyId,
    shown: [putEvent(event)],
    send: sending(calls.restoreEvent, { id: event.id }),
  };
}
