import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { Written } from '../../api/written';
import { Waits } from '../perform';
import type { Around } from './around';
import { updateEvent } from './eventWrites';
import { eventInTheWay, writeWithMerge, type MergedUpdate } from './writeWithMerge';

/**
 * The last update of each event that is on its way, with the event it makes; null when it makes none.
 * Rejects with `Waits` when it waits, so that what comes after it waits too.
 */
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
 * Updates an event, as `writeWithMerge` says. Updates of one event are sent one after the other: a key
 * that is pressed quickly would meet its own changes, and take them for somebody else's.
 */
export function updateWithMerge(
  { perform }: Pick<Around, 'perform'>,
  event: Event,
  mine: EventFields,
): Promise<MergedUpdate> {
  const { id } = event;
  const before = underWay.get(id);
  const written = writeWithMerge({
    event,
    mine,
    send: (base, fields) => perform(updateEvent(base, fields, before)),
    inTheWay: eventInTheWay,
  });
  const made = madeIn(written, id);
  underWay.set(id, made);
  const forget = () => void (underWay.get(id) === made && underWay.delete(id));
  made.then(forget, forget);
  return written;
}
