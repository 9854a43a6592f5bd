import type { Event } from '@kinday/contracts/event';
import { isOccurrence } from '@kinday/contracts/series';
import type { Scope } from './eventCommand';

/** Whether an event is one of a series, so that a change asks which ones are meant. */
export function isOfSeries({ seriesId }: Event): boolean {
  return !!seriesId;
}

/** Whether a deletion is of an event alone: of one that does not repeat, or was changed by itself. */
export function isAlone({ event, scope }: { event: Event; scope: Scope }): boolean {
  return !isOfSeries(event) || (scope === 'this' && !isOccurrence(event));
}

/** The id of the record that an event stands in: its own, or that of its series. */
export function recordIdOf({ id, seriesId }: Event): string {
  return isOccurrence({ id }) && seriesId ? seriesId : id;
}
