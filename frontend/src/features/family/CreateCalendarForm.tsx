import { isBlank } from '@kinday/contracts/text';
import { calendarNameSchema } from '@kinday/contracts/user';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { CalendarForm } from './CalendarForm';
import { useCalendarChange } from './useCalendarChange';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

interface CreateCalendarFormProps {
  onDone: () => void;
  /** Stands before the button. */
  cancel?: ReactNode;
  autoFocus?: boolean;
}

/** Makes a calendar of one's own by its name. */
export function CreateCalendarForm({ onDone, cancel, autoFocus = false }: CreateCalendarFormProps) {
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
          title: messages.nameRequired,
          description: messages.enterCalendarName,
        });
      }
      return;
    }
    if (await createCalendar(name)) onDone();
  }

  return (
    <CalendarForm
      action={messages.createCalendar}
      busy={isCreating}
      busyLabel={messages.creating}
      cancel={cancel}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      <TextInput
        label={messages.calendarName}
        name="name"
        required
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder={productMessages.riveras}
        value={name}
        error={errors.name}
        onChange={(value) => {
          setName(value);
          clear('name');
        }}
      />
    </CalendarForm>
  );
}
