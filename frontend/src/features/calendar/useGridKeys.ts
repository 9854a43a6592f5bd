import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import type { WeekStart } from '../../product/weekStart';
import type { CalendarActions } from './calendarActions';
import { entriesOf, type DayIndex } from './dayIndex';
import { dayAfterKey } from './dayAfterKey';
import { keyOf } from './keyOf';

const NUMBER = '.kd-day__number';
const ENTRIES = '.kd-event, .kd-day__overflow';

interface GridKeysInput {
  index: DayIndex;
  actions: CalendarActions;
  weekStart: WeekStart;
  onFocusDay: (date: CalendarDate) => void;
}

/** The event a bar shows. */
function eventOfBar(bar: Element, index: DayIndex, date: CalendarDate): Event | undefined {
  const id = bar.getAttribute('data-testid')?.replace('event-', '');
  return entriesOf(index, date).events.find((event) => event.id === id);
}

/** Moves between the entries of a day; true when there was one to move to. */
function moveWithin(cell: Element, from: Element, step: number): void {
  const entries = [...cell.querySelectorAll<HTMLElement>(ENTRIES)];
  entries[entries.findIndex((entry) => entry === from) + step]?.focus();
}

/** What the keys do on the month grid. */
export function useGridKeys({ index, actions, weekStart, onFocusDay }: GridKeysInput) {
  function onDay(press: KeyboardEvent, cell: Element, date: CalendarDate): boolean {
    if (press.key === 'F2') {
      cell.querySelector<HTMLElement>(ENTRIES)?.focus();
      return true;
    }
    const next = dayAfterKey(date, press, weekStart);
    if (next) onFocusDay(next);
    return next !== null;
  }

  function onEntry(press: KeyboardEvent, cell: Element, bar: Element, date: CalendarDate) {
    const event = eventOfBar(bar, index, date);
    switch (keyOf(press)) {
      case 'Escape':
        cell.querySelector<HTMLElement>(NUMBER)?.focus();
        return true;
      case 'ArrowUp':
        moveWithin(cell, bar, -1);
        return true;
      case 'ArrowDown':
        moveWithin(cell, bar, 1);
        return true;
      case 'e':
        if (event) actions.editEvent(event);
        return !!event;
      case 'm':
        if (event) actions.startMove(event);
        return !!event;
      case 'Delete':
      case 'Backspace':
        if (event) actions.deleteEvent(event);
        return !!event;
      default:
        return false;
    }
  }

  return (press: KeyboardEvent) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const target = press.target as Element;
    const cell = target.closest('[data-date]');
    const date = cell?.getAttribute('data-date');
    if (!cell || !date) return;
    const taken = target.matches(NUMBER)
      ? onDay(press, cell, date)
      : onEntry(press, cell, target, date);
    if (!taken) return;
    press.preventDefault();
    // What a key did here is not done a second time by the shortcuts of the page.
    press.stopPropagation();
  };
}
