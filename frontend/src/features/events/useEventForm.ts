import { eventFieldsSchema, NO_SUCH_EVENT, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { NO_SUCH_SERIES } from '@kinday/contracts/series';
import { useState, type SubmitEvent } from 'react';
import { newId } from '../../api/newId';
import type { EventSlot } from '../../product/eventSlot';
import type { ShownFamily } from '../../sync/useFamily';
import { useSyncDispatch } from '../../sync/syncState';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import type { Scope } from '../../sync/commands/eventCommand';
import { isOfSeries } from '../../sync/commands/ofSeries';
import { seenNow } from '../../sync/commands/seen';
import { EditConflict } from '../../sync/commands/writeWithMerge';
import { draftOf, newDraft, sameDraft, type EventDraft, type EventField } from './eventDraft';
import { EVENT_FIELDS } from '../../sync/commands/eventParts';
import { eventProblem } from './eventProblem';
import { isKindOpen, OTHER } from './kind/openKind';
import { useSuggestedKind } from './kind/useSuggestedKind';
import { keepDraft, type KeptDraft } from './keptDraft';
import { changedRule, followedRule } from './repeating/followedRule';
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

/** What an edit begins from: the event, null to add one, and what it says as a draft. */
interface Base {
  event: Event | null;
  draft: EventDraft;
}

/** What the event dialog holds and does. */
export function useEventForm(input: EventFormInput) {
  const { shown, commands, event, slot, kept, onClose } = input;
  const [base, setBase] = useState<Base>(() => ({
    event,
    draft: event ? draftOf(event, kept?.rrule ?? input.rrule) : { ...newDraft(slot.date), ...slot },
  }));
  const [draft, setDraft] = useState(kept?.draft ?? base.draft);
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
  const dispatch = useSyncDispatch();
  /** The revision that the author has seen: that of when editing began, or of the last question they answered. */
  const [seen, setSeen] = useState(() => kept?.seen ?? dispatch(seenNow(family.id)));

  function close() {
    keepDraft(me.id, family.id, null);
    onClose();
  }

  function put(next: EventDraft, over: Base = base) {
    // What is being saved stays as it was sent: the answer closes the dialog.
    if (busy) return;
    setDraft(next);
    keepDraft(me.id, family.id, {
      event: over.event,
      rrule: over.draft.rrule,
      newId: id,
      draft: next,
      seen,
    });
  }

  const ruleOf = (what: EventDraft, { event: edited, draft: from } = base) =>
    edited ? changedRule(from.rrule, from.date, what) : what.rrule || null;

  /** Tells what keeps a draft from being saved; true when there is anything. */
  function isRefused(what: EventDraft, over = base): boolean {
    const problem = eventProblem(what, ruleOf(what, over));
    if (!problem) return false;
    show(problem.fields);
    toast({ variant: 'destructive', ...problem.toast });
    return true;
  }

  const suggested = useSuggestedKind(shown, draft);

  async function saveAs(what: EventDraft, meant: Scope, over: Base = base, upTo = seen) {
    if (busy || isRefused(what, over)) return;
    setBusy(true);
    const fields = eventFieldsSchema.parse(what);
    const rule = ruleOf(what, over);
    const wanted = { fields, rule, scope: meant, ...(meant !== 'this' && { seen: upTo }) };
    const result = await commands.save(wanted, over.event, id);
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
    isChanged: !sameDraft(draft, base.draft),
    /** The event that saving changes, as its author knows it; null when it adds one. */
    original: base.event,
    /** Saving found that the event is not there any more. */
    isMissing,
    submit: (submission: SubmitEvent) => {
      submission.preventDefault();
      const named = isKindOpen(draft) ? { ...draft, ...(suggested ?? OTHER) } : draft;
      if (!base.event || !isOfSeries(base.event)) void saveAs(named, 'this');
      else if (!busy && !isRefused(draft)) setAskingScope(true);
    },
    /** Saving waits for which occurrences are meant. */
    isAskingScope,
    /** The rule itself is another: not one occurrence alone can be meant. */
    hasOtherRule: ruleOf(draft) !== undefined,
    chooseScope: (chosen: Scope) => {
      setAskingScope(false);
      setScope(chosen);
      void saveAs(draft, chosen);
    },
    dropScope: () => setAskingScope(false),
    /** Saves what is typed as an event of its own, now and at every further try. */
    saveAsNew: () => {
      const asNew = { ...base, event: null };
      setBase(asNew);
      const isAlone = ruleOf(draft) === undefined;
      void saveAs(isAlone ? { ...draft, rrule: '' } : draft, 'this', asNew);
    },
    conflict,
    backToEditing: () => setConflict(null),
    /** Lets the series repeat no more, with the days that somebody changed by themselves. */
    stopAllTheSame: () => {
      const upTo = conflict?.day?.seen;
      setConflict(null);
      setSeen(upTo);
      void saveAs(draft, scope, base, upTo);
    },
    /**
     * Saves what was chosen over the event as it is now. The next clash is about what was changed since:
     * what is theirs in the choice is not taken for an edit of the author's own.
     */
    saveChoices: (fields: EventFields, theirs: Event) => {
      const { rrule, date } = base.draft;
      const now = { event: theirs, draft: draftOf(theirs, followedRule(rrule, date, theirs.date)) };
      const from = ruleOf(draft) === undefined ? now.draft : draft;
      const chosenRule = followedRule(from.rrule, from.date, fields.date);
      const chosen = draftOf({ ...theirs, ...fields }, chosenRule);
      setConflict(null);
      setBase(now);
      put(chosen, now);
      void saveAs(chosen, scope, now);
    },
  };
}
