import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import type { GridActions } from './gridActions';
import { runEventKey } from './runEventKey';
import { EVENT_SHORTCUTS, shortcutOf } from './shortcuts';

const ENTRIES = '.kd-event, [data-overflow]';

/** Gives the focus to a cell's first entry, or to the one so many after another, if there is one. */
export function focusEntry(cell: Element, from?: Element, step = 0): void {
  const entries = [...cell.querySelectorAll<HTMLElement>(ENTRIES)];
  const at = from ? entries.findIndex((entry) => entry === from) + step : 0;
  entries[at]?.focus();
}

/**
 * What a key does on an entry of a cell, an event or "+N more": true when it did something.
 * @param stop what in the cell has its tab stop
 */
export function runEntryKey(
  press: KeyboardEvent,
  { cell, entry, stop }: { cell: Element; entry: Element; stop: string },
  event: Event | undefined,
  actions: GridActions,
): boolean {
  switch (shortcutOf(EVENT_SHORTCUTS, press)) {
    case 'backToDay':
      cell.querySelector<HTMLElement>(stop)?.focus();
      return true;
    case 'previous':
      focusEntry(cell, entry, -1);
      return true;
    case 'next':
      focusEntry(cell, entry, 1);
      return true;
    default:
      return !!event && runEventKey(press, event, actions);
  }
}
