import { useEffect, useState } from 'react';

const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'input'] as const;

/**
 * Whether somebody is at this tab: it is visible, and was touched within some time.
 * @param idleMs how long nothing may happen, in ms
 */
export function useIsActive(idleMs: number): boolean {
  const [isActive, setActive] = useState(!document.hidden);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      setActive(!document.hidden);
      if (!document.hidden) timer = setTimeout(() => setActive(false), idleMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    SIGNS.forEach((sign) => document.addEventListener(sign, look, { passive: true }));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      SIGNS.forEach((sign) => document.removeEventListener(sign, look));
    };
  }, [idleMs]);

  return isActive;
}
