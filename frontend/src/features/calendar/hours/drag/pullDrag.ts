import type { Event } from '@kinday/contracts/event';
import { fieldsAt, type EventSlot } from '../../../../product/eventSlot';
import { timeText } from '../../../../product/eventText';
import { dimDragged } from '../../dimDragged';
import type { Drag, Point } from '../../dragOnGrid';
import { shownStretch } from '../eventStretch';
import type { HourColumn } from '../hourColumns';
import { cellOf, type Board } from './board';
import { landing } from './landing';
import { minuteAt } from './placeUnder';
import { pulledTo } from './pulledTo';

/** A mouse pulls an event within so many px of its lower edge; a finger within so many above and below. */
const MOUSE_EDGE = 8;
const TOUCH_EDGE = 16;

/** The event whose lower edge is pressed: any for a mouse, the one with the focus for a finger. */
export function pulledBar(
  grid: Element,
  pressed: Element,
  { x, y }: Point,
  isTouch: boolean,
): HTMLElement | null {
  const bar = isTouch
    ? grid.querySelector<HTMLElement>('[data-pull]:focus')
    : pressed.closest<HTMLElement>('[data-pull]');
  if (!bar) return null;
  const { left, right, bottom } = bar.getBoundingClientRect();
  const above = isTouch ? TOUCH_EDGE : MOUSE_EDGE;
  const below = isTouch ? TOUCH_EDGE : 0;
  return x >= left && x <= right && y >= bottom - above && y <= bottom + below ? bar : null;
}

/** Lengthens or shortens an event. */
export function pullDrag(
  board: Board,
  bar: HTMLElement,
  event: Event,
  column: HourColumn,
  from: Point,
): Drag {
  const undim = dimDragged(board.grid, event.id);
  const shown = landing(bar);
  const minuteOf = ({ y }: Point) => {
    const cell = cellOf(board, column, 'hours');
    return cell && { cell, minute: minuteAt(cell, board.now().scale, y) };
  };
  const begun = minuteOf(from)?.minute ?? 0;
  let slot: EventSlot | null = null;

  return {
    moveTo: (point) => {
      const at = minuteOf(point);
      slot = at && pulledTo(event, at.minute - begun);
      if (!at || !slot) return shown.hide();
      const { scale, clock } = board.now();
      const pulled = { ...event, ...fieldsAt(event, slot) };
      shown.atHours(at.cell, scale, shownStretch(pulled), timeText(pulled, clock));
    },
    drop: () => {
      if (slot) board.now().actions.moveEvent(event, slot);
      bar.focus({ preventScroll: true });
    },
    end: () => {
      shown.hide();
      undim();
    },
  };
}
