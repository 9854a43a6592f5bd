import { changePasswordSchema, type ChangePasswordInput } from '@kinday/contracts/password';
import { LIMITS } from '@kinday/contracts/product';
import { useState, type SubmitEvent } from 'react';
import { asApiError } from '../../api/apiError';
import { useChangePasswordMutation } from '../../api/meApi';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf, useFieldErrors } from '../../ui/useFieldErrors';
import { ProfileForm } from './ProfileForm';

type Field = keyof ChangePasswordInput;

const EMPTY: ChangePasswordInput = { currentPassword: '', password: '' };
const FIELDS = [
  { name: 'currentPassword', label: 'Current Password', autoComplete: 'current-password' },
  {
    name: 'password',
    label: 'New Password',
    autoComplete: 'new-password',
    hint: `At least ${LIMITS.passwordMin} characters.`,
  },
] as const;

/** Another password, asked for the old one. */
export function PasswordChange() {
  const [typed, setTyped] = useState(EMPTY);
  const [change, { isLoading }] = useChangePasswordMutation();
  const { errors, formRef, show, clear } = useFieldErrors<Field>(['currentPassword', 'password']);
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show(fieldErrorsOf(changePasswordSchema, typed))) return;
    const { error } = await change(typed);
    if (!error) {
      setTyped(EMPTY);
      toast({ title: 'Password changed', description: 'Your other devices are logged out.' });
      return;
    }
    const { fields, message } = asApiError(error);
    show(fields);
    toast({ variant: 'destructive', title: 'Your password wasn’t changed', description: message });
  }

  return (
    <ProfileForm
      title="Password"
      lead="A new one logs all your other devices out."
      action="Change Password"
      busy={isLoading}
      formRef={formRef}
      onSubmit={(submission) => void submit(submission)}
    >
      {FIELDS.map(({ name, ...field }) => (
        <PasswordInput
          key={name}
          {...field}
          name={name}
          required
          value={typed[name]}
          error={errors[name]}
          onChange={(value) => {
            setTyped((before) => ({ ...before, [name]: value }));
            clear(name);
          }}
        />
      ))}
    </ProfileForm>
  );
}
