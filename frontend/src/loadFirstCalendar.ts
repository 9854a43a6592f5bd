import { calendarsApi } from './api/calendarsApi';
import { eventsApi } from './api/eventsApi';
import { familyApi } from './api/familyApi';
import { asksForOther, firstMonth } from './api/firstReads';
import { meApi } from './api/meApi';
import { viewIn } from './features/calendar/placeInAddress';
import { fetchView } from './pages/calendarViews';
import { showCopy } from './showCopy';
import { store } from './store';
import { familyShown } from './sync/liveSlice';

/** Kept for as long as the API keeps what nobody shows: the screen comes right after. */
const BEFOREHAND = { subscribe: false };

/**
 * Shows the user's current calendar and reads its first screen, from this device if it has a copy, so that
 * what is rendered first is the month. Settles in any case; a read that failed is told by the component that shows it.
 */
export async function loadFirstCalendar(): Promise<void> {
  const view = fetchView(viewIn(new URLSearchParams(window.location.search))).catch(
    () => undefined,
  );
  if (!(await showCopy(firstMonth()))) await readFirstCalendar();
  await view;
}

async function readFirstCalendar(): Promise<void> {
  const { dispatch } = store;
  const { data: user } = await dispatch(meApi.endpoints.getMe.initiate(undefined, BEFOREHAND));
  // Whether another calendar is theirs to see, and may be gone to, is decided on the page.
  if (!user?.familyId || asksForOther(user.familyId)) return;
  const { familyId } = user;
  dispatch(familyShown(familyId));
  await Promise.all([
    dispatch(calendarsApi.endpoints.getCalendars.initiate(undefined, BEFOREHAND)),
    dispatch(familyApi.endpoints.getFamily.initiate(familyId, BEFOREHAND)),
    dispatch(eventsApi.endpoints.getMonth.initiate({ familyId, month: firstMonth() }, BEFOREHAND)),
  ]);
}
