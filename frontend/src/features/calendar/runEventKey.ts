import type { Event } from '@kinday/contracts/event';
import type { KeyboardEvent } from 'react';
import type { GridActions } from './gridActions';
import { EVENT_SHORTCUTS, shortcutOf } from './shortcuts';

const ACTIONS = { edit: 'editEvent', move: 'startMove', delete: 'deleteEvent' } as const;

/** Edits, moves or deletes an event, in whichever view it is; false when the key stands for none of these. */
export function runEventKey(press: KeyboardEvent, event: Event, actions: GridActions): boolean {
  const shortcut = shortcutOf(EVENT_SHORTCUTS, press);
  if (shortcut !== 'edit' && shortcut !== 'move' && shortcut !== 'delete') return false;
  actions[ACTIONS[shortcut]](event);
  return true;
}
