import { passwordSchema } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useResetPasswordMutation } from '../../api/authApi';
import { BusyButton } from '../../ui/BusyButton';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import { NewPasswordInput } from './NewPasswordInput';
import * as productMessages from '../../product/messages';
import * as uiMessages from '../../ui/messages';
import * as messages from './messages';

interface ResetPasswordFormProps {
  /** The one in the mailed link. */
  token: string;
  onReset: () => void;
}

/** Sets a new password by the mailed link. */
export function ResetPasswordForm({ token, onReset }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [reset, { isLoading }] = useResetPasswordMutation();
  const { errors, formRef, show, clear } = useFieldErrors(['password']);
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ password: errorOf(passwordSchema, password) })) return;
    const { error } = await reset({ token, password });
    if (!error) {
      toast({ title: productMessages.passwordChanged, description: messages.logInWithNewPassword });
      return onReset();
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: productMessages.passwordNotChanged,
      description: errorMessage(error),
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <NewPasswordInput
        label={productMessages.newPassword}
        name="password"
        required
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value);
          clear('password');
        }}
      />
      <BusyButton type="submit" size="large" wide busy={isLoading} busyLabel={uiMessages.saving}>
        {messages.saveNewPassword}
      </BusyButton>
    </form>
  );
}
