import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { PAGES } from '@kinday/contracts/pages';
import { dayIn } from '@kinday/contracts/zonedTime';
import { useNavigate } from 'react-router';
import { errorMessage } from '../api/apiError';
import { useGetCalendarsQuery } from '../api/calendarsApi';
import { ExportCalendar } from '../features/otherCalendars/ExportCalendar';
import { dayToView } from '../features/otherCalendars/import/dayToView';
import { ImportCalendar } from '../features/otherCalendars/import/ImportCalendar';
import type { ImportJob } from '../features/otherCalendars/import/importJob';
import { CalendarLinks } from '../features/otherCalendars/links/CalendarLinks';
import { SubscribedCalendars } from '../features/otherCalendars/subscribed/SubscribedCalendars';
import { useSyncSelector } from '../sync/syncState';
import { useFamily } from '../sync/useFamily';
import { PageProblem } from '../product/PageProblem';
import { PageTitle } from '../product/PageTitle';
import { PageWait } from '../product/PageWait';
import { SettingsPage } from '../product/SettingsPage';
import { closeLayers } from '../ui/layers/openLayers';
import { Leave } from './Leave';
import { CALENDAR } from './linkTo';
import * as productMessages from '../product/messages';
import * as messages from './messages';

/** What comes into the calendar from others, and how others read it; for every member. */
export function OtherCalendarsPage() {
  return (
    <>
      <OtherCalendars />
      <PageTitle title={productMessages.otherCalendars} hidden />
    </>
  );
}

function OtherCalendars() {
  const shownId = useSyncSelector((state) => state.live.shownFamilyId);
  const { data: calendars, error: listError, refetch: listAgain } = useGetCalendarsQuery();
  const { shown, error, refetch } = useFamily(shownId);
  const view = useViewOfImport();

  if (calendars?.length === 0) return <Leave />;
  const problem = shown ? !calendars && listError : error;
  if (problem) {
    return (
      <PageProblem
        title={messages.familyNotLoaded}
        text={errorMessage(problem)}
        onRetry={() => void (shown ? listAgain() : refetch())}
      />
    );
  }
  if (!shown || !calendars) return <PageWait>{messages.loadingOtherCalendars}</PageWait>;
  const { family } = shown;
  return (
    <SettingsPage title={productMessages.otherCalendars}>
      <ImportCalendar
        shown={shown}
        calendars={calendars}
        onView={(job) => void view(job, dayIn(family.zone, new Date()))}
      />
      <SubscribedCalendars key={`feeds-${family.id}`} shown={shown} />
      <CalendarLinks key={`links-${family.id}`} family={family} />
      <ExportCalendar familyId={family.id} />
    </SettingsPage>
  );
}

/** Shows what was imported: its calendar, on the day of its next event. */
function useViewOfImport() {
  const navigate = useNavigate();
  return async ({ familyId, stage }: ImportJob, today: CalendarDate) => {
    const date = stage.name === 'done' ? dayToView(stage.preview, today) : null;
    const query = new URLSearchParams({ [CALENDAR]: familyId, ...(date && { date }) });
    if (await closeLayers()) await navigate(`${PAGES.dashboard}?${query}`);
  };
}
