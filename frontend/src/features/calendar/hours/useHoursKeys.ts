import { addDays, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import { focusEntry, runEntryKey } from '../entryKeys';
import type { GridActions } from '../gridActions';
import { EVENT_SHORTCUTS, shortcutOf, SLOT_SHORTCUTS } from '../shortcuts';
import { pulledTo } from './drag/pulledTo';
import { eventsIn, type HourColumn } from './hourColumns';
import { peopleOf } from './slotOf';
import { SLOT } from './slots';

const STOP = '[data-slot]';

/** How far the keys take an event's end, min. */
const ENDS: Partial<Record<keyof typeof EVENT_SHORTCUTS, number>> = {
  endEarlier: -SLOT,
  endLater: SLOT,
};

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
    if (shortcutOf(SLOT_SHORTCUTS, { ...press, key }) === 'intoEvents') focusEntry(cell);
    else if (ways[key]) ways[key]();
    else return false;
    return true;
  }

  /** True when the key did something. */
  function onEntry(press: KeyboardEvent, cell: Element, bar: Element): boolean {
    const id = bar.getAttribute('data-event');
    const event = active && eventsIn(active).find((each) => each.id === id);
    const longer = ENDS[shortcutOf(EVENT_SHORTCUTS, press) ?? 'open'];
    if (event && longer && bar.matches('[data-pull]')) {
      actions.moveEvent(event, pulledTo(event, longer));
      return true;
    }
    const startMove = (moved: Event) => actions.startMove(moved, active && peopleOf(active));
    return runEntryKey(press, { cell, entry: bar, stop: STOP }, event, { ...actions, startMove });
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
