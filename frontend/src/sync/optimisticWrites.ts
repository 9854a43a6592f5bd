import { nanoid } from '@reduxjs/toolkit';
import type { RecordEdit } from '@kinday/contracts/change';
import { newEvent, type CreateEventInput, type Event } from '@kinday/contracts/event';
import { haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { UNTRACKED } from '../api/api';
import { eventsApi } from '../api/eventsApi';
import type { Written } from '../api/written';
import { followFamily } from './followFamily';
import { editsDropped, editsShown, editsTaken } from './pendingEditsSlice';
import type { SyncThunk } from './syncState';

/** Gives the follower the change that a write's answer brought: the one everybody hears ([S12]). */
export function followWritten(familyId: string, { revision, change }: Written): SyncThunk<void> {
  return (dispatch, getState) => {
    const follower = followFamily(familyId, getState, dispatch);
    if (change) follower.receive(change);
    else follower.hear(revision);
  };
}

/**
 * Shows edits at once, sends them, and follows the change they made ([S12], [S13]). A refusal takes
 * the edits off the screen and rejects with the ApiError.
 */
export function write(
  familyId: string,
  shown: RecordEdit[],
  send: SyncThunk<Promise<Written>>,
): SyncThunk<Promise<Written>> {
  return async (dispatch) => {
    const key = nanoid();
    dispatch(editsShown({ key, familyId, edits: shown }));
    try {
      const written = await dispatch(send);
      dispatch(editsTaken({ key, revision: written.revision }));
      dispatch(followWritten(familyId, written));
      return written;
    } catch (error) {
      dispatch(editsDropped(key));
      throw error;
    }
  };
}

export const putEvent = (record: Event): RecordEdit => ({
  collection: 'events',
  op: 'put',
  record,
});

/** Adds an event to a family as `me`. Rejects with an ApiError. */
export function createEvent(
  familyId: string,
  me: Member,
  fields: EventFields,
  id: string,
): SyncThunk<Promise<Written>> {
  const input: CreateEventInput = { ...fields, id, familyId };
  const draft = newEvent(id, familyId, me, fields);
  return write(familyId, [putEvent(draft)], (dispatch) =>
    dispatch(eventsApi.endpoints.createEvent.initiate(input, UNTRACKED)).unwrap(),
  );
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
): SyncThunk<Promise<Written>> {
  const { id, familyId } = event;
  return write(familyId, [putEvent({ ...event, ...fields })], async (dispatch) => {
    const made = await before;
    const { version } = made && haveSameFields(made, event) ? made : event;
    const input = { ...fields, version };
    return dispatch(eventsApi.endpoints.updateEvent.initiate({ id, input }, UNTRACKED)).unwrap();
  });
}

/** Deletes an event. */
export function deleteEvent({ id, familyId }: Event): SyncThunk<Promise<Written>> {
  return write(familyId, [{ collection: 'events', op: 'remove', id }], (dispatch) =>
    dispatch(eventsApi.endpoints.deleteEvent.initiate(id, UNTRACKED)).unwrap(),
  );
}
