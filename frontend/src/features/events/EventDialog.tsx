import { dayIn } from '@kinday/contracts/zonedTime';
import { useId, useState } from 'react';
import { kindText } from '../../product/eventText';
import { useSayEditing } from '../../sync/usePresence';
import { PullHandle } from '../../ui/PullHandle';
import { Dialog } from '../../ui/Dialog';
import { Button } from '../../ui/Button';
import { BusyButton } from '../../ui/BusyButton';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useIsPhone } from '../../ui/useIsPhone';
import { ChangedDays } from './ChangedDays';
import { ConflictDialog } from './ConflictDialog';
import { DeletedMeanwhile } from './DeletedMeanwhile';
import { EditingNotice } from './EditingNotice';
import { editorName } from './editorName';
import { EventFields } from './EventFields';
import { ScopeDialog } from './repeating/ScopeDialog';
import { QuickAdd } from './quickAdd/QuickAdd';
import { useEventForm, type EventFormInput } from './useEventForm';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './eventDialog.css';

interface EventDialogProps extends EventFormInput {
  open: boolean;
  /** When it was opened, one of `changesSoFar`. */
  since: number;
  onExited: () => void;
}

/** Adds an event or edits one. What was typed stays until it is saved or knowingly discarded. */
export function EventDialog({ open, since, onExited, ...input }: EventDialogProps) {
  const { shown, event } = input;
  const { formRef, original, ...form } = useEventForm(input);
  const [asking, setAsking] = useState(false);
  const isPhone = useIsPhone();
  const titleId = useId();
  useSayEditing(open && original ? original.id : null);

  const suggestedText =
    form.suggested && kindText({ ownCategoryId: null, ...form.suggested }, shown.ownCategories);

  const askToClose = () => {
    if (form.busy) return;
    if (form.isChanged) setAsking(true);
    else form.close();
  };

  const actions = (
    <div className="kd-event-dialog__actions">
      <Button onClick={askToClose}>{uiMessages.cancel}</Button>
      <BusyButton
        type="submit"
        busy={form.busy}
        busyLabel={original ? messages.updating : messages.creating}
      >
        {original ? messages.updateEvent : messages.createEvent}
      </BusyButton>
    </div>
  );

  return (
    <Dialog
      open={open}
      onClose={askToClose}
      fullScreen={isPhone}
      labelledBy={titleId}
      className="kd-event-dialog"
      coversFoot={!isPhone}
      onExited={onExited}
    >
      {isPhone && <PullHandle onClose={askToClose} />}
      <form ref={formRef} noValidate onSubmit={form.submit}>
        {/* The keyboard of a phone covers the foot of the sheet: the buttons stand at its head. */}
        {isPhone && actions}
        <h2 id={titleId}>{original ? messages.editEvent : messages.addNewEvent}</h2>
        {original && <EditingNotice eventId={original.id} />}
        <EventFields
          draft={form.draft}
          errors={form.errors}
          shown={shown}
          suggested={form.suggested}
          quickAdd={
            event ? null : (
              <QuickAdd
                draft={form.draft}
                today={dayIn(shown.family.zone, new Date())}
                suggested={suggestedText}
                onFill={form.fill}
              />
            )
          }
          onChange={form.change}
        />
        {!isPhone && actions}
      </form>
      <ConfirmDialog
        open={asking}
        title={messages.askDiscarding}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        destructive
        onConfirm={form.close}
        onClose={() => setAsking(false)}
      >
        {messages.willBeLost}
      </ConfirmDialog>
      <ScopeDialog
        open={form.isAskingScope}
        title={messages.changeWhichOnes}
        confirmLabel={messages.save}
        isOfRule={form.hasOtherRule}
        onChoose={form.chooseScope}
        onClose={form.dropScope}
      />
      {original && form.conflict?.day && (
        <ChangedDays
          title={original.title}
          conflict={form.conflict}
          shown={shown}
          onStop={form.stopAllTheSame}
        >
          <Button onClick={form.backToEditing}>{messages.backToEditing}</Button>
        </ChangedDays>
      )}
      {original && form.conflict && !form.conflict.day && (
        <ConflictDialog
          conflict={form.conflict}
          original={original}
          draft={form.draft}
          shown={shown}
          editor={editorName(original, shown.members, shown.me.id)}
          onSave={form.saveChoices}
          onBack={form.backToEditing}
        />
      )}
      {original && open && !form.busy && (
        <DeletedMeanwhile
          event={original}
          since={since}
          isMissing={form.isMissing}
          shown={shown}
          onSaveAsNew={form.saveAsNew}
          onDiscard={form.close}
        />
      )}
    </Dialog>
  );
}
