import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { KeyboardEvent } from 'react';
import type { GridActions } from '../gridActions';
import { runEventKey } from '../runEventKey';
import { EVENT_SHORTCUTS, shortcutOf, SLOT_SHORTCUTS } from '../shortcuts';
import { eventsIn, type HourColumn } from './hourColumns';

const STOP = '[data-slot]';
const ENTRIES = '.kd-event, [data-overflow]';

interface HoursKeysInput {
  columns: readonly HourColumn[];
  /** The column the keyboard is on. */
  active: HourColumn | undefined;
  /** How many days Page Up and Page Down go. */
  pageDays: number;
  actions: GridActions;
  /** Goes so many rows down. */
  onRow: (step: number) => void;
  /** Goes to a column by its place; beyond the last one as well. */
  onColumn: (at: number) => void;
  onFocusDay: (date: CalendarDate) => void;
}

function focusEntry(cell: Element, from: Element | null, step: number): void {
  const entries = [...cell.querySelectorAll<HTMLElement>(ENTRIES)];
  const at = from ? entries.indexOf(from as HTMLElement) + step : 0;
  entries[at]?.focus();
}

/** What the keys do in a view of hours. */
export function useHoursKeys(input: HoursKeysInput) {
  const { columns, active, pageDays, actions, onRow, onColumn, onFocusDay } = input;

  /** True when the key did something. */
  function onStop({ key, ...press }: KeyboardEvent, cell: Element): boolean {
    if (!active) return false;
    const at = columns.indexOf(active);
    const ways: Record<string, () => void> = {
      ArrowUp: () => onRow(-1),
      ArrowDown: () => onRow(1),
      ArrowLeft: () => onColumn(at - 1),
      ArrowRight: () => onColumn(at + 1),
      Home: () => onColumn(0),
      End: () => onColumn(columns.length - 1),
      PageUp: () => onFocusDay(addDays(active.date, -pageDays)),
      PageDown: () => onFocusDay(addDays(active.date, pageDays)),
    };
    if (shortcutOf(SLOT_SHORTCUTS, { ...press, key }) === 'intoEvents') focusEntry(cell, null, 0);
    else if (ways[key]) ways[key]();
    else return false;
    return true;
  }

  /** True when the key did something. */
  function onEntry(press: KeyboardEvent, cell: Element, bar: Element): boolean {
    switch (shortcutOf(EVENT_SHORTCUTS, press)) {
      case 'backToDay':
        cell.querySelector<HTMLElement>(STOP)?.focus();
        return true;
      case 'previous':
        focusEntry(cell, bar, -1);
        return true;
      case 'next':
        focusEntry(cell, bar, 1);
        return true;
      default: {
        const id = bar.getAttribute('data-event');
        const event = active && eventsIn(active).find((each) => each.id === id);
        return !!event && runEventKey(press, event, actions);
      }
    }
  }

  return (press: KeyboardEvent) => {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const target = press.target as Element;
    const cell = target.closest('[data-row]');
    if (!cell) return;
    const taken = target.matches(STOP) ? onStop(press, cell) : onEntry(press, cell, target);
    if (!taken) return;
    press.preventDefault();
    // What a key did here is not done a second time by the shortcuts of the page.
    press.stopPropagation();
  };
}
