import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { calendarsApi } from '../api/calendarsApi';
import { eventsApi } from '../api/eventsApi';
import { familyApi } from '../api/familyApi';
import { meApi } from '../api/meApi';
import { familyShown } from './live';
import type { SyncThunk } from './state';

/** Kept for as long as the API keeps what nobody shows: the screen comes right after. */
const BEFOREHAND = { subscribe: false };

/**
 * Shows the user's current calendar and reads its first screen, so that what is rendered first is
 * the month. Settles in any case; what could not be read is told by who shows it.
 */
export function openCalendar(month: CalendarMonth): SyncThunk<Promise<void>> {
  return async (dispatch) => {
    const { getMe } = meApi.endpoints;
    const { data: user } = await dispatch(getMe.initiate(undefined, BEFOREHAND));
    if (!user?.familyId) return;
    const { familyId } = user;
    dispatch(familyShown(familyId));
    await Promise.all([
      dispatch(calendarsApi.endpoints.getCalendars.initiate(undefined, BEFOREHAND)),
      dispatch(familyApi.endpoints.getFamily.initiate(familyId, BEFOREHAND)),
      dispatch(eventsApi.endpoints.getMonth.initiate({ familyId, month }, BEFOREHAND)),
    ]);
  };
}
