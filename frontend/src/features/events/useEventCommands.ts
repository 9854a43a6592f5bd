import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import { eventFieldsOf, type EventFields } from '@kinday/contracts/eventFields';
import { useMemo } from 'react';
import { asApiError, errorMessage, type ApiError } from '../../api/apiError';
import { shortDay } from '../../product/dateText';
import { undoRefusedText, undoText } from '../../product/undoText';
import { createEvent, deleteEvent } from '../../sync/optimisticWrites';
import { useSyncDispatch } from '../../sync/syncState';
import {
  rememberWrite,
  undoLastChange,
  undoOwnChange,
  type OwnChange,
} from '../../sync/undoChanges';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import { editorName, possessive } from './editorName';
import { PARTS } from './eventParts';
import { EditConflict, eventInTheWay, updateWithMerge } from './updateWithMerge';

/** How saving ended: done, refused, or somebody else changed the same. */
export type SaveResult = 'saved' | ApiError | EditConflict;

/**
 * Everything a person can do to an event. Each command shows its result at once, sends it, says how
 * it went, and can be undone.
 */
export function useEventCommands(shown: ShownFamily) {
  const dispatch = useSyncDispatch();
  const toast = useToast();

  return useMemo(() => {
    const { family, me, members } = shown;
    const author = { familyId: family.id, userId: me.id };

    async function undo(undone: Promise<Change | null>) {
      try {
        const change = await undone;
        if (change) toast(undoText(change));
      } catch (error) {
        toast(undoRefusedText(errorMessage(error)));
      }
    }

    /** Says that a write is done, with the button that undoes it. */
    function tellUndoable(title: string, description: string, change: OwnChange) {
      const onClick = () => void undo(dispatch(undoOwnChange(change)));
      toast({ title, description, action: { label: 'Undo', onClick } });
    }

    function tellFailure(title: string, error: unknown) {
      const description =
        error instanceof EditConflict
          ? 'Somebody changed it meanwhile.'
          : errorMessage(error) || 'Please try again.';
      toast({ variant: 'destructive', title, description });
    }

    async function create(fields: EventFields, id: string) {
      const written = dispatch(createEvent(family.id, me, fields, id));
      rememberWrite(author, id, written);
      try {
        await written;
      } catch (error) {
        // An earlier try was stored, though its answer never came: what it stored is changed.
        const stored = eventInTheWay(error);
        if (!stored) throw error;
        await update(stored, fields);
      }
      toast({
        title: 'Event created!',
        description: 'Your event has been added to the calendar.',
      });
    }

    async function update(event: Event, fields: EventFields) {
      const updated = dispatch(updateWithMerge(event, fields));
      rememberWrite(author, event.id, updated);
      return updated;
    }

    async function change(event: Event, fields: EventFields) {
      const { kept, keptOf } = await update(event, fields);
      const editor = possessive(editorName(event, members, me.id, keptOf));
      const words = kept.map((part) => PARTS[part].word).join(' and ');
      toast({
        title: 'Event updated!',
        description: words
          ? `Saved. ${editor} new ${words} was kept too.`
          : 'Your changes have been saved.',
      });
    }

    return {
      /**
       * Saves what the event dialog holds.
       * @param event the event as it was when editing began; null to add one
       * @param newId the id a new event gets: the same for every try, so that a retry finds what the
       *   first one stored
       */
      async save(fields: EventFields, event: Event | null, newId: string): Promise<SaveResult> {
        try {
          await (event ? change(event, fields) : create(fields, newId));
          return 'saved';
        } catch (error) {
          if (error instanceof EditConflict) return error;
          tellFailure(event ? 'Failed to update event' : 'Failed to create event', error);
          return asApiError(error);
        }
      },
      /** Moves an event to another day. */
      async move(event: Event, date: CalendarDate): Promise<void> {
        if (date === event.date) return;
        const written = dispatch(updateWithMerge(event, { ...eventFieldsOf(event), date }));
        const own = rememberWrite(author, event.id, written);
        try {
          await written;
          tellUndoable('Event updated!', `Moved ${event.title} to ${shortDay(date)}.`, own);
        } catch (error) {
          tellFailure('Failed to update event', error);
        }
      },
      /** Deletes an event at once. */
      async delete(event: Event): Promise<void> {
        const written = dispatch(deleteEvent(event));
        const own = rememberWrite(author, event.id, written);
        try {
          await written;
          tellUndoable('Event deleted!', 'The event has been removed from the calendar.', own);
        } catch (error) {
          tellFailure('Failed to delete event', error);
        }
      },
      /** Undoes the last command of this tab. */
      undoLast: () => void undo(dispatch(undoLastChange(author))),
    };
  }, [dispatch, toast, shown]);
}

export type EventCommands = ReturnType<typeof useEventCommands>;
