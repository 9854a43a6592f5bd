import type { Clock, WeekStart } from '@kinday/contracts/preferences';
import { usualClock } from '@kinday/contracts/usualClock';
import { meApi } from '../api/meApi';
import { useSyncSelector, type SyncState } from './syncState';

const selectMe = meApi.endpoints.getMe.select();
const clockIn = (state: SyncState) => selectMe(state).data?.clock ?? ownClock();
const weekStartIn = (state: SyncState) => selectMe(state).data?.weekStart ?? 'sunday';

let ofLanguage: Clock | undefined;

function ownClock(): Clock {
  return (ofLanguage ??= usualClock(navigator.language));
}

/** How hours are written for the signed-in user: as they chose, else as their language does. */
export function useClock(): Clock {
  return useSyncSelector(clockIn);
}

/** The day weeks begin with for the signed-in user; Sunday unless they chose. */
export function useWeekStart(): WeekStart {
  return useSyncSelector(weekStartIn);
}
