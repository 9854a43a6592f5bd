import { INVITE_CODE_LENGTH } from '@kinday/contracts/product';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { toInviteCode } from '../product/inviteCode';
import { JoinAsMember } from '../features/auth/JoinAsMember';
import { loginPath, returnPath } from '../features/auth/returnPath';
import { SignupForm, type SignupMode } from '../features/auth/SignupForm';
import { useKnownUser } from '../features/auth/useKnownUser';
import { useAfterLogIn } from '../features/auth/useAfterLogIn';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import * as productMessages from '../product/messages';
import * as messages from './messages';
import '../features/auth/auth.css';

const LEADS: Record<SignupMode, string> = {
  createFamily: messages.signupLead,
  joinFamily: messages.joinLead,
};

export function SignupPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const [mode, setMode] = useState<SignupMode>(
    query.get('mode') === 'joinFamily' ? 'joinFamily' : 'createFamily',
  );
  const signedIn = useAfterLogIn();
  const user = useKnownUser();
  const next = returnPath(query);
  const logIn = next ? loginPath(next) : '/login';
  const plan = query.get('plan');
  const inviteCode = toInviteCode(query.get('code') ?? '');
  const invited = mode === 'joinFamily' && inviteCode.length === INVITE_CODE_LENGTH;

  if (user && invited) return <JoinAsMember user={user} inviteCode={inviteCode} />;
  if (user) return <Navigate to={next ?? '/dashboard'} replace />;
  return (
    <CardPage
      title={mode === 'joinFamily' ? messages.joinYourFamily : messages.createYourAccount}
      lead={LEADS[mode]}
      footer={
        <>
          {messages.haveAccount}{' '}
          <Link to={invited ? loginPath(pathname + search) : logIn}>{messages.logIn}</Link>
        </>
      }
    >
      <PageTitle
        title={productMessages.signUp}
        description={messages.signupPage(INVITE_CODE_LENGTH)}
      />
      <SignupForm
        mode={mode}
        onModeChange={setMode}
        inviteCode={inviteCode}
        plan={plan === 'free' || plan === 'premium' ? plan : null}
        onSignedUp={(answer) => void signedIn(answer, next)}
      />
    </CardPage>
  );
}
