import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useId, useState, type SubmitEvent } from 'react';
import type { ShownFamily } from '../../sync/useFamily';
import { BusyButton } from '../../ui/BusyButton';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToast } from '../../ui/toast/useToast';
import { useFieldErrors } from '../../ui/useFieldErrors';
import { useIsPhone } from '../../ui/useIsPhone';
import { draftOf, newDraft, sameDraft } from './eventDraft';
import { EventFields } from './EventFields';
import { EVENT_FIELDS, eventProblem } from './eventProblem';
import { useSaveEvent } from './useSaveEvent';
import './eventDialog.css';

interface EventDialogProps {
  shown: ShownFamily;
  /** The event to edit; null to add one. */
  event: Event | null;
  /** The day a new event starts with. */
  date: CalendarDate;
  open: boolean;
  onClose: () => void;
  onExited: () => void;
}

/** Adds an event or edits one. What was typed stays until it is saved or knowingly discarded. */
export function EventDialog({ shown, event, date, open, onClose, onExited }: EventDialogProps) {
  const [initial] = useState(() => (event ? draftOf(event) : newDraft(date)));
  const [draft, setDraft] = useState(initial);
  const [asking, setAsking] = useState(false);
  const { errors, formRef, show, clear } = useFieldErrors(EVENT_FIELDS);
  const { save, busy } = useSaveEvent(shown, event);
  const toast = useToast();
  const isPhone = useIsPhone();
  const titleId = useId();

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
    else onClose();
  }

  const askToClose = () => {
    if (busy) return;
    if (sameDraft(draft, initial)) onClose();
    else setAsking(true);
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
        <EventFields
          draft={draft}
          errors={errors}
          autoFocusTitle={!event}
          onChange={(next, touched) => {
            setDraft(next);
            clear(touched);
          }}
        />
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
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        What you typed will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
