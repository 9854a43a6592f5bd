import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useLayoutEffect, type RefObject } from 'react';
import { useFocusTarget } from '../../ui/focus/focusTargets';

/** The grid on the screen; null while there is none. */
let grid: Element | null = null;

const activeDay = (element: Element) =>
  element.querySelector<HTMLElement>('.kd-day__number[tabindex="0"]');

/**
 * Makes the grid known: for those who look for an event's bar, and for a lost focus, which goes to
 * the day that Tab leads to.
 */
export function useRegisteredGrid(ref: RefObject<Element | null>): void {
  useFocusTarget(ref, activeDay);
  useLayoutEffect(() => {
    const { current } = ref;
    grid = current;
    return () => {
      if (grid === current) grid = null;
    };
  }, [ref]);
}

/** An event's bar on the grid, else the "+N more" of its day, else nothing. */
export function findEventBar(eventId: string, date: CalendarDate): HTMLElement | null {
  return (
    grid?.querySelector<HTMLElement>(`[data-event="${CSS.escape(eventId)}"]`) ??
    grid?.querySelector<HTMLElement>(`[data-date="${date}"] .kd-day__overflow`) ??
    null
  );
}
