import type { PresenceInput } from '@kinday/contracts/socket';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connectLive } from './connectLive';
import { forgetFamilies } from './followFamily';
import { heedOtherUser } from './heedOtherUser';
import type { LiveLink } from './LiveLink';
import { familyShown } from './liveSlice';
import { onWake } from './onWake';
import { useSyncDispatch, useSyncSelector } from './syncState';
import { useIsActive } from './useIsActive';

/** The server forgets that somebody edits, unless they say it again ([S15]). */
export const REPEAT_EDITING_MS = 10_000;
/** A session that nobody uses ends; to look at the page is to use it. */
export const REPEAT_LOOKING_MS = 10 * 60_000;
/** A dialog that nobody touches for this long is open, but nobody edits. */
const IDLE_AFTER_MS = 3 * 60_000;

/** Keeps the signed-in user's live connection open while it is mounted. */
export function LiveConnection({ currentFamilyId }: { currentFamilyId: string | null }) {
  const dispatch = useSyncDispatch();
  const shownFamilyId = useSyncSelector((state) => state.live.shownFamilyId);
  const lostFamily = useSyncSelector((state) => state.live.lostFamily);
  const isLive = useSyncSelector((state) => state.live.connection === 'live');
  const open = useSyncSelector((state) => state.live.editing);
  const isActive = useIsActive(IDLE_AFTER_MS);
  const editing = isActive ? open : null;
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => !document.hidden);
  const link = useRef<LiveLink>(null);

  useEffect(() => {
    const opened = dispatch(connectLive());
    const stopHeeding = dispatch(heedOtherUser());
    link.current = opened;
    return () => {
      stopHeeding();
      opened.close();
      forgetFamilies();
    };
  }, [dispatch]);

  // A tab that shows nothing yet shows the user's current calendar; what it shows then stays.
  useEffect(() => {
    if (!shownFamilyId && !lostFamily && currentFamilyId) dispatch(familyShown(currentFamilyId));
  }, [dispatch, shownFamilyId, lostFamily, currentFamilyId]);

  useEffect(() => {
    if (shownFamilyId) link.current?.greet();
  }, [shownFamilyId]);

  // A machine that slept, or changed its network, still believes in the connection it had.
  useEffect(() => {
    const check = () => {
      if (!document.hidden) link.current?.check();
    };
    const connectRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) link.current?.connectAnew();
    };
    const stopListening = new AbortController();
    const { signal } = stopListening;
    document.addEventListener('visibilitychange', check, { signal });
    window.addEventListener('online', check, { signal });
    window.addEventListener('offline', check, { signal });
    window.addEventListener('pageshow', connectRestored, { signal });
    const stopWaking = onWake(check);
    return () => {
      stopListening.abort();
      stopWaking();
    };
  }, []);

  useEffect(() => {
    if (!shownFamilyId || !isLive || !isVisible) return undefined;
    const say = (eventId: string | null) =>
      link.current?.sayPresence({ familyId: shownFamilyId, ...placeOf(eventId) });
    say(editing);
    const repeatMs = editing ? REPEAT_EDITING_MS : REPEAT_LOOKING_MS;
    const repeat = setInterval(() => say(editing), repeatMs);
    return () => {
      clearInterval(repeat);
      if (editing) say(null);
    };
  }, [shownFamilyId, isLive, isVisible, editing]);

  return null;
}

/** What is told of an event that is open for editing: of an occurrence its series and its day. */
function placeOf(eventId: string | null): Pick<PresenceInput, 'editing' | 'day'> {
  const [editing = null, day] = eventId?.split(':') ?? [];
  return day === undefined ? { editing } : { editing, day };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
