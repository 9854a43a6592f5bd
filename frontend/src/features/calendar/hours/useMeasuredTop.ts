import { useLayoutEffect, type RefObject } from 'react';

/** Tells the styles how high what stays on top of the hours is, as it grows with what lasts all day. */
export function useMeasuredTop(gridRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grid = gridRef.current;
    const top = grid?.querySelector<HTMLElement>('[data-stays]');
    if (!grid || !top) return;
    const measure = () => grid.style.setProperty('--kd-hours-top', `${top.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(top);
    return () => observer.disconnect();
  }, [gridRef]);
}
