import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { entriesOf, eventsOf, type DayIndex } from '../dayIndex';
import { draggedTo } from '../draggedTo';
import type { GridActions } from '../gridActions';
import { dragOnGrid, type Grip, type Point } from '../dragOnGrid';
import { pageScroller } from '../scrollAlong';
import { dragGhost } from './dragGhost';

/** Lets the events that this member may edit be dragged to another day. */
export function useEventDrag(
  gridRef: RefObject<HTMLElement | null>,
  index: DayIndex,
  actions: GridActions,
): void {
  /** @param day the day it was grabbed by, one of its own */
  const drop = useEffectEvent((event: Event, day: CalendarDate, date: CalendarDate) => {
    actions.moveEvent(event, { date: draggedTo(event, day, date) });
    // The keyboard goes on where the event is; its bar takes the focus away with it otherwise.
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-date="${date}"] .kd-day__number`)
      ?.focus({ preventScroll: true });
  });

  const grip = useEffectEvent((grid: HTMLElement, pressed: Element, at: Point): Grip | null => {
    const bar = pressed.closest<HTMLElement>('[data-event]');
    const day = bar?.closest('[data-date]')?.getAttribute('data-date') ?? '';
    const event = eventsOf(entriesOf(index, day)).find(({ id }) => id === bar?.dataset.event);
    if (!bar || !event || !actions.canEdit(event)) return null;
    return {
      kind: 'move',
      begin: () => {
        const ghost = dragGhost(grid, bar, at);
        return {
          moveTo: ghost.moveTo,
          drop: () => {
            const date = ghost.date();
            if (date) drop(event, day, date);
          },
          end: ghost.remove,
        };
      },
    };
  });

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    return dragOnGrid(grid, {
      grip: (pressed, at) => grip(grid, pressed, at),
      scroller: pageScroller,
    });
  }, [gridRef]);
}
