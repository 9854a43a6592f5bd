import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { dayIn } from '@kinday/contracts/zonedTime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isModalOpen } from '../../ui/isModalOpen';

/** A tab that nobody touched for this long is left alone, ms. */
const LEFT_ALONE_MS = 60_000;
const LOOK_AGAIN_MS = 5_000;
const TOUCHES = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Calls `onPassed` with the day that was today, once a new day has come: at once in a tab that is
 * left alone, and otherwise when whoever was using it as the day passed has left it alone.
 * @param zone the one whose days are meant
 */
export function useDayPassed(
  today: CalendarDate,
  zone: string,
  onPassed: (before: CalendarDate) => void,
): void {
  const before = useRef(today);
  const use = useRef({ begun: 0, lastTouch: 0 });

  useEffect(() => {
    const touch = () => {
      const now = Date.now();
      const { begun, lastTouch } = use.current;
      use.current = { begun: now - lastTouch < LEFT_ALONE_MS ? begun : now, lastTouch: now };
    };
    TOUCHES.forEach((name) => document.addEventListener(name, touch, { passive: true }));
    return () => TOUCHES.forEach((name) => document.removeEventListener(name, touch));
  }, []);

  /** Somebody who comes back to the tab on the new day is not kept on the old one. */
  const isInUse = () => {
    const { begun, lastTouch } = use.current;
    const isTouched = Date.now() - lastTouch < LEFT_ALONE_MS;
    return isModalOpen() || (isTouched && dayIn(zone, new Date(begun)) !== today);
  };

  const tellPassed = useEffectEvent((): boolean => {
    if (before.current === today) return true;
    if (isInUse()) return false;
    onPassed(before.current);
    before.current = today;
    return true;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!tellPassed()) timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [today]);
}
