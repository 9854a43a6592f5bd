import { eventSchema, type Event, type EventFields } from '@kinday/contracts/event';
import { asApiError } from '../../api/apiError';
import { lastActorOf } from '../../sync/changeFeed';
import { updateEvent } from '../../sync/optimisticWrites';
import type { SyncThunk } from '../../sync/syncState';
import { fieldsOf, mergeEdit, type EventPart } from './mergeEdit';

/** Both changed the same of an event: somebody has to choose. */
export class EditConflict extends Error {
  constructor(
    /** The event as it is now. */
    readonly theirs: Event,
    readonly parts: readonly EventPart[],
  ) {
    super('Somebody else changed this event too');
  }
}

export interface ChangedEvent {
  record: Event;
  /** What somebody else had changed meanwhile; it was kept. */
  kept: readonly EventPart[];
  /** Who that was, as far as this page knows. */
  keptOf: string | null;
}

/** Others may write between two tries; more than a few times in a row is no accident. */
const TRIES = 4;

/**
 * Changes an event. What others changed meanwhile is kept where it is not the same part.
 * Rejects with an EditConflict where it is, else with an ApiError.
 */
export function updateWithMerge(
  event: Event,
  actorId: string,
  mine: EventFields,
): SyncThunk<Promise<ChangedEvent>> {
  return async (dispatch) => {
    let base = event;
    let fields = mine;
    let kept: readonly EventPart[] = [];
    let keptOf: string | null = null;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { record: await dispatch(updateEvent(base, actorId, fields)), kept, keptOf };
      } catch (error) {
        const theirs = eventNow(error);
        if (!theirs || attempt === TRIES) throw error;
        const merged = mergeEdit(fieldsOf(event), mine, fieldsOf(theirs));
        if (merged.conflicts.length > 0) throw new EditConflict(theirs, merged.conflicts);
        ({ fields, kept } = merged);
        // Once it is written, the last one to have done so is oneself.
        keptOf = lastActorOf(event.id);
        base = theirs;
      }
    }
  };
}

/** The event as the refusal to write it tells it; null when it is not what was in the way. */
export function eventNow(error: unknown): Event | null {
  const { answer } = asApiError(error);
  if (typeof answer !== 'object' || answer === null || !('event' in answer)) return null;
  return eventSchema.safeParse(answer.event).data ?? null;
}
