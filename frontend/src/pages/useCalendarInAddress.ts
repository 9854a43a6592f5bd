import type { Calendar } from '@kinday/contracts/family';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calendarInAddress } from '../api/firstReads';
import { useCalendarChange } from '../features/family/useCalendarChange';
import { familyShown } from '../sync/liveSlice';
import { useSyncDispatch } from '../sync/syncState';
import { closeLayers, pageOnTop } from '../ui/layers/openLayers';
import { CALENDAR, ofNoCalendar } from './linkTo';

/**
 * Keeps the address at the calendar that is shown, and goes to the one that a link, Back or Forward
 * names, unless somebody wants to keep what they typed.
 * @param calendars the user's; undefined while they are on their way
 * @param currentId the user's current calendar
 */
export function useCalendarInAddress(
  calendars: readonly Calendar[] | undefined,
  currentId: string | null | undefined,
  shownId: string | null,
) {
  const [query, setQuery] = useSearchParams();
  const { switchCalendar } = useCalendarChange();
  const dispatch = useSyncDispatch();
  const named = calendarInAddress(query);
  const isChoosing = query.has('choose');

  /** The last calendar that the address named while it was shown. */
  const [reached, setReached] = useState<string | null>(null);
  if (named === shownId && reached !== named) setReached(named);
  const asked = named === shownId || named === reached ? null : named;
  const isMine = (id: string | null) => !!calendars?.some((each) => each.id === id);
  const isAskedMine = isMine(asked);

  /** @param isAsked whether the address still names the calendar, and it is not shown yet */
  const go = useEffectEvent(async (id: string, isAsked: () => boolean) => {
    const isFree = await closeLayers();
    if (!isAsked()) return;
    if (isFree && id === currentId) return dispatch(familyShown(id));
    if (isFree && (await switchCalendar(id, isAsked))) return;
    if (isAsked()) setQuery(ofNoCalendar(), { replace: true });
  });
  useEffect(() => {
    if (!asked || !isAskedMine) return;
    let isStale = false;
    void go(asked, () => !isStale);
    return () => {
      isStale = true;
    };
  }, [asked, isAskedMine]);

  const write = useEffectEvent((id: string | null) => {
    // Other parts of the address may have changed since the last render.
    const next = named ? ofNoCalendar() : new URLSearchParams(window.location.search);
    if (id) next.set(CALENDAR, id);
    // Back leads to the calendar before, if it is still theirs.
    setQuery(next, { replace: !isMine(named) });
  });
  // A calendar that was lost is named no longer.
  const isToWrite = shownId !== named && !asked && !isChoosing;
  useEffect(() => {
    if (!isToWrite) return;
    // A page loaded again under its dialog must not ask for the calendar that was lost.
    if (!shownId) rewriteAddress(ofNoCalendar());
    let isStale = false;
    void pageOnTop().then(() => !isStale && write(shownId));
    return () => {
      isStale = true;
    };
  }, [isToWrite, shownId]);

  return { isOnTheWay: asked !== null, isOthers: asked !== null && !!calendars && !isAskedMine };
}

/** Changes what the address says of this page, whichever entry shows it; the router hears of it later. */
function rewriteAddress(query: URLSearchParams): void {
  const url = new URL(window.location.href);
  url.search = query.toString();
  window.history.replaceState(window.history.state, '', url);
}
