import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event, EventFields } from '@kinday/contracts/event';
import { useMemo } from 'react';
import { errorMessage } from '../../api/apiError';
import { createEvent, deleteEvent, restoreEvent } from '../../sync/optimisticWrites';
import { useSyncDispatch } from '../../sync/syncState';
import type { ShownFamily } from '../../sync/useFamily';
import { shortDay } from '../../product/dateText';
import { useToast } from '../../ui/toast/useToast';
import { updateWithMerge, EditConflict, type ChangedEvent } from './updateWithMerge';
import { fieldsOf } from './mergeEdit';
import { rememberWrite, type UndoStep } from './undoSteps';

/** Every way to write an event, each of which can be undone. The object changes with the member only. */
export function useEventCommands({ family, me }: Pick<ShownFamily, 'family' | 'me'>) {
  const dispatch = useSyncDispatch();
  const toast = useToast();
  const familyId = family.id;

  return useMemo(() => {
    const fail = (title: string, error: unknown) =>
      toast({
        variant: 'destructive',
        title,
        description:
          error instanceof EditConflict ? 'Somebody changed it meanwhile.' : errorMessage(error),
      });
    const undoable = (title: string, description: string, step: UndoStep) => {
      const action = { label: 'Undo', onClick: () => void step() };
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
        await dispatch(updateWithMerge(record, me.id, before));
        toast({ title: 'Change undone', description: `${before.title} is as it was before.` });
      } catch (error) {
        fail('Failed to update event', error);
      }
    }

    async function remove(event: Event) {
      try {
        const { step } = await rememberWrite(dispatch(deleteEvent(event, me.id)), () =>
          restore(event),
        );
        undoable('Event deleted!', 'The event has been removed from the calendar.', step);
      } catch (error) {
        fail('Failed to delete event', error);
      }
    }

    return {
      /** Adds an event; rejects with an ApiError. */
      async add(fields: EventFields, id: string): Promise<void> {
        await rememberWrite(dispatch(createEvent(familyId, me, fields, id)), remove);
      },
      /** Changes an event; rejects with an EditConflict or an ApiError. */
      async change(event: Event, fields: EventFields): Promise<ChangedEvent> {
        const write = dispatch(updateWithMerge(event, me.id, fields));
        const { written } = await rememberWrite(write, ({ record }) =>
          changeBack(record, fieldsOf(event)),
        );
        return written;
      },
      /** Moves an event to another day. */
      async move(event: Event, date: CalendarDate): Promise<void> {
        if (date === event.date) return;
        const before = fieldsOf(event);
        try {
          const write = dispatch(updateWithMerge(event, me.id, { ...before, date }));
          const { step } = await rememberWrite(write, ({ record }) =>
            changeBack(record, { ...fieldsOf(record), date: event.date }),
          );
          undoable('Event updated!', `Moved ${event.title} to ${shortDay(date)}.`, step);
        } catch (error) {
          fail('Failed to update event', error);
        }
      },
      /** Deletes an event at once; the toast that says so can bring it back. */
      remove,
    };
  }, [dispatch, toast, familyId, me]);
}

export type EventCommands = ReturnType<typeof useEventCommands>;
