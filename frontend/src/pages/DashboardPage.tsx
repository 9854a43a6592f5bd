import { dayIn } from '@kinday/contracts/zonedTime';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { errorMessage } from '../api/apiError';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { firstMonth, monthInAddress } from '../api/firstReads';
import { useGetMeQuery } from '../api/meApi';
import { useLogOut } from '../features/auth/useLogOut';
import { CalendarSkeleton } from '../features/calendar/CalendarSkeleton';
import { useFirstMonthIsComing } from '../features/calendar/useEventsOnScreen';
import { useCalendarChange } from '../features/family/useCalendarChange';
import { useSyncSelector } from '../sync/syncState';
import { useFamily } from '../sync/useFamily';
import { lazily } from '../pieces/lazily';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { FamilyCalendar } from './FamilyCalendar';
import { useCalendarInAddress } from './useCalendarInAddress';
import * as messages from './messages';

// Most visits go straight to the calendar.
const SelectCalendarCard = lazily(
  'SelectCalendarCard',
  () => import('../features/family/SelectCalendarCard'),
);
const NotYoursCard = lazily('NotYoursCard', () => import('../features/family/NotYoursCard'));
const WelcomeCard = lazily('WelcomeCard', () => import('../features/family/WelcomeCard'));

/** The calendar, or what has to happen before there is one to show. */
export function DashboardPage() {
  return (
    <Suspense fallback={<BeforeCalendar />}>
      <Dashboard />
    </Suspense>
  );
}

/** Stands there until a calendar is shown, which has a title of its own. */
function BeforeCalendar({ children = <CalendarSkeleton /> }: { children?: ReactNode }) {
  return (
    <>
      <PageTitle title={messages.calendar} hidden />
      {children}
    </>
  );
}

function Dashboard() {
  const { data: user } = useGetMeQuery();
  const calendars = useGetCalendarsQuery();
  const shownId = useSyncSelector((state) => state.live.shownFamilyId);
  const { shown, error, refetch } = useFamily(shownId);
  const { switchCalendar } = useCalendarChange();
  const { logOut } = useLogOut();
  const [query, setQuery] = useSearchParams();
  // Until the family is known its clock is not: the month is asked for along with it by this machine's.
  const month = shown ? monthInAddress(query, dayIn(shown.family.zone, new Date())) : firstMonth();
  const isMonthComing = useFirstMonthIsComing(shownId, month);
  // The calendar is rendered piece by piece: a phone answers to what is pressed meanwhile.
  const isReady = useDeferredValue(shown !== null && !isMonthComing);

  const { isOnTheWay, isOthers } = useCalendarInAddress(calendars.data, user?.familyId, shownId);

  const isChoosing = query.has('choose');
  const chosen = () => setQuery({}, { replace: true });

  if (!user) return <BeforeCalendar />;
  if (!calendars.data) {
    if (!calendars.isError) return <BeforeCalendar />;
    return (
      <BeforeCalendar>
        <PageProblem
          title={messages.calendarsNotLoaded}
          text={errorMessage(calendars.error)}
          onRetry={() => void calendars.refetch()}
        />
      </BeforeCalendar>
    );
  }
  if (isOthers) {
    return (
      <BeforeCalendar>
        <NotYoursCard onOpenOwn={chosen} onLogOut={logOut} />
      </BeforeCalendar>
    );
  }
  if (isOnTheWay && !shown) return <BeforeCalendar />;
  if (calendars.data.length === 0) {
    return (
      <BeforeCalendar>
        <WelcomeCard name={user.name} onDone={chosen} onLogOut={logOut} />
      </BeforeCalendar>
    );
  }
  if (isChoosing || (error && !shown) || (!shownId && !user.familyId)) {
    return (
      <BeforeCalendar>
        <SelectCalendarCard
          calendars={calendars.data}
          problem={error && !isChoosing ? errorMessage(error) : null}
          onChoose={({ id }) => void switchCalendar(id).then((done) => done && chosen())}
          onRetry={() => void refetch()}
          onLogOut={logOut}
        />
      </BeforeCalendar>
    );
  }
  if (!shown || isMonthComing || !isReady) return <BeforeCalendar />;
  return <FamilyCalendar key={shown.family.id} shown={shown} user={user} onLogOut={logOut} />;
}
