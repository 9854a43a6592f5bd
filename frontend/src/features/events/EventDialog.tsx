import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useId, useState, type SubmitEvent } from 'react';
import { newId } from '../../api/newId';
import type { ShownFamily } from '../../sync/useFamily';
import { BusyButton } from '../../ui/BusyButton';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import { useIsPhone } from '../../ui/useIsPhone';
import { draftOf, newDraft, sameDraft, type EventDraft } from './eventDraft';
import { EventFields } from './EventFields';
import { EVENT_FIELDS, eventProblem, type EventField } from './eventProblem';
import { keepDraft, type KeptDraft } from './keptDraft';
import { useSaveEvent } from './useSaveEvent';
import './eventDialog.css';

interface EventDialogProps {
  shown: ShownFamily;
  /** The event to edit; null to add one. */
  event: Event | null;
  /** The day a new event starts with. */
  date: CalendarDate;
  /** What was typed before, if the dialog opens again. */
  kept: KeptDraft | null;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Adds an event or edits one. What was typed stays until it is saved or knowingly discarded. */
export function EventDialog(props: EventDialogProps) {
  const { shown, event, date, kept, open, onExited } = props;
  const [initial] = useState(() => (event ? draftOf(event) : newDraft(date)));
  const [draft, setDraft] = useState(kept?.draft ?? initial);
  const [id] = useState(() => kept?.newId ?? newId());
  const [asking, setAsking] = useState(false);
  const { errors, formRef, show, clear } = useFieldErrors(EVENT_FIELDS);
  const { save, busy } = useSaveEvent(shown, event, id);
  const toast = useToast();
  const isPhone = useIsPhone();
  const titleId = useId();

  const isChanged = !sameDraft(draft, initial);
  const close = () => {
    keepDraft(null);
    props.onClose();
  };
  const change = (next: EventDraft, touched: EventField) => {
    setDraft(next);
    clear(touched);
    const { me, family } = shown;
    keepDraft({ userId: me.id, familyId: family.id, event, newId: id, draft: next });
  };

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (busy) return;
    const problem = eventProblem(draft);
    if (problem) {
      show(problem.fields);
      toast({ variant: 'destructive', ...problem.toast });
      return;
    }
    const refusal = await save(draft);
    if (refusal) show(refusal.fields);
    else close();
  }

  const askToClose = () => {
    if (busy) return;
    if (isChanged) setAsking(true);
    else close();
  };

  return (
    <Dialog
      open={open}
      onClose={askToClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'kd-event-dialog' }, transition: { onExited } }}
    >
      <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
        <h2 id={titleId}>{event ? 'Edit Event' : 'Add New Event'}</h2>
        <EventFields draft={draft} errors={errors} autoFocusTitle={!event} onChange={change} />
        <div className="kd-event-dialog__actions">
          <Button variant="outlined" onClick={askToClose}>
            Cancel
          </Button>
          <BusyButton type="submit" busy={busy} busyLabel={event ? 'Updating...' : 'Creating...'}>
            {event ? 'Update Event' : 'Create Event'}
          </BusyButton>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title="Discard this event?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        destructive
        onConfirm={close}
        onClose={() => setAsking(false)}
      >
        What you typed will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
