import { isBlank } from '@kinday/contracts/text';
import { calendarNameSchema } from '@kinday/contracts/user';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { BusyButton } from '../../ui/BusyButton';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { useCalendarChange } from './useCalendarChange';
import './calendarForms.css';

interface CalendarFormProps {
  onDone: () => void;
  /** Stands before the button. */
  cancel?: ReactNode;
  autoFocus?: boolean;
}

/** Makes a calendar of one's own by its name. */
export function CreateCalendarForm({ onDone, cancel, autoFocus = false }: CalendarFormProps) {
  const [name, setName] = useState('');
  const { errors, formRef, show, clear } = useFieldErrors(['name']);
  const { createCalendar, isCreating } = useCalendarChange();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isCreating) return;
    if (show({ name: errorOf(calendarNameSchema, name) })) {
      if (isBlank(name)) {
        toast({
          variant: 'destructive',
          title: 'Name required',
          description: 'Please enter a calendar name.',
        });
      }
      return;
    }
    if (await createCalendar(name)) onDone();
  }

  return (
    <form
      ref={formRef}
      className="kd-calendar-form"
      noValidate
      onSubmit={(submission) => void submit(submission)}
    >
      <TextInput
        label="Calendar Name"
        name="name"
        required
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder="The Riveras"
        value={name}
        error={errors.name}
        onChange={(value) => {
          setName(value);
          clear('name');
        }}
      />
      <div className="kd-calendar-form__actions">
        {cancel}
        <BusyButton type="submit" busy={isCreating} busyLabel="Creating...">
          Create Calendar
        </BusyButton>
      </div>
    </form>
  );
}
