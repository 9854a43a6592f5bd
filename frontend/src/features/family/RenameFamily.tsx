import type { Family } from '@kinday/contracts/family';
import { calendarNameSchema } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { errorMessage } from '../../api/apiError';
import { useUpdateFamilyMutation } from '../../api/familyApi';
import { BusyButton } from '../../ui/BusyButton';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { SettingsSection } from '../../product/SettingsSection';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';
import './familyForm.css';

/** What everybody calls the calendar. Give it the name as its key: another name begins anew. */
export function RenameFamily({ family }: { family: Family }) {
  const [name, setName] = useState(family.name);
  const { errors, formRef, show, clear } = useFieldErrors(['calendarName']);
  const [rename, { isLoading }] = useUpdateFamilyMutation();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ calendarName: errorOf(calendarNameSchema, name) })) return;
    const { error } = await rename({ familyId: family.id, name });
    toast(
      error
        ? {
            variant: 'destructive',
            title: messages.failedToRenameCalendar,
            description: errorMessage(error),
          }
        : { title: messages.calendarRenamed, description: messages.everybodySeesName },
    );
  }

  return (
    <SettingsSection title={messages.name}>
      <form
        ref={formRef}
        className="kd-family-form"
        noValidate
        onSubmit={(submission) => void submit(submission)}
      >
        <TextInput
          label={messages.calendarName}
          name="calendarName"
          required
          autoComplete="off"
          value={name}
          error={errors.calendarName}
          onChange={(value) => {
            setName(value);
            clear('calendarName');
          }}
        />
        <BusyButton type="submit" busy={isLoading} busyLabel={uiMessages.saving}>
          {messages.saveName}
        </BusyButton>
      </form>
    </SettingsSection>
  );
}
