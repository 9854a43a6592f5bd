import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event, EventFields } from '@kinday/contracts/event';
import { useMemo } from 'react';
import { errorMessage } from '../../api/apiError';
import { createEvent, deleteEvent, restoreEvent } from '../../sync/eventWrites';
import { useSyncDispatch } from '../../sync/state';
import type { ShownFamily } from '../../sync/useFamily';
import { shortDay } from '../../ui/dateText';
import { useToast } from '../../ui/toast/useToast';
import { changeEvent, EditClash, type ChangedEvent } from './changeEvent';
import { fieldsOf } from './mergeEdit';
import { rememberStep, undoStep, type UndoStep } from './undoSteps';

/** Every way to write an event, each of which can be undone. The object changes with the member only. */
export function useEventWriting({ family, me }: Pick<ShownFamily, 'family' | 'me'>) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const familyId = family.id;

  return useMemo(() => {
    const fail = (title: string, error: unknown) =>
      toast({
        variant: 'destructive',
        title,
        description:
          error instanceof EditClash ? 'Somebody changed it meanwhile.' : errorMessage(error),
      });
    const undoable = (title: string, description: string, step: UndoStep) => {
      const remembered = rememberStep(step);
      const action = { label: 'Undo', onClick: () => void undoStep(remembered) };
      toast({ title, description, action });
    };

    async function restore(event: Event) {
      try {
        await dispatch(restoreEvent(event, me.id));
        toast({ title: 'Event restored', description: `${event.title} is back on the calendar.` });
      } catch (error) {
        fail('Failed to restore event', error);
      }
    }

    async function changeBack(record: Event, before: EventFields) {
      try {
        await dispatch(changeEvent(record, me.id, before));
        toast({ title: 'Change undone', description: `${before.title} is as it was before.` });
      } catch (error) {
        fail('Failed to update event', error);
      }
    }

    async function remove(event: Event) {
      try {
        await dispatch(deleteEvent(event, me.id));
        undoable('Event deleted!', 'The event has been removed from the calendar.', () =>
          restore(event),
        );
      } catch (error) {
        fail('Failed to delete event', error);
      }
    }

    return {
      /** Adds an event; rejects with an ApiError. */
      async add(fields: EventFields, id: string): Promise<void> {
        const record = await dispatch(createEvent(familyId, me, fields, id));
        rememberStep(() => remove(record));
      },
      /** Changes an event; rejects with an EditClash or an ApiError. */
      async change(event: Event, fields: EventFields): Promise<ChangedEvent> {
        const changed = await dispatch(changeEvent(event, me.id, fields));
        rememberStep(() => changeBack(changed.record, fieldsOf(event)));
        return changed;
      },
      /** Moves an event to another day. */
      async move(event: Event, date: CalendarDate): Promise<void> {
        if (date === event.date) return;
        const before = fieldsOf(event);
        try {
          const { record } = await dispatch(changeEvent(event, me.id, { ...before, date }));
          undoable('Event updated!', `Moved ${event.title} to ${shortDay(date)}.`, () =>
            changeBack(record, { ...fieldsOf(record), date: event.date }),
          );
        } catch (error) {
          fail('Failed to update event', error);
        }
      },
      /** Deletes an event at once; the toast that says so can bring it back. */
      remove,
    };
  }, [dispatch, toast, familyId, me]);
}

export type EventWriting = ReturnType<typeof useEventWriting>;
