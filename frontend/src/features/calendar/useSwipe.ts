import { useEffect, useEffectEvent, type RefObject } from 'react';

/** A swipe is at least this long, px, takes less than this, ms, and goes much more sideways than up or down. */
const LENGTH = 56;
const TIME = 600;
const SIDEWAYS = 2;

/** A swipe to the left turns one page on, to the right one back. */
export function useSwipe(
  gridRef: RefObject<HTMLElement | null>,
  onStep: (pages: number) => void,
): void {
  const turn = useEffectEvent(onStep);

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    let start: { x: number; y: number; at: number } | null = null;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      const [finger] = touches;
      start =
        finger && touches.length === 1
          ? { x: finger.clientX, y: finger.clientY, at: timeStamp }
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
      start = null;
      if (isQuick && Math.abs(dx) > LENGTH && Math.abs(dx) > SIDEWAYS * Math.abs(dy)) {
        turn(dx < 0 ? 1 : -1);
      }
    };
    grid.addEventListener('touchstart', begin, options);
    grid.addEventListener('touchmove', move, options);
    grid.addEventListener('touchend', end, options);
    return () => stop.abort();
  }, [gridRef]);
}
