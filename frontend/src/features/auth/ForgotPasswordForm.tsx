import { emailSchema } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useForgotPasswordMutation } from '../../api/authApi';
import { BusyButton } from '../../ui/BusyButton';
import { EmailInput } from '../../ui/EmailInput';
import { useToast } from '../../ui/toast/useToast';
import { errorOf, useFieldErrors } from '../../ui/useFieldErrors';
import * as messages from './messages';

/** Asks for the mail with the link to a new password; `onSent` hears the address. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [send, { isLoading }] = useForgotPasswordMutation();
  const { errors, formRef, show, clear } = useFieldErrors(['email']);
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading || show({ email: errorOf(emailSchema, email) })) return;
    const { error } = await send({ email });
    if (!error) return onSent(email.trim());
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: messages.linkNotSent,
      description: errorMessage(error),
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <EmailInput
        name="email"
        autoComplete="username"
        value={email}
        error={errors.email}
        onChange={(value) => {
          setEmail(value);
          clear('email');
        }}
      />
      <BusyButton type="submit" size="large" wide busy={isLoading} busyLabel={messages.sending}>
        {messages.sendLink}
      </BusyButton>
    </form>
  );
}
