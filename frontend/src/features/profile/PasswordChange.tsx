import { changePasswordSchema, type ChangePasswordInput } from '@kinday/contracts/password';
import type { SubmitEvent } from 'react';
import { asApiError } from '../../api/apiError';
import { useChangePasswordMutation } from '../../api/meApi';
import { usePasswordMin } from '../../api/usePasswordMin';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf } from '../../ui/useFieldErrors';
import { useTypedFields } from '../../ui/useTypedFields';
import { ProfileForm } from './ProfileForm';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

const EMPTY: ChangePasswordInput = { currentPassword: '', password: '' };
const FIELDS = [
  { name: 'currentPassword', label: messages.currentPassword, autoComplete: 'current-password' },
  {
    name: 'password',
    label: productMessages.newPassword,
    autoComplete: 'new-password',
  },
] as const;

/** Another password, asked for the old one. */
export function PasswordChange() {
  const [change, { isLoading }] = useChangePasswordMutation();
  const { typed, reset, field, formRef, show } = useTypedFields(EMPTY);
  const toast = useToast();
  const hint = productMessages.atLeastCharacters(usePasswordMin());

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show(fieldErrorsOf(changePasswordSchema, typed))) return;
    const { error } = await change(typed);
    if (!error) {
      reset();
      toast({
        title: productMessages.passwordChanged,
        description: messages.othersAreLoggedOut,
      });
      return;
    }
    const { fields, message } = asApiError(error);
    show(fields);
    toast({
      variant: 'destructive',
      title: productMessages.passwordNotChanged,
      description: message,
    });
  }

  return (
    <ProfileForm
      title={messages.password}
      lead={messages.newPasswordMeans}
      action={messages.changePassword}
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      {FIELDS.map(({ name, ...about }) => (
        <PasswordInput
          key={name}
          {...about}
          {...field(name)}
          {...(name === 'password' && { hint })}
          required
        />
      ))}
    </ProfileForm>
  );
}
