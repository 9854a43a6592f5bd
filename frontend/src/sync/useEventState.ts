import type { Event } from '@kinday/contracts/event';
import { useIsWaiting } from './waiting/useIsWaiting';
import { useEditors } from './usePresence';

/** What happens to an event right now: who edits it, and whether an edit of it waits to be sent. */
export function useEventState(event: Pick<Event, 'id' | 'seriesId'>) {
  return { editors: useEditors(event.id), isWaiting: useIsWaiting(event) };
}
