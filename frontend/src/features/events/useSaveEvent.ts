import { eventFieldsSchema, type Event } from '@kinday/contracts/event';
import { useState } from 'react';
import { asApiError, type ApiError } from '../../api/apiError';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import { EditConflict, eventNow } from './updateWithMerge';
import type { EventDraft } from './eventDraft';
import { editorName, possessive } from './editorName';
import type { EventPart } from './mergeEdit';
import type { EventCommands } from './useEventCommands';

/** How saving ended: done, refused, or somebody else changed the same. */
export type SaveResult = 'saved' | ApiError | EditConflict;

interface SaveEventInput {
  shown: ShownFamily;
  commands: EventCommands;
  /** The id a new event gets: the same for every try, so that a retry finds what the first stored. */
  newId: string;
}

const PART_WORDS: Record<EventPart, string> = {
  title: 'title',
  date: 'date',
  time: 'time',
  kind: 'category',
  notes: 'notes',
};

/** Saves what the event dialog holds, and says how it went. */
export function useSaveEvent({ shown, commands, newId }: SaveEventInput) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function add(draft: EventDraft) {
    const fields = eventFieldsSchema.parse(draft);
    try {
      await commands.add(fields, newId);
    } catch (error) {
      // An earlier try was stored, though its answer never came: what it stored is changed.
      const stored = eventNow(error);
      if (!stored) throw error;
      await commands.change(stored, fields);
    }
    toast({
      title: 'Event created!',
      description: 'Your event has been added to the calendar.',
    });
  }

  async function change(event: Event, draft: EventDraft) {
    const { kept, keptOf } = await commands.change(event, eventFieldsSchema.parse(draft));
    const editor = possessive(editorName(event, shown.members, shown.me.id, keptOf));
    toast({
      title: 'Event updated!',
      description:
        kept.length > 0
          ? `Saved. ${editor} new ${kept.map((part) => PART_WORDS[part]).join(' and ')} was kept too.`
          : 'Your changes have been saved.',
    });
  }

  /** @param event the event as it was when editing began; null for a new one */
  async function save(draft: EventDraft, event: Event | null): Promise<SaveResult> {
    setBusy(true);
    try {
      await (event ? change(event, draft) : add(draft));
      return 'saved';
    } catch (error) {
      if (error instanceof EditConflict) return error;
      const refusal = asApiError(error);
      toast({
        variant: 'destructive',
        title: event ? 'Failed to update event' : 'Failed to create event',
        description: refusal.message || 'Please try again.',
      });
      return refusal;
    } finally {
      setBusy(false);
    }
  }

  return { save, busy };
}
