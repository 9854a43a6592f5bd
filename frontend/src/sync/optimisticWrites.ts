import type { RecordEdit } from '@kinday/contracts/change';
import type { CreateEventInput, Event, EventFields } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { UNTRACKED } from '../api/api';
import { eventsApi, type Written } from '../api/eventsApi';
import { newId } from '../api/newId';
import { followFamily } from './followFamily';
import { editsDropped, editsShown, editsTaken } from './overlaySlice';
import type { SyncThunk } from './syncState';

/**
 * Shows an edit at once, sends it, and hands the answer to the follower as the change it is
 * ([S12], [S13]). A refusal takes the edit off the screen and rejects with the ApiError.
 */
function write<T>(
  familyId: string,
  actorId: string,
  shown: RecordEdit,
  send: SyncThunk<Promise<Written<T>>>,
  taken: (record: T) => RecordEdit,
): SyncThunk<Promise<T>> {
  return async (dispatch, getState) => {
    const key = newId();
    dispatch(editsShown({ key, familyId, edits: [shown] }));
    try {
      const { revision, record } = await dispatch(send);
      dispatch(editsTaken({ key, revision }));
      followFamily(familyId, getState, dispatch).receive({
        familyId,
        revision,
        actorId,
        at: new Date().toISOString(),
        edits: [taken(record)],
      });
      return record;
    } catch (error) {
      dispatch(editsDropped(key));
      throw error;
    }
  };
}

const put = (record: Event): RecordEdit => ({ collection: 'events', op: 'put', record });
const remove = (id: string): RecordEdit => ({ collection: 'events', op: 'remove', id });

/** Adds an event to a family as `me`. Resolves with the stored event; rejects with an ApiError. */
export function createEvent(
  familyId: string,
  me: Member,
  fields: EventFields,
  id: string = newId(),
): SyncThunk<Promise<Event>> {
  const input: CreateEventInput = { ...fields, id, familyId };
  const now = new Date().toISOString();
  const { id: creatorId, name, color, phone } = me;
  const draft: Event = {
    ...fields,
    id,
    familyId,
    creatorId,
    version: 1,
    createdAt: now,
    updatedAt: now,
    creator: { id: creatorId, name, color, phone, isFormer: false },
  };
  return write(
    familyId,
    creatorId,
    put(draft),
    (dispatch) => dispatch(eventsApi.endpoints.createEvent.initiate(input, UNTRACKED)).unwrap(),
    put,
  );
}

/** Gives an event new fields, unless somebody else did meanwhile (409 `event_changed`). */
export function updateEvent(
  event: Event,
  actorId: string,
  fields: EventFields,
): SyncThunk<Promise<Event>> {
  const { id, version } = event;
  return write(
    event.familyId,
    actorId,
    put({ ...event, ...fields }),
    (dispatch) =>
      dispatch(
        eventsApi.endpoints.updateEvent.initiate({ id, input: { ...fields, version } }, UNTRACKED),
      ).unwrap(),
    put,
  );
}

/** Deletes an event; `restoreEvent` brings it back. */
export function deleteEvent(event: Event, actorId: string): SyncThunk<Promise<null>> {
  return write(
    event.familyId,
    actorId,
    remove(event.id),
    (dispatch) => dispatch(eventsApi.endpoints.deleteEvent.initiate(event.id, UNTRACKED)).unwrap(),
    () => remove(event.id),
  );
}

/** Brings a deleted event back. */
export function restoreEvent(event: Event, actorId: string): SyncThunk<Promise<Event>> {
  return write(
    event.familyId,
    actorId,
    put(event),
    (dispatch) => dispatch(eventsApi.endpoints.restoreEvent.initiate(event.id, UNTRACKED)).unwrap(),
    put,
  );
}
