import { datesInputSchema, type CurrentUser } from '@kinday/contracts/user';
import type { SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useSetDatesMutation } from '../../api/meApi';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf } from '../../ui/useFieldErrors';
import { useTypedFields } from '../../ui/useTypedFields';
import { ProfileForm } from './ProfileForm';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

const FIELDS = [
  { name: 'birthday', label: messages.birthday, placeholder: '03-15', autoComplete: 'off' },
  {
    name: 'anniversary',
    label: messages.anniversary,
    placeholder: '06-20',
    autoComplete: 'off',
  },
] as const;

/** The days the family's calendar celebrates one on. */
export function ImportantDates({ user }: { user: CurrentUser }) {
  const { typed, changed, field, formRef, show } = useTypedFields({
    birthday: user.birthday ?? '',
    anniversary: user.anniversary ?? '',
  });
  const [save, { isLoading }] = useSetDatesMutation();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show(fieldErrorsOf(datesInputSchema, typed))) return;
    const { error } = await save(changed);
    if (!error) {
      toast({
        title: messages.profileUpdated,
        description: messages.datesSaved,
      });
      return;
    }
    show(asApiError(error).fields);
    const message = errorMessage(error, messages.profileOnceOnline);
    toast({
      variant: 'destructive',
      title: messages.failedToUpdateProfile,
      description: message || uiMessages.pleaseTryAgain,
    });
  }

  return (
    <ProfileForm
      title={messages.importantDates}
      lead={messages.whyDates}
      action={messages.saveDates}
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      {FIELDS.map(({ name, ...about }) => (
        <TextInput
          key={name}
          {...about}
          {...field(name)}
          inputProps={{
            maxLength: 5,
            pattern: '(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])',
          }}
        />
      ))}
    </ProfileForm>
  );
}
