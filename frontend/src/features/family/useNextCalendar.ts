import { meApi } from '../../api/meApi';
import { lostFamilyAcknowledged, familyShown } from '../../sync/liveSlice';
import { useSyncDispatch } from '../../sync/syncState';

/**
 * For whoever said good-bye to a calendar themselves: shows the one they are on now, or none. They
 * need nobody to tell them that it is gone.
 */
export function useNextCalendar(): () => Promise<void> {
  const dispatch = useSyncDispatch();
  return async () => {
    const { data: user } = await dispatch(
      meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    dispatch(familyShown(user?.familyId ?? null));
    dispatch(lostFamilyAcknowledged());
  };
}
