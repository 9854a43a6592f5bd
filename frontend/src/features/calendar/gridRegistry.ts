import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { FIELD_SELECTOR } from '../../ui/fieldSelector';
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

/** The last request for the focus that a view has answered: of whichever view is there first. */
let answered = 0;
export const answeredRequest = () => answered;

/**
 * Gives the focus to the day that is to take it, once for each request: also when that was made before
 * the view's code or the day was there, unless somebody writes in a field by then.
 * @param focusDay false while the day is not there
 */
export function useFocusRequest(request: number, focusDay: () => boolean): void {
  useEffect(() => {
    if (request <= answered) return;
    if (document.activeElement?.matches(FIELD_SELECTOR) || focusDay()) answered = request;
  });
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
