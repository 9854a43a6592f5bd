import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import Button from '@mui/material/Button';
import { errorMessage } from '../../api/apiError';
import { useGetMeQuery } from '../../api/meApi';
import { CardPage } from '../../ui/CardPage';
import { PageWait } from '../../ui/PageWait';
import { loginPath } from './returnPath';
import { rememberSignedIn } from './sessionHint';

/** Lets the signed-in through; others log in first and come back. */
export function RequireSession() {
  const { data: user, error, refetch } = useGetMeQuery();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (user !== undefined) rememberSignedIn(user !== null);
  }, [user]);

  if (user) return <Outlet />;
  if (user === null) return <Navigate to={loginPath(pathname + search)} replace />;
  if (error) {
    return (
      <CardPage title="We couldn’t load your account" lead={errorMessage(error)}>
        <div className="kd-card-page__body">
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </CardPage>
    );
  }
  return <PageWait />;
}
