import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { eventFieldsSchema, NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import { useState, type SubmitEvent } from 'react';
import { newId } from '../../api/newId';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import { EditConflict } from './updateWithMerge';
import {
  draftOf,
  eventProblem,
  newDraft,
  sameDraft,
  type EventDraft,
  type EventField,
} from './eventDraft';
import { EVENT_FIELDS } from './eventParts';
import { keepDraft, type KeptDraft } from './keptDraft';
import type { EventCommands } from './useEventCommands';

export interface EventFormInput {
  shown: ShownFamily;
  commands: EventCommands;
  /** The event to edit; null to add one. */
  event: Event | null;
  /** The day a new event starts with. */
  date: CalendarDate;
  /** What was typed before, if the dialog opens again. */
  kept: KeptDraft | null;
  onClose: () => void;
}

/** What the event dialog holds and does. */
export function useEventForm({ shown, commands, event, date, kept, onClose }: EventFormInput) {
  const [initial] = useState(() => (event ? draftOf(event) : newDraft(date)));
  const [draft, setDraft] = useState(kept?.draft ?? initial);
  const [original, setOriginal] = useState(event);
  const [isMissing, setMissing] = useState(false);
  const [id] = useState(() => kept?.newId ?? newId());
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const { errors, formRef, show, clear, clearAll } = useFieldErrors(EVENT_FIELDS);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const { me, family } = shown;

  function close() {
    keepDraft(me.id, family.id, null);
    onClose();
  }

  function put(next: EventDraft) {
    setDraft(next);
    keepDraft(me.id, family.id, { event: original, newId: id, draft: next });
  }

  async function saveAs(what: EventDraft, base: Event | null) {
    if (busy) return;
    const problem = eventProblem(what);
    if (problem) {
      show(problem.fields);
      toast({ variant: 'destructive', ...problem.toast });
      return;
    }
    setBusy(true);
    const result = await commands.save(eventFieldsSchema.parse(what), base, id);
    setBusy(false);
    if (result === 'saved') close();
    else if (result instanceof EditConflict) setConflict(result);
    else if (result.code === NO_SUCH_EVENT) setMissing(true);
    else show(result.fields);
  }

  return {
    draft,
    errors,
    formRef,
    busy,
    change: (next: EventDraft, touched: EventField) => {
      put(next);
      clear(touched);
    },
    /** Several fields at once, all of them looked at anew. */
    fill: (next: EventDraft) => {
      put(next);
      clearAll();
    },
    close,
    isChanged: !sameDraft(draft, initial),
    /** The event that saving changes; null when it adds one. */
    original,
    /** Saving found that the event is not there any more. */
    isMissing,
    submit: (submission: SubmitEvent) => {
      submission.preventDefault();
      void saveAs(draft, original);
    },
    /** Saves what is typed as an event of its own, now and at every further try. */
    saveAsNew: () => {
      setOriginal(null);
      void saveAs(draft, null);
    },
    conflict,
    backToEditing: () => setConflict(null),
    /** Saves what was chosen over the event as it is now. */
    saveChoices: (chosen: EventDraft, theirs: Event) => {
      setConflict(null);
      setDraft(chosen);
      void saveAs(chosen, theirs);
    },
  };
}
