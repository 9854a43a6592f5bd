import { useEffect, useRef } from 'react';
import { connectLive } from './connectLive';
import { familyShown } from './live';
import { useSyncDispatch, useSyncSelector } from './state';

/** Keeps the signed-in user's live connection open while it is mounted. */
export function LiveConnection({ currentFamilyId }: { currentFamilyId: string | null }) {
  const dispatch = useSyncDispatch();
  const shownFamilyId = useSyncSelector((state) => state.live.shownFamilyId);
  const farewell = useSyncSelector((state) => state.live.farewell);
  const link = useRef<ReturnType<ReturnType<typeof connectLive>>>(null);

  useEffect(() => {
    const opened = dispatch(connectLive());
    link.current = opened;
    return () => opened.close();
  }, [dispatch]);

  // A tab that shows nothing yet shows the user's current calendar; what it shows then stays.
  useEffect(() => {
    if (!shownFamilyId && !farewell && currentFamilyId) dispatch(familyShown(currentFamilyId));
  }, [dispatch, shownFamilyId, farewell, currentFamilyId]);

  useEffect(() => {
    if (shownFamilyId) void link.current?.greet();
  }, [shownFamilyId]);

  return null;
}
