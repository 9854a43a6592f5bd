import type { Event } from '@kinday/contracts/event';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { GridActions } from './gridActions';
import { entriesOf, type DayIndex } from './dayIndex';
import { dragEvents } from './dragEvents';

/** Lets the events that this member may edit be dragged to another day. */
export function useEventDrag(
  gridRef: RefObject<HTMLElement | null>,
  index: DayIndex,
  actions: GridActions,
): void {
  const grab = useEffectEvent((bar: HTMLElement): Event | null => {
    const date = bar.closest('[data-date]')?.getAttribute('data-date') ?? '';
    const event = entriesOf(index, date).events.find(({ id }) => id === bar.dataset.event);
    return event && actions.canEdit(event) ? event : null;
  });
  const drop = useEffectEvent((event: Event, date: string) => {
    actions.moveEvent(event, date);
    // The keyboard goes on where the event is; its bar takes the focus away with it otherwise.
    gridRef.current
      ?.querySelector<HTMLElement>(`[data-date="${date}"] .kd-day__number`)
      ?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    return dragEvents<Event>(grid, {
      grab: (bar) => grab(bar),
      drop: (event, date) => drop(event, date),
    });
  }, [gridRef]);
}
