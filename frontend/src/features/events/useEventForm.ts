import { eventFieldsSchema, NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { NO_SUCH_SERIES } from '@kinday/contracts/series';
import { useState, type SubmitEvent } from 'react';
import { newId } from '../../api/newId';
import type { EventSlot } from '../../product/eventSlot';
import type { ShownFamily } from '../../sync/useFamily';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import type { Scope } from '../../sync/commands/eventCommand';
import { isOfSeries } from '../../sync/commands/ofSeries';
import { EditConflict } from '../../sync/commands/writeWithMerge';
import { draftOf, newDraft, sameDraft, type EventDraft, type EventField } from './eventDraft';
import { EVENT_FIELDS } from '../../sync/commands/eventParts';
import { eventProblem } from './eventProblem';
import { isKindOpen, OTHER } from './kind/openKind';
import { useSuggestedKind } from './kind/useSuggestedKind';
import { keepDraft, type KeptDraft } from './keptDraft';
import { changedRule, mergedRule } from './repeating/followedRule';
import type { EventCommands } from './useEventCommands';
import { useReadOnlyTexts } from './useReadOnlyTexts';

export interface EventFormInput {
  shown: ShownFamily;
  commands: EventCommands;
  /** The event to edit; null to add one. */
  event: Event | null;
  /** The rule by which it repeats; empty when it does not. */
  rrule: string;
  /** The day a new event starts with, and what else is chosen of it already. */
  slot: EventSlot;
  /** What was typed before, if the dialog opens again. */
  kept: KeptDraft | null;
  onClose: () => void;
}

const FIELDS: readonly EventField[] = [...EVENT_FIELDS, 'rrule'];
/** Codes of the refusals of an edit of what is not there any more. */
const GONE = [NO_SUCH_EVENT, NO_SUCH_SERIES, 'occurrence_changed'];

/** What the event dialog holds and does. */
export function useEventForm(input: EventFormInput) {
  const { shown, commands, event, slot, kept, onClose } = input;
  const [ruleBefore] = useState(kept?.rrule ?? input.rrule);
  const [initial] = useState(() =>
    event ? draftOf(event, ruleBefore) : { ...newDraft(slot.date), ...slot },
  );
  const [draft, setDraft] = useState(kept?.draft ?? initial);
  const [original, setOriginal] = useState(event);
  const [isMissing, setMissing] = useState(false);
  const [id] = useState(() => kept?.newId ?? newId());
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const [scope, setScope] = useState<Scope>('this');
  const [isAskingScope, setAskingScope] = useState(false);
  const { errors, formRef, show, clear, clearAll } = useFieldErrors(FIELDS);
  const [busy, setBusy] = useState(false);
  useReadOnlyTexts(formRef, busy);
  const toast = useToast();
  const { me, family } = shown;

  function close() {
    keepDraft(me.id, family.id, null);
    onClose();
  }

  function put(next: EventDraft) {
    // What is being saved stays as it was sent: the answer closes the dialog.
    if (busy) return;
    setDraft(next);
    keepDraft(me.id, family.id, { event: original, rrule: ruleBefore, newId: id, draft: next });
  }

  /** Tells what keeps a draft from being saved; true when there is anything. */
  function isRefused(what: EventDraft): boolean {
    const problem = eventProblem(what);
    if (!problem) return false;
    show(problem.fields);
    toast({ variant: 'destructive', ...problem.toast });
    return true;
  }

  const suggested = useSuggestedKind(shown, draft);

  const ruleOf = (what: EventDraft) => changedRule(ruleBefore, initial.date, what);

  async function saveAs(what: EventDraft, base: Event | null, meant: Scope) {
    if (busy || isRefused(what)) return;
    setBusy(true);
    const fields = eventFieldsSchema.parse(what);
    const rule = base ? ruleOf(what) : what.rrule || null;
    const result = await commands.save({ fields, rule, scope: meant }, base, id);
    setBusy(false);
    if (result === 'saved') close();
    else if (result instanceof EditConflict) setConflict(result);
    else if (GONE.includes(result.code)) setMissing(true);
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
    /** The category and type that the title suggests while nobody chose or emptied them. */
    suggested,
    close,
    isChanged: !sameDraft(draft, initial),
    /** The event that saving changes; null when it adds one. */
    original,
    /** Saving found that the event is not there any more. */
    isMissing,
    submit: (submission: SubmitEvent) => {
      submission.preventDefault();
      const named = isKindOpen(draft) ? { ...draft, ...(suggested ?? OTHER) } : draft;
      if (!original || !isOfSeries(original)) void saveAs(named, original, 'this');
      else if (!busy && !isRefused(draft)) setAskingScope(true);
    },
    /** Saving waits for which occurrences are meant. */
    isAskingScope,
    /** The rule itself is another: not one occurrence alone can be meant. */
    hasOtherRule: ruleOf(draft) !== undefined,
    chooseScope: (chosen: Scope) => {
      setAskingScope(false);
      setScope(chosen);
      void saveAs(draft, original, chosen);
    },
    dropScope: () => setAskingScope(false),
    /** Saves what is typed as an event of its own, now and at every further try. */
    saveAsNew: () => {
      setOriginal(null);
      const isAlone = ruleOf(draft) === undefined;
      void saveAs(isAlone ? { ...draft, rrule: '' } : draft, null, 'this');
    },
    conflict,
    backToEditing: () => setConflict(null),
    /** Saves what was chosen over the event as it is now. */
    saveChoices: (fields: EventFields, theirs: Event) => {
      const rrule = mergedRule(ruleBefore, initial.date, draft, fields.date);
      const chosen = draftOf({ ...theirs, ...fields }, rrule);
      setConflict(null);
      setDraft(chosen);
      void saveAs(chosen, theirs, scope);
    },
  };
}
