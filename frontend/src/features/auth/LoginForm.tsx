import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { loginSchema, type AuthAnswer } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { asApiError, errorMessage } from '../../api/apiError';
import { useLoginMutation } from '../../api/authApi';
import { BusyButton } from '../../ui/BusyButton';
import { EmailInput } from '../../ui/EmailInput';
import { PasswordInput } from '../../ui/PasswordInput';
import { useToast } from '../../ui/toast/useToast';
import { fieldErrorsOf, useFieldErrors } from '../../ui/useFieldErrors';

/** E-mail and password; `onLoggedIn` hears the server's answer. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (answer: AuthAnswer) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [login, { isLoading }] = useLoginMutation();
  const { errors, formRef, show, clear, focus } = useFieldErrors(['email', 'password']);
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    if (!email.trim() || !password) return focus(email.trim() ? 'password' : 'email');
    const input = { email, password, remember };
    if (show(fieldErrorsOf(loginSchema, input))) return;
    const { data, error } = await login(input);
    if (data) {
      toast({ title: 'Welcome back!', description: "You've been logged in successfully." });
      onLoggedIn(data);
      return;
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: 'Login failed',
      description: errorMessage(error) || 'Please check your credentials and try again.',
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
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={errors.password}
        onChange={(value) => {
          setPassword(value);
          clear('password');
        }}
      />
      <div className="kd-login__extras">
        <FormControlLabel
          control={
            <Checkbox
              name="remember"
              checked={remember}
              onChange={(_event, checked) => setRemember(checked)}
            />
          }
          label="Remember me"
        />
        <Link to="/forgot-password">Forgot password?</Link>
      </div>
      <BusyButton type="submit" size="large" fullWidth busy={isLoading} busyLabel="Logging in...">
        Log In
      </BusyButton>
    </form>
  );
}
