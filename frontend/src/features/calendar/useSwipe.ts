import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A swipe is at least this long, px, takes less than this, ms, and goes much more sideways than up or down. */
const LENGTH = 56;
const TIME = 600;
const SIDEWAYS = 2;

/** How far a grid can be scrolled sideways, px. */
interface Room {
  left: number;
  right: number;
}

function roomBeside({ scrollLeft, scrollWidth, clientWidth }: Element): Room {
  return { left: scrollLeft, right: scrollWidth - clientWidth - scrollLeft };
}

/**
 * A swipe to the left turns one page on, to the right one back. A grid that is wider than its place is
 * scrolled first: a swipe that begins at its end turns the page.
 */
export function useSwipe(
  gridRef: RefObject<HTMLElement | null>,
  onStep: (pages: number) => void,
): void {
  const turn = useEffectEvent(onStep);

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    let start: { x: number; y: number; at: number; room: Room } | null = null;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      start =
        finger && touches.length === 1
          ? { x: finger.clientX, y: finger.clientY, at: timeStamp, room: roomBeside(grid) }
          : null;
    };
    // A finger that drags an event does not swipe; on `touchend` the drag is over already.
    const move = () => {
      if (grid.closest('[data-dragging]')) start = null;
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [finger] = changedTouches;
      if (!start || !finger) return;
      const dx = finger.clientX - start.x;
      const dy = finger.clientY - start.y;
      const isQuick = timeStamp - start.at < TIME;
      const isAtEnd = (dx < 0 ? start.room.right : start.room.left) < 1;
      start = null;
      if (isQuick && isAtEnd && Math.abs(dx) > LENGTH && Math.abs(dx) > SIDEWAYS * Math.abs(dy)) {
        turn(dx < 0 ? 1 : -1);
      }
    };
    grid.addEventListener('touchstart', begin, options);
    grid.addEventListener('touchmove', move, options);
    grid.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [gridRef]);
}
