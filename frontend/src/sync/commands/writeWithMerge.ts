import { eventSchema, type Event } from '@kinday/contracts/event';
import { eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import { asApiError } from '../../api/apiError';
import type { Written } from '../../api/written';
import { lastActorOf } from '../changeListeners';
import type { Seen } from './eventCommand';
import type { EventPart } from './eventParts';
import { mergeEdit } from './mergeEdit';
import { recordIdOf } from './ofSeries';
import * as messages from './messages';

/** A day that somebody changed by itself, of a series that somebody else deletes, or lets repeat no more. */
export interface ChangedDay {
  /** How many more days were changed. */
  others: number;
  /** The revision that the reader of this conflict has seen: a command with it removes these days, too. */
  seen: Seen;
}

/** Both changed the same of an event: somebody has to choose. */
export class EditConflict extends Error {
  constructor(
    /** The event as it is now. */
    readonly theirs: Event,
    readonly parts: readonly EventPart[],
    /** Where `theirs` is a day that would go with its series. */
    readonly day: ChangedDay | null = null,
  ) {
    super(messages.somebodyElseChangedThisEvent);
  }
}

/** What an earlier try stored, although its answer was lost, and somebody changed since: that stays. */
export const CHANGED_SINCE: MergedUpdate = { revision: 0, change: null, kept: [], keptOf: null };

export interface MergedUpdate extends Written {
  /** What somebody else had changed meanwhile; it was kept. */
  kept: readonly EventPart[];
  /** Who that was, as far as this page knows. */
  keptOf: string | null;
}

interface MergedWrite {
  /** The event as it was when editing began. */
  event: Event;
  mine: EventFields;
  /** The event as it is now, where this page knows that somebody changed it. */
  now?: Event | null;
  /** Writes fields over the event as it is known now. */
  send: (base: Event, fields: EventFields) => Promise<Written>;
  /** The event as it is now, where a refusal says that somebody changed it; else null. */
  inTheWay: (error: unknown) => Event | null | Promise<Event | null>;
}

/** Others may write between two tries; more than a few times in a row is no accident. */
const TRIES = 4;

/**
 * Writes an edit. What others changed meanwhile is kept where it is not the same part. Rejects with an
 * EditConflict where it is, else with an ApiError.
 */
export async function writeWithMerge(write: MergedWrite): Promise<MergedUpdate> {
  const { event, mine } = write;
  let base = event;
  let fields = mine;
  let kept: readonly EventPart[] = [];
  let keptOf: string | null = null;
  const goOnOver = (theirs: Event) => {
    const merged = mergeEdit(eventFieldsOf(event), mine, eventFieldsOf(theirs));
    if (merged.conflicts.length > 0) throw new EditConflict(theirs, merged.conflicts);
    ({ fields, kept } = merged);
    // Read before the next try: once that is written, its own author is the last one.
    keptOf = lastActorOf(recordIdOf(theirs));
    base = theirs;
  };
  if (write.now) goOnOver(write.now);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await write.send(base, fields)), kept, keptOf };
    } catch (error) {
      const theirs = await write.inTheWay(error);
      if (!theirs || attempt === TRIES) throw error;
      goOnOver(theirs);
    }
  }
}

/** The event as it is now, which a refused write (409) answers; null for any other refusal. */
export function eventInTheWay(error: unknown): Event | null {
  const { answer } = asApiError(error);
  if (typeof answer !== 'object' || answer === null || !('event' in answer)) return null;
  return eventSchema.safeParse(answer.event).data ?? null;
}
