import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { errorMessage } from '../../api/apiError';
import { useGetMeQuery } from '../../api/meApi';
import { PageProblem } from '../../product/PageProblem';
import { PageTitle } from '../../product/PageTitle';
import { loginPath } from './returnPath';
import { rememberSignedIn } from './sessionHint';
import * as messages from './messages';

/**
 * Lets the signed-in through; others log in first and come back. Until the answer is there the page
 * shows its own way of loading.
 */
export function RequireSession() {
  const { data: user, error, refetch } = useGetMeQuery();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (user !== undefined) rememberSignedIn(user !== null);
  }, [user]);

  if (user === null) return <Navigate to={loginPath(pathname + search)} replace />;
  if (user || !error) return <Outlet />;
  return (
    <>
      <PageTitle hidden />
      <PageProblem
        title={messages.accountNotLoaded}
        text={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    </>
  );
}
