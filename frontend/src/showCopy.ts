import { shiftMonth, type CalendarMonth } from '@kinday/contracts/calendarDate';
import { OTHER_USER } from '@kinday/contracts/user';
import { asApiError } from './api/apiError';
import { calendarsApi } from './api/calendarsApi';
import { eventsApi } from './api/eventsApi';
import { familyApi } from './api/familyApi';
import { asksForOther } from './api/firstReads';
import { meApi } from './api/meApi';
import { hasCopy } from './kept/copyHint';
import type { FirstCopy } from './kept/firstCopy';
import { store } from './store';
import { forgetCopyBefore } from './sync/forgetDevice';
import { epochLearned, familyShown } from './sync/liveSlice';
import { begunWithCopy } from './sync/missedAtStart';

/** What is not read from the device by then is asked of the server, ms. */
const WITHIN_MS = 300;

/**
 * Puts what this device keeps of the first screen into the store, and asks the server behind it whether the
 * session still stands.
 * @param month that the address asks for
 * @returns whether there is a calendar to show
 */
export async function showCopy(month: CalendarMonth): Promise<boolean> {
  if (!hasCopy()) return false;
  const copy = await readInTime(month);
  if (!copy) return false;
  const { user, calendars, family } = copy;
  const { dispatch } = store;
  await dispatch(meApi.util.upsertQueryData('getMe', undefined, user));
  await dispatch(calendarsApi.util.upsertQueryData('getCalendars', undefined, [...calendars]));
  void askWhoIsLoggedIn();
  // Whether another calendar is theirs to see, and may be gone to, is decided on the page.
  if (!user.familyId || asksForOther(user.familyId)) return true;
  dispatch(familyShown(user.familyId));
  if (family) await showFamily(user.familyId, family);
  return family !== null;
}

/** Whoever else it is comes to a page of their own. */
async function askWhoIsLoggedIn(): Promise<void> {
  const read = meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false });
  const { error } = await store.dispatch(read);
  if (!error || asApiError(error).code !== OTHER_USER) return;
  await forgetCopyBefore();
  window.location.assign(window.location.pathname);
}

async function readInTime(month: CalendarMonth): Promise<FirstCopy | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), WITHIN_MS));
  const read = async () => {
    const { readFirstCopy } = await import('./kept/firstCopy');
    return readFirstCopy([month, shiftMonth(month, -1), shiftMonth(month, 1)]);
  };
  return Promise.race([read().catch(() => null), late]);
}

async function showFamily(
  familyId: string,
  { view, epoch, months }: NonNullable<FirstCopy['family']>,
): Promise<void> {
  const { dispatch } = store;
  // [S7] Another log would have used these revisions again.
  dispatch(epochLearned(epoch));
  begunWithCopy();
  await dispatch(familyApi.util.upsertQueryData('getFamily', familyId, view));
  for (const each of months) {
    const arg = { familyId, month: each.month };
    await dispatch(eventsApi.util.upsertQueryData('getMonth', arg, each.view));
  }
}
