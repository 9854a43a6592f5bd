import { loginSchema, type AuthAnswer } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { asApiError, errorMessage } from '../../api/apiError';
import { useLoginMutation } from '../../api/authApi';
import { BusyButton } from '../../ui/BusyButton';
import { EmailInput } from '../../ui/EmailInput';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf } from '../../ui/useFieldErrors';
import { useTypedFields } from '../../ui/useTypedFields';
import { RememberMe } from './RememberMe';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** E-mail and password; `onLoggedIn` hears the server's answer. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: AuthAnswer) => void }) {
  const { typed, field, formRef, show, focus } = useTypedFields({ email: '', password: '' });
  const [remember, setRemember] = useState(true);
  const [login, { isLoading }] = useLoginMutation();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    if (!typed.email.trim()) return focus('email');
    if (!typed.password) return focus('password');
    const input = { ...typed, remember };
    if (show(fieldErrorsOf(loginSchema, input))) return;
    const { data, error } = await login(input);
    if (data) {
      toast({ title: messages.welcomeBack, description: messages.loggedIn });
      onLoggedIn(data);
      return;
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: messages.loginFailed,
      description: errorMessage(error) || messages.checkCredentials,
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <EmailInput autoComplete="username" {...field('email')} />
      <PasswordInput
        label={messages.password}
        autoComplete="current-password"
        required
        {...field('password')}
      />
      <RememberMe checked={remember} onChange={setRemember}>
        <Link to="/forgot-password">{messages.forgotPassword}</Link>
      </RememberMe>
      <BusyButton type="submit" size="large" wide busy={isLoading} busyLabel={messages.loggingIn}>
        {productMessages.logIn}
      </BusyButton>
    </form>
  );
}
