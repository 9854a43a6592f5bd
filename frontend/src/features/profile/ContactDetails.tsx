import { profileInputSchema, type CurrentUser } from '@kinday/contracts/user';
import type { SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useUpdateProfileMutation } from '../../api/meApi';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf } from '../../ui/useFieldErrors';
import { useTypedFields } from '../../ui/useTypedFields';
import { ProfileForm } from './ProfileForm';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const FIELDS = [
  { name: 'name', label: productMessages.fullName, autoComplete: 'name' },
  { name: 'phone', label: productMessages.phoneNumber, autoComplete: 'tel', type: 'tel' },
] as const;

/** The name and the phone number one's families see. */
export function ContactDetails({ user }: { user: CurrentUser }) {
  const [save, { isLoading }] = useUpdateProfileMutation();
  const { typed, changed, field, formRef, show } = useTypedFields({
    name: user.name,
    phone: user.phone,
  });
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show(fieldErrorsOf(profileInputSchema, typed))) return;
    const { error } = await save(changed);
    if (!error) {
      toast({ title: messages.profileUpdated, description: messages.familySeesChange });
      return;
    }
    show(asApiError(error).fields);
    const message = errorMessage(error, messages.profileOnceOnline);
    toast({ variant: 'destructive', title: messages.failedToUpdateProfile, description: message });
  }

  return (
    <ProfileForm
      title={messages.nameAndPhone}
      lead={messages.whyNameAndPhone}
      action={messages.saveProfile}
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      {FIELDS.map(({ name, ...about }) => (
        <TextInput key={name} {...about} {...field(name)} required />
      ))}
    </ProfileForm>
  );
}
