import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pageOnTop } from '../../ui/layers/openLayers';
import { useOnAddress } from '../../ui/useOnAddress';
import { placeIn, placeWords, withPlace, type AddressedPlace } from './placeInAddress';

/** Browsers refuse addresses that change more often, as a key that is held down would ask for, ms. */
const SETTLED_MS = 400;

/**
 * Keeps the address at the place that is shown, and tells when the address leads elsewhere: by Back,
 * Forward or a link. Each page of the calendar that somebody stays on is one step of Back. While
 * something stands over the calendar, its address waits.
 * @param page tells pages of the calendar apart; within one, the address changes without a step
 */
export function usePlaceInAddress(
  { view, date }: AddressedPlace,
  page: string,
  today: CalendarDate,
  onAddressed: (place: AddressedPlace) => void,
): void {
  const [query, setQuery] = useSearchParams();
  const known = useRef({ words: placeWords(query), page, at: 0 });

  function read() {
    const now = new URLSearchParams(window.location.search);
    if (known.current.words === placeWords(now)) return;
    known.current = { ...known.current, words: placeWords(now) };
    onAddressed(placeIn(now, today));
  }
  useOnAddress(read);

  const wanted = withPlace(new URLSearchParams(), { view, date }, today);
  const wantedWords = placeWords(wanted);
  const { pathname } = useLocation();
  const write = useEffectEvent(() => {
    // All of it may have changed since the last render: another page, Back, other parts of the address.
    if (window.location.pathname !== pathname) return;
    const now = new URLSearchParams(window.location.search);
    if (known.current.words !== placeWords(now)) return read();
    if (known.current.words === wantedWords) return;
    const isSamePage = known.current.page === page;
    known.current = { words: wantedWords, page, at: Date.now() };
    setQuery(withPlace(now, { view, date }, today), { replace: isSamePage });
  });
  useEffect(() => {
    if (known.current.words === wantedWords) {
      known.current = { ...known.current, page };
      return;
    }
    let isStale = false;
    const settle = async () => {
      await pageOnTop();
      if (!isStale) write();
    };
    const wait = Math.max(0, known.current.at + SETTLED_MS - Date.now());
    const timer = setTimeout(() => void settle(), wait);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [wantedWords, page]);
}
