import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import type { WeekStart } from '@kinday/contracts/preferences';
import { focusEntry, runEntryKey } from '../entryKeys';
import type { GridActions } from '../gridActions';
import { dayAfterKey } from './dayAfterKey';
import { entriesOf, eventsOf, type DayIndex } from '../dayIndex';
import { DAY_SHORTCUTS, shortcutOf } from '../shortcuts';

const NUMBER = '.kd-day__number';

interface GridKeysInput {
  index: DayIndex;
  actions: GridActions;
  weekStart: WeekStart;
  onFocusDay: (date: CalendarDate) => void;
}

/** The event a bar shows; none for special dates and "+N more". */
function eventOfBar(bar: Element, index: DayIndex, date: CalendarDate): Event | undefined {
  const id = bar.getAttribute('data-event');
  return eventsOf(entriesOf(index, date)).find((event) => event.id === id);
}

/** What the keys do on the month grid. */
export function useGridKeys({ index, actions, weekStart, onFocusDay }: GridKeysInput) {
  /** True when the key did something. */
  function onDay(press: KeyboardEvent, cell: Element, date: CalendarDate): boolean {
    if (shortcutOf(DAY_SHORTCUTS, press) === 'intoEvents') {
      focusEntry(cell);
      return true;
    }
    const next = dayAfterKey(date, press, weekStart);
    if (next) onFocusDay(next);
    return next !== null;
  }

  /** True when the key did something. */
  function onEntry(press: KeyboardEvent, cell: Element, bar: Element, date: CalendarDate): boolean {
    const event = eventOfBar(bar, index, date);
    return runEntryKey(press, { cell, entry: bar, stop: NUMBER }, event, actions);
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
