import { INVITE_CODE_LENGTH, PRODUCT_NAME, TRIAL_DAYS, type Tier } from '@kinday/contracts/product';
import type { AuthAnswer, SignupInput } from '@kinday/contracts/user';
import { useState, type SubmitEvent } from 'react';
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
import { RememberMe } from './RememberMe';
import { signupProblem, type SignupField } from './signupProblem';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

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
    label: messages.create,
    description: messages.newCalendar(PRODUCT_NAME),
    icon: <LineIcon name="calendar" />,
  },
  {
    value: 'joinFamily',
    label: messages.join,
    description: messages.existingFamily,
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
  const [remember, setRemember] = useState(true);
  const [signup, { isLoading }] = useSignupMutation();
  const toast = useToast();

  async function submit(submission: SubmitEvent) {
    submission.preventDefault();
    if (isLoading) return;
    const { familyName, inviteCode, ...person } = typed;
    const input: SignupInput = {
      ...person,
      mode,
      remember,
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
        title: messages.accountCreated,
        description: data.needsColorSelection
          ? messages.chooseColor
          : messages.welcomeTo(PRODUCT_NAME),
      });
      onSignedUp(data);
      return;
    }
    show(asApiError(error).fields);
    toast({
      variant: 'destructive',
      title: messages.signupFailed,
      description: errorMessage(error) || messages.checkInformation,
    });
  }

  return (
    <form ref={formRef} noValidate onSubmit={(submission) => void submit(submission)}>
      <RadioCards
        legend={messages.createOrJoin}
        name="mode"
        value={mode}
        options={MODES}
        onChange={onModeChange}
      />
      {plan === 'premium' && mode === 'createFamily' && (
        <p className="kd-signup__plan">
          <LineIcon name="crown" />
          {messages.premiumTrial(TRIAL_DAYS)}
        </p>
      )}
      <TextInput label={productMessages.fullName} autoComplete="name" required {...field('name')} />
      <EmailInput autoComplete="email" {...field('email')} />
      <TextInput
        label={productMessages.phoneNumber}
        type="tel"
        autoComplete="tel"
        required
        hint={messages.whyPhone}
        {...field('phone')}
      />
      <NewPasswordInput label={messages.password} required {...field('password')} />
      {mode === 'createFamily' ? (
        <TextInput
          label={messages.familyName}
          autoComplete="off"
          required
          placeholder={productMessages.riveras}
          {...field('familyName')}
        />
      ) : (
        <InviteCodeInput
          hint={messages.codeOfFamily(INVITE_CODE_LENGTH)}
          {...field('inviteCode')}
        />
      )}
      <RememberMe checked={remember} onChange={setRemember} />
      <BusyButton
        type="submit"
        size="large"
        wide
        busy={isLoading}
        busyLabel={messages.creatingAccount}
      >
        {messages.createAccount}
      </BusyButton>
    </form>
  );
}
