import type { Event } from '@kinday/contracts/event';
import { isOccurrence } from '@kinday/contracts/series';

/** Whether an event is one of a series, so that a change asks which ones are meant. */
export function isOfSeries({ seriesId }: Event): boolean {
  return !!seriesId;
}

/** The id of the record that an event stands in: its own, or that of its series. */
export function recordIdOf({ id, seriesId }: Event): string {
  return isOccurrence({ id }) && seriesId ? seriesId : id;
}
