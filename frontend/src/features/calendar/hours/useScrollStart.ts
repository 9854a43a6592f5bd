import { useLayoutEffect, useRef, type RefObject } from 'react';
import { toMinute, toPosition, type HourScale } from './hourScale';

/** Above what a view of hours begins with there is so much room, min. */
const ROOM_ABOVE = 30;

/**
 * Lets a view of hours begin where the day does, once its events are here; when other hours are shown
 * later, what was on top stays there.
 * @param gridRef what scrolls
 * @param start the minute to begin with
 */
export function useScrollStart(
  gridRef: RefObject<HTMLElement | null>,
  scale: HourScale,
  start: number,
  isLoaded: boolean,
): void {
  const before = useRef<{ scale: HourScale; height: number } | null>(null);

  useLayoutEffect(() => {
    const grid = gridRef.current;
    const hours = grid?.querySelector<HTMLElement>('[data-row="hours"]');
    if (!grid || !hours || !isLoaded) return;
    const height = hours.offsetHeight;
    const top = before.current
      ? toMinute(before.current.scale, grid.scrollTop / before.current.height)
      : start - ROOM_ABOVE;
    if (before.current?.scale !== scale) grid.scrollTop = toPosition(scale, top) * height;
    before.current = { scale, height };
  }, [gridRef, scale, start, isLoaded]);
}
