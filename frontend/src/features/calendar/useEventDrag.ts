import { addDays } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { placeOfDay } from '../../product/eventDays';
import type { GridActions } from './gridActions';
import { entriesOf, eventsOf, type DayIndex } from './dayIndex';
import { dragEvents } from './dragEvents';

interface Grabbed {
  event: Event;
  /** The event's days before the one it was grabbed by. */
  daysBefore: number;
}

/** Lets the events that this member may edit be dragged to another day. */
export function useEventDrag(
  gridRef: RefObject<HTMLElement | null>,
  index: DayIndex,
  actions: GridActions,
): void {
  const grab = useEffectEvent((bar: HTMLElement): Grabbed | null => {
    const date = bar.closest('[data-date]')?.getAttribute('data-date') ?? '';
    const event = eventsOf(entriesOf(index, date)).find(({ id }) => id === bar.dataset.event);
    if (!event || !actions.canEdit(event)) return null;
    return { event, daysBefore: placeOfDay(event, date) - 1 };
  });
  const drop = useEffectEvent(({ event, daysBefore }: Grabbed, date: string) => {
    actions.moveEvent(event, addDays(date, -daysBefore));
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
