import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { BusyButton } from '../../../ui/BusyButton';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import * as uiMessages from '../../../ui/messages';
import './feedDialog.css';

interface FeedDialogProps {
  title: string;
  /** What the button says that saves it, and while it does. */
  action: string;
  busyAction: string;
  busy: boolean;
  formRef: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form about one calendar of others. */
export function FeedDialog(props: FeedDialogProps) {
  const { title, action, busyAction, busy, formRef, onSubmit, onClose, children } = props;
  return (
    <Dialog size="xs" title={title} className="kd-feed-dialog" coversFoot onClose={onClose}>
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <div className="kd-dialog__content">{children}</div>
        <div className="kd-dialog__actions">
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <BusyButton type="submit" busy={busy} busyLabel={busyAction}>
            {action}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
