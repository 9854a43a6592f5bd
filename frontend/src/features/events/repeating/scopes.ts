import type { Event } from '@kinday/contracts/event';
import { isOccurrence } from '@kinday/contracts/series';

/** Which occurrences of a series an edit means. */
export type Scope = 'this' | 'following' | 'all';

export const SCOPES = [
  { value: 'this', label: 'Only this one' },
  { value: 'following', label: 'This and the following' },
  { value: 'all', label: 'All of them' },
] as const satisfies readonly { value: Scope; label: string }[];

/** Whether an event is one of a series, so that a change asks which ones are meant. */
export function isOfSeries({ seriesId }: Event): boolean {
  return !!seriesId;
}

/** The id of the record that an event stands in: its own, or that of its series. */
export function recordIdOf({ id, seriesId }: Event): string {
  return isOccurrence({ id }) && seriesId ? seriesId : id;
}
