import { useEffect } from 'react';
import { Outlet, useNavigate, useSearchParams } from 'react-router';
import { api } from '../api/api';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { calendarInAddress } from '../api/firstReads';
import { useGetMeQuery } from '../api/meApi';
import { loginPath } from '../features/auth/returnPath';
import { keptDraft } from '../features/events/keptDraft';
import { useCalendarChange } from '../features/family/useCalendarChange';
import { SwitchedElsewhereNotice } from '../features/live/SwitchedElsewhereNotice';
import { OutdatedNotice } from '../features/live/OutdatedNotice';
import { LiveConnection } from '../sync/LiveConnection';
import { familyShown, lostFamilyAcknowledged } from '../sync/liveSlice';
import { useSyncDispatch, useSyncSelector } from '../sync/syncState';
import { useWaitingQueue } from '../sync/waiting/useWaitingQueue';
import { OverlayPiece } from '../pieces/OverlayPiece';
import { themedLazily } from '../pieces/themedLazily';
import { closeLayers, pageOnTop } from '../ui/layers/openLayers';
import { clearToasts } from '../ui/toast/toastStore';
import { useLasting } from '../ui/useLasting';
import { useEnrolledDevice } from './useEnrolledDevice';
import { useKeptRelease } from './useKeptRelease';
import { useLogInAgain } from './useLogInAgain';

const FamilyLostDialog = themedLazily(
  'FamilyLostDialog',
  () => import('../features/live/FamilyLostDialog'),
);
const LogOutDialog = themedLazily('LogOutDialog', () => import('../features/auth/LogOutDialog'));
const OtherUserDialog = themedLazily(
  'OtherUserDialog',
  () => import('../features/live/OtherUserDialog'),
);
const SignedOutDialog = themedLazily(
  'SignedOutDialog',
  () => import('../features/live/SignedOutDialog'),
);

/** What this tab does itself is heard of a moment before it is done: a log-out, another calendar. */
const GRACE_MS = 1_000;

/** What surrounds every page of a family: the live connection, and what it may have to tell. */
export function SignedInShell() {
  const { data: user } = useGetMeQuery();
  const { data: calendars } = useGetCalendarsQuery();
  const live = useSyncSelector((state) => state.live);
  const { lostFamily, outdated, signedOut, otherUser, shownFamilyId } = live;
  const isLeaving = useSyncSelector((state) => state.waiting.isLeaving);
  const isSignedOut = useLasting(signedOut, GRACE_MS);
  const { switchCalendar } = useCalendarChange();
  const current = calendars?.find(({ id }) => id === user?.familyId);
  const isElsewhere = useLasting(
    !!current && !!shownFamilyId && current.id !== shownFamilyId,
    GRACE_MS,
  );
  const dispatch = useSyncDispatch();
  const [query] = useSearchParams();
  const named = calendarInAddress(query);
  const isOtherAsked = named !== null && named !== user?.familyId;
  const navigate = useNavigate();
  useEnrolledDevice(user?.id);
  useKeptRelease();
  useWaitingQueue(user?.id);
  useLogInAgain(signedOut);
  // A toast tells as much of somebody as the page does.
  useEffect(() => {
    if (isSignedOut) clearToasts();
  }, [isSignedOut]);

  // Not by loading a page: what waits in this one alone is sent after the log-in.
  const logIn = () => void navigate(loginPath('/dashboard'));

  const goOn = () => {
    dispatch(api.util.invalidateTags(['Account']));
    dispatch(lostFamilyAcknowledged());
    // The dialog that told it has an entry of the history, which must not stay below.
    void pageOnTop().then(() => navigate('/dashboard?choose', { replace: true }));
  };

  return (
    <>
      {user && !otherUser && !signedOut && (
        <LiveConnection currentFamilyId={isOtherAsked ? null : user.familyId} />
      )}
      {outdated && <OutdatedNotice />}
      {isElsewhere && current && shownFamilyId && (
        <SwitchedElsewhereNotice
          key={current.id}
          name={current.name}
          onGo={() => void closeLayers().then((done) => done && dispatch(familyShown(current.id)))}
          onBack={() => void switchCalendar(shownFamilyId)}
        />
      )}
      {/* Whoever comes by sees nothing of somebody who has logged out. */}
      {!isSignedOut && <Outlet />}
      <OverlayPiece>
        {lostFamily && (
          <FamilyLostDialog
            lostFamily={lostFamily}
            hasOtherCalendars={!!calendars?.some(({ id }) => id !== lostFamily.familyId)}
            onGoOn={goOn}
          />
        )}
        {isLeaving && <LogOutDialog />}
        {otherUser && <OtherUserDialog onGoOn={() => window.location.assign('/dashboard')} />}
        {isSignedOut && !otherUser && (
          <SignedOutDialog
            hasDraft={!!user && !!shownFamilyId && keptDraft(user.id, shownFamilyId) !== null}
            onLogIn={logIn}
          />
        )}
      </OverlayPiece>
    </>
  );
}
