import { useEffect, useRef } from 'react';
import { connectLive } from './connectLive';
import { familyShown } from './liveSlice';
import { useSyncDispatch, useSyncSelector } from './syncState';
import { useIsActive } from './useIsActive';

/** The server forgets after 30 s that somebody edits, unless they say it again ([S15]). */
const REPEAT_EDITING_MS = 10_000;
/** A dialog that nobody touches for this long is open, but nobody edits. */
const IDLE_AFTER_MS = 3 * 60_000;

/** Keeps the signed-in user's live connection open while it is mounted. */
export function LiveConnection({ currentFamilyId }: { currentFamilyId: string | null }) {
  const dispatch = useSyncDispatch();
  const shownFamilyId = useSyncSelector((state) => state.live.shownFamilyId);
  const lostFamily = useSyncSelector((state) => state.live.lostFamily);
  const isActive = useIsActive(IDLE_AFTER_MS);
  const open = useSyncSelector((state) => state.live.editing);
  const editing = isActive ? open : null;
  const link = useRef<ReturnType<ReturnType<typeof connectLive>>>(null);

  useEffect(() => {
    const opened = dispatch(connectLive());
    link.current = opened;
    return () => opened.close();
  }, [dispatch]);

  // A tab that shows nothing yet shows the user's current calendar; what it shows then stays.
  useEffect(() => {
    if (!shownFamilyId && !lostFamily && currentFamilyId) dispatch(familyShown(currentFamilyId));
  }, [dispatch, shownFamilyId, lostFamily, currentFamilyId]);

  useEffect(() => {
    if (shownFamilyId) link.current?.greet();
  }, [shownFamilyId]);

  useEffect(() => {
    if (!shownFamilyId || !editing) return undefined;
    const say = () => link.current?.sayEditing(shownFamilyId, editing);
    say();
    const repeat = setInterval(say, REPEAT_EDITING_MS);
    return () => {
      clearInterval(repeat);
      link.current?.sayEditing(shownFamilyId, null);
    };
  }, [shownFamilyId, editing]);

  return null;
}
