import type { Event } from '@kinday/contracts/event';
import { isOccurrence } from '@kinday/contracts/series';
import * as messages from '../messages';

/** Which occurrences of a series an edit means. */
export type Scope = 'this' | 'following' | 'all';

export const SCOPES = [
  { value: 'this', label: messages.onlyThisOne },
  { value: 'following', label: messages.thisAndTheFollowing },
  { value: 'all', label: messages.allOfThem },
] as const satisfies readonly { value: Scope; label: string }[];

/** Whether an event is one of a series, so that a change asks which ones are meant. */
export function isOfSeries({ seriesId }: Event): boolean {
  return !!seriesId;
}

/** The id of the record that an event stands in: its own, or that of its series. */
export function recordIdOf({ id, seriesId }: Event): string {
  return isOccurrence({ id }) && seriesId ? seriesId : id;
}
