import type { Event } from '@kinday/contracts/event';
import { useSyncSelector } from '../syncState';
import { isSigned } from './waitingSlice';

/** Whether an edit of an event waits to be sent. */
export function useIsWaiting(event: Pick<Event, 'id' | 'seriesId'>): boolean {
  return useSyncSelector(({ waiting }) => isSigned(waiting, event));
}
