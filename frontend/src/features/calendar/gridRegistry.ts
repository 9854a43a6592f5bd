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

/** An event's bar on a day of the grid, else on another of its days, else the day's "+N more". */
export function findEventBar(eventId: string, date: CalendarDate): HTMLElement | null {
  const bar = `[data-event="${CSS.escape(eventId)}"]`;
  const day = `[data-date="${date}"]`;
  const places = [`${day} ${bar}`, bar, `${day} .kd-day__overflow`];
  for (const place of places) {
    const found = grid?.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}
