import { type ReactNode, type Ref, type SubmitEventHandler } from 'react';
import { Button } from './Button';
import { BusyButton } from './BusyButton';
import { Dialog } from './Dialog';
import * as messages from './messages';

interface DeletionDialogProps {
  title: string;
  text: string;
  busy: boolean;
  formRef: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The field that proves the person means it. */
  children: ReactNode;
}

/** Asks for a proof before something is deleted for good. */
export function DeletionDialog({
  title,
  text,
  busy,
  formRef,
  onSubmit,
  onClose,
  children,
}: DeletionDialogProps) {
  return (
    <Dialog size="xs" title={title} text={text} onClose={onClose}>
      <form ref={formRef} noValidate onSubmit={onSubmit}>
        <div className="kd-dialog__content">{children}</div>
        <div className="kd-dialog__actions">
          <Button onClick={onClose}>{messages.cancel}</Button>
          <BusyButton type="submit" danger busy={busy} busyLabel={messages.deleting}>
            {messages.deleteForGood}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}
