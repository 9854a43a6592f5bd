import { Link, Navigate, useSearchParams } from 'react-router';
import { LoginForm } from '../features/auth/LoginForm';
import { returnPath, signupPath } from '../features/auth/returnPath';
import { useKnownUser } from '../features/auth/useKnownUser';
import { useAfterLogIn } from '../features/auth/useAfterLogIn';
import { CardPage } from '../product/CardPage';
import { PageTitle } from '../product/PageTitle';
import '../features/auth/auth.css';

export function LoginPage() {
  const [query] = useSearchParams();
  const signedIn = useAfterLogIn();
  const user = useKnownUser();
  const next = returnPath(query);

  if (user) return <Navigate to={next ?? '/dashboard'} replace />;
  return (
    <CardPage
      title="Welcome back"
      lead="Log in to see what your family is up to."
      footer={
        <>
          New here? <Link to={signupPath(next)}>Sign up</Link>
        </>
      }
    >
      <PageTitle title="Log In" description="Log in to your family's shared calendar." />
      <LoginForm onLoggedIn={(answer) => signedIn(answer, next)} />
    </CardPage>
  );
}
