import type { Event } from '@kinday/contracts/event';
import { useSyncSelector } from '../syncState';

/** Whether an edit of an event waits to be sent. */
export function useIsWaiting({ id, seriesId }: Pick<Event, 'id' | 'seriesId'>): boolean {
  return useSyncSelector(
    ({ waiting: { signs } }) => id in signs || (seriesId !== null && seriesId in signs),
  );
}
