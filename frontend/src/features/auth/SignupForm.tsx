import { INVITE_CODE_LENGTH, PRODUCT_NAME, TRIAL_DAYS, type Tier } from '@kinday/contracts/product';
import type { AuthAnswer, SignupInput } from '@kinday/contracts/user';
import type { SubmitEvent } from 'react';
import { asApiError, errorMessage } from '../../api/apiError';
import { useSignupMutation } from '../../api/authApi';
import { BusyButton } from '../../ui/BusyButton';
import { LineIcon } from '../../ui/LineIcon';
import { RadioCards } from '../../ui/RadioCards';
import { TextInput } from '../../ui/TextInput';
import { useToast } from '../../ui/toast/useToast';
import { EmailInput } from '../../ui/EmailInput';
import { InviteCodeInput } from '../../product/InviteCodeInput';
import { ownZone } from '../../product/ownZone';
import { useTypedFields } from '../../ui/useTypedFields';
import { NewPasswordInput } from './NewPasswordInput';
import { signupProblem, type SignupField } from './signupProblem';

export type SignupMode = SignupInput['mode'];

interface SignupFormProps {
  mode: SignupMode;
  onModeChange: (mode: SignupMode) => void;
  /** Fills in the code of the invite that led here. */
  inviteCode: string;
  plan: Tier | null;
  onSignedUp: (answer: AuthAnswer) => void;
}

const MODES = [
  {
    value: 'createFamily',
    label: 'Create',
    description: `A new ${PRODUCT_NAME}`,
    icon: <LineIcon name="calendar" />,
  },
  {
    value: 'joinFamily',
    label: 'Join',
    description: 'An existing family',
    icon: <LineIcon name="key" />,
  },
] as const;

/** Who somebody is, and the calendar they create or join. */
export function SignupForm({ mode, onModeChange, plan, onSignedUp, ...given }: SignupFormProps) {
  const { typed, field, formRef, show } = useTypedFields<SignupField>({
    name: '',
    email: '',
    phone: '',
    password: '',
    familyName: '',
    inviteCode: given.inviteCode,
  });
  const [signup, { isLoading }] = useSignupMutation();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    const { familyName, inviteCode, ...person } = typed;
    const input: SignupInput = {
      ...person,
      mode,
      ...(mode === 'createFamily' ? { familyName, zone: ownZone() } : { inviteCode }),
      ...(plan && { plan }),
    };
    const problem = signupProblem(input);
    show(problem?.fields ?? {});
    if (problem) {
      if (problem.toast) toast({ variant: 'destructive', ...problem.toast });
      return;
    }
    const { data, error } = await signup(input);
    if (data) {
      toast({
        title: 'Account created successfully!',
        description: data.needsColorSelection
          ? 'Please choose your color to continue.'
          : `Welcome to ${PRODUCT_NAME}!`,
      });
      onSignedUp(data);
      return;
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: 'Signup failed',
      description: errorMessage(error) || 'Please check your information and try again.',
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <RadioCards
        legend="Create a calendar or join one"
        name="mode"
        value={mode}
        options={MODES}
        onChange={onModeChange}
      />
      {plan === 'premium' && mode === 'createFamily' && (
        <p className="kd-signup__plan">
          <LineIcon name="crown" />
          Premium: {TRIAL_DAYS} days free, no credit card.
        </p>
      )}
      <TextInput label="Full Name" autoComplete="name" required {...field('name')} />
      <EmailInput autoComplete="email" {...field('email')} />
      <TextInput
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        required
        hint="Your family can call you from an event."
        {...field('phone')}
      />
      <NewPasswordInput label="Password" required {...field('password')} />
      {mode === 'createFamily' ? (
        <TextInput
          label="Family Name"
          autoComplete="off"
          required
          placeholder="The Riveras"
          {...field('familyName')}
        />
      ) : (
        <InviteCodeInput
          hint={`Enter the ${INVITE_CODE_LENGTH}-character code shared by your family`}
          {...field('inviteCode')}
        />
      )}
      <BusyButton type="submit" size="large" wide busy={isLoading} busyLabel="Creating Account...">
        Create Account
      </BusyButton>
    </form>
  );
}
