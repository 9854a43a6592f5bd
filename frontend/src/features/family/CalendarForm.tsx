import type { ReactNode, Ref, SubmitEventHandler } from 'react';
import { BusyButton } from '../../ui/BusyButton';
import './calendarForms.css';

interface CalendarFormProps {
  action: string;
  busy: boolean;
  busyLabel: string;
  /** Stands before the button. */
  cancel: ReactNode;
  formRef: Ref<HTMLFormElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The field. */
  children: ReactNode;
}

/** One field and a button: a way to another calendar. */
export function CalendarForm({
  action,
  busy,
  busyLabel,
  cancel,
  formRef,
  onSubmit,
  children,
}: CalendarFormProps) {
  return (
    <form ref={formRef} className="kd-calendar-form" noValidate onSubmit={onSubmit}>
      {children}
      <div className="kd-calendar-form__actions">
        {cancel}
        <BusyButton type="submit" busy={busy} busyLabel={busyLabel}>
          {action}
        </BusyButton>
      </div>
    </form>
  );
}
