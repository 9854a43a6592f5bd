import type { Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { Around } from './around';
import { updateEvent } from './eventWrites';
import { inTurnOf } from './inTurnOf';
import { eventInTheWay, writeWithMerge, type MergedUpdate } from './writeWithMerge';

/** Updates an event in turn, as `writeWithMerge` says. */
export function updateWithMerge(
  { perform }: Pick<Around, 'perform'>,
  event: Event,
  mine: EventFields,
): Promise<MergedUpdate> {
  return inTurnOf(event.id, (before) =>
    writeWithMerge({
      event,
      mine,
      send: (base, fields) => perform(updateEvent(base, fields, before)),
      inTheWay: eventInTheWay,
    }),
  );
}
