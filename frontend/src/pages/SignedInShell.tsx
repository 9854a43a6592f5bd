import { Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { api } from '../api/api';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { useGetMeQuery } from '../api/meApi';
import { loginPath } from '../features/auth/returnPath';
import { OutdatedNotice } from '../features/presence/OutdatedNotice';
import { LiveConnection } from '../sync/LiveConnection';
import { farewellRead } from '../sync/live';
import { useSyncDispatch, useSyncSelector } from '../sync/state';
import { themedLazily } from '../theme/themedLazily';

const FarewellDialog = themedLazily(
  'FarewellDialog',
  () => import('../features/presence/FarewellDialog'),
);
const SignedOutDialog = themedLazily(
  'SignedOutDialog',
  () => import('../features/presence/SignedOutDialog'),
);

/** Logging out in this tab ends the session too, a moment before the tab leaves for /login. */
const SIGNED_OUT_GRACE_MS = 1_000;

/** What surrounds every page of a family: the live connection, and what it may have to tell. */
export function SignedInShell() {
  const { data: user } = useGetMeQuery();
  const { data: calendars } = useGetCalendarsQuery();
  const { farewell, outdated } = useSyncSelector((state) => state.live);
  const isSignedOut = useSignedOut();
  const dispatch = useSyncDispatch();
  const navigate = useNavigate();

  const goOn = () => {
    dispatch(api.util.invalidateTags(['Account']));
    dispatch(farewellRead());
    void navigate('/dashboard?choose', { replace: true });
  };

  return (
    <>
      {user && <LiveConnection currentFamilyId={user.familyId} />}
      {outdated && <OutdatedNotice />}
      <Outlet />
      <Suspense fallback={null}>
        {farewell && (
          <FarewellDialog
            farewell={farewell}
            hasOtherCalendars={!!calendars?.some(({ id }) => id !== farewell.familyId)}
            onGoOn={goOn}
          />
        )}
        {isSignedOut && (
          <SignedOutDialog onLogIn={() => window.location.assign(loginPath('/dashboard'))} />
        )}
      </Suspense>
    </>
  );
}

function useSignedOut(): boolean {
  const signedOut = useSyncSelector((state) => state.live.signedOut);
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!signedOut) return;
    const timer = setTimeout(() => setTold(true), SIGNED_OUT_GRACE_MS);
    return () => clearTimeout(timer);
  }, [signedOut]);
  return signedOut && told;
}
