import { haveSameContent, type Event } from '@kinday/contracts/event';
import type { Written } from '../../api/written';
import { EVENT_PARTS, isSamePart } from './eventParts';
import { EditConflict, type ChangedDay } from './writeWithMerge';

interface Deletion {
  /** The event as its person saw it. */
  event: Event;
  /** Deletes the event as it is known now, by its version. */
  send: (base: Event) => Promise<Written>;
  /** The event as it is now, where a refusal says that it has another version; else null. */
  inTheWay: (error: unknown) => Event | null;
}

/** Others may write between two tries; more than a few times in a row is no accident. */
const TRIES = 4;

/**
 * Deletes what somebody saw. Another version that says the same is deleted as well. Rejects with an
 * EditConflict where it says something else, else with an ApiError.
 */
export async function deleteUnlessChanged({ event, send, inTheWay }: Deletion): Promise<Written> {
  let base = event;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(base);
    } catch (error) {
      const theirs = inTheWay(error);
      if (!theirs || attempt === TRIES) throw error;
      if (!haveSameContent(event, theirs)) throw changedSince(event, theirs);
      base = theirs;
    }
  }
}

/** The conflict of a deletion with what was made of the event since. */
export function changedSince(event: Event, theirs: Event, day?: ChangedDay): EditConflict {
  return new EditConflict(
    theirs,
    EVENT_PARTS.filter((part) => !isSamePart(part, event, theirs)),
    day,
  );
}
