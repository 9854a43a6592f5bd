import type { Event } from '@kinday/contracts/event';
import { errorMessage } from '../../api/apiError';
import { deleteEvent, restoreEvent } from '../../sync/eventWrites';
import { useSyncDispatch } from '../../sync/state';
import { useToast } from '../../ui/toast/useToast';

/** Deletes an event at once; the toast that says so can bring it back. */
export function useDeleteEvent(actorId: string) {
  const dispatch = useSyncDispatch();
  const toast = useToast();

  async function restore(event: Event) {
    try {
      await dispatch(restoreEvent(event, actorId));
      toast({ title: 'Event restored', description: `${event.title} is back on the calendar.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to restore event',
        description: errorMessage(error),
      });
    }
  }

  return async (event: Event) => {
    try {
      await dispatch(deleteEvent(event, actorId));
      toast({
        title: 'Event deleted!',
        description: 'The event has been removed from the calendar.',
        action: { label: 'Undo', onClick: () => void restore(event) },
      });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to delete event',
        description: errorMessage(error),
      });
    }
  };
}
