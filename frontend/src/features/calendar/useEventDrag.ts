import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { GridActions } from './gridActions';
import { entriesOf, eventsOf, type DayIndex } from './dayIndex';
import { draggedTo } from './draggedTo';
import { dragEvents } from './dragEvents';

interface Grabbed {
  event: Event;
  /** The day it was grabbed by, one of its own. */
  day: CalendarDate;
}

/** Lets the events that this member may edit be dragged to another day. */
export function useEventDrag(
  gridRef: RefObject<HTMLElement | null>,
  index: DayIndex,
  actions: GridActions,
): void {
  const grab = useEffectEvent((bar: HTMLElement): Grabbed | null => {
    const day = bar.closest('[data-date]')?.getAttribute('data-date') ?? '';
    const event = eventsOf(entriesOf(index, day)).find(({ id }) => id === bar.dataset.event);
    if (!event || !actions.canEdit(event)) return null;
    return { event, day };
  });
  const drop = useEffectEvent(({ event, day }: Grabbed, date: CalendarDate) => {
    actions.moveEvent(event, { date: draggedTo(event, day, date) });
    // The keyboard goes on where the event is; its bar takes the focus away with it otherwise.
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-date="${date}"] .kd-day__number`)
      ?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    return dragEvents<Grabbed>(grid, {
      grab: (bar) => grab(bar),
      drop: (grabbed, date) => drop(grabbed, date),
    });
  }, [gridRef]);
}
