import { eventFieldsSchema, type Event } from '@kinday/contracts/event';
import { useState } from 'react';
import { asApiError, type ApiError } from '../../api/apiError';
import { createEvent, updateEvent } from '../../sync/eventWrites';
import { useSyncDispatch } from '../../sync/state';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import type { EventDraft } from './eventDraft';

/**
 * Saves what the event dialog holds.
 * @param original the event being edited; null for a new one
 * @param newId the id a new event gets: the same for every try, so that a retry finds what the
 *   first one may have stored
 */
export function useSaveEvent({ family, me }: ShownFamily, original: Event | null, newId: string) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  /** Resolves to null when it is saved, else to why not. The draft must have passed its checks. */
  async function save(draft: EventDraft): Promise<ApiError | null> {
    const fields = eventFieldsSchema.parse(draft);
    setBusy(true);
    try {
      if (original) {
        await dispatch(updateEvent(original, me.id, fields));
        toast({ title: 'Event updated!', description: 'Your changes have been saved.' });
      } else {
        await dispatch(createEvent(family.id, me, fields, newId));
        toast({
          title: 'Event created!',
          description: 'Your event has been added to the calendar.',
        });
      }
      return null;
    } catch (error) {
      const refusal = asApiError(error);
      toast({
        variant: 'destructive',
        title: original ? 'Failed to update event' : 'Failed to create event',
        description: refusal.message || 'Please try again.',
      });
      return refusal;
    } finally {
      setBusy(false);
    }
  }

  return { save, busy };
}
