import type { Event } from '@kinday/contracts/event';
import type { Written } from '../../api/written';
import { Waits } from '../perform';

/** What was done last to an event: the event that it makes, or null. Rejects with `Waits` when it waits. */
export type Before = Promise<Event | null> | undefined;

/** By the event's id, while it is on its way. */
const underWay = new Map<string, Promise<Event | null>>();

/** The event as a write made it. */
function madeBy({ change }: Written, id: string): Event | null {
  const edit = change?.edits.find(({ op, collection }) => op === 'put' && collection === 'events');
  return edit?.collection === 'events' && edit.op === 'put' && edit.record.id === id
    ? edit.record
    : null;
}

/** What a write makes, as those that come after it need to know. */
async function madeIn(written: Promise<Written>, id: string): Promise<Event | null> {
  try {
    return madeBy(await written, id);
  } catch (error) {
    if (error instanceof Waits) throw error;
    return null;
  }
}

/**
 * Writes an event, which is shown at once. Writes of one event are sent one after the other: what is
 * pressed quickly would meet its own changes, and take them for somebody else's.
 * @param write sends nothing before `before` has its answer
 */
export function inTurnOf<W extends Written>(
  id: string,
  write: (before: Before) => Promise<W>,
): Promise<W> {
  const written = write(underWay.get(id));
  const made = madeIn(written, id);
  underWay.set(id, made);
  const forget = () => void (underWay.get(id) === made && underWay.delete(id));
  made.then(forget, forget);
  return written;
}
