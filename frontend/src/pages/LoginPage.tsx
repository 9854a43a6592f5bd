import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../features/auth/LoginForm';
import { returnPath, signupPath } from '../features/auth/returnPath';
import { useKnownUser } from '../features/auth/useKnownUser';
import { useAfterLogIn } from '../features/auth/useAfterLogIn';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import { useSyncSelector } from '../sync/syncState';
import * as productMessages from '../product/messages';
import { useLogInAgain } from './useLogInAgain';
import * as messages from './messages';
import '../features/auth/auth.css';

export function LoginPage() {
  const [query] = useSearchParams();
  const signedIn = useAfterLogIn();
  const user = useKnownUser();
  const next = returnPath(query);
  const isSignedOut = useSyncSelector(({ live }) => live.signedOut);
  const navigate = useNavigate();
  // What waits in this page is sent after a log-in in another tab, too.
  useLogInAgain(isSignedOut, () => void navigate(next ?? '/dashboard', { replace: true }));

  if (user) return <Navigate to={next ?? '/dashboard'} replace />;
  return (
    <CardPage
      title={messages.welcomeBack}
      lead={messages.loginLead}
      footer={
        <>
          {messages.newHere} <Link to={signupPath(next)}>{messages.signUp}</Link>
        </>
      }
    >
      <PageTitle title={productMessages.logIn} description={messages.loginPage} />
      <LoginForm onLoggedIn={(answer) => void signedIn(answer, next)} />
    </CardPage>
  );
}
