import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useLayoutEffect, type RefObject } from 'react';
import { useFocusTarget } from '../../ui/focus/focusTargets';

/** The grid on the screen; null while there is none. */
let grid: Element | null = null;

/** Each view has one tab stop; what is first of it takes the focus. */
const tabStop = (element: Element) => element.querySelector<HTMLElement>('[tabindex="0"]');

/**
 * Makes a view's grid known: for those who look for an event's bar (`data-event`, on a `data-date`),
 * and for a lost focus, which goes to where Tab leads.
 */
export function useRegisteredGrid(ref: RefObject<Element | null>): void {
  useFocusTarget(ref, tabStop);
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
  const places = [`${day} ${bar}`, bar, `${day} [data-overflow]`];
  for (const place of places) {
    const found = grid?.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}
