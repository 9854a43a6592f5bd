import { daysBetween } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { lastDayShown } from '@kinday/contracts/eventDays';
import { fieldsAt, standsAt, type EventSlot } from '../../../../product/eventSlot';
import { timeText } from '../../../../product/eventText';
import { dimDragged } from '../../dimDragged';
import type { Drag } from '../../dragOnGrid';
import { hasHours, shownStretch } from '../eventStretch';
import type { HourColumn } from '../hourColumns';
import { rowOf } from '../slots';
import { cellOf, isShown, spotUnder, type Board, type ColumnSpot } from './board';
import { landing } from './landing';
import { movedTo } from './movedTo';

/** What a drop would do: where the event comes to, and the column that shows its beginning. */
interface Target {
  slot: EventSlot;
  landed: Event;
  column: HourColumn;
}

function targetOf(board: Board, event: Event, from: ColumnSpot, to: ColumnSpot): Target | null {
  const slot = movedTo(event, from, to);
  const landed = { ...event, ...fieldsAt(event, slot) };
  // An event that is not for this member alone stays with its own.
  const person = slot.forIds ? to.column : from.column;
  const column = board
    .now()
    .columns.find(
      ({ key, date, member }) =>
        date >= landed.date && (member === undefined || key === person.key),
    );
  return column ? { slot, landed, column } : null;
}

/** Moves an event to where it is dropped. */
export function moveDrag(board: Board, bar: HTMLElement, event: Event, from: ColumnSpot): Drag {
  const undim = dimDragged(board.grid, event.id);
  const shown = landing(bar);
  let target: Target | null = null;

  function show({ landed, column }: Target) {
    const { columns, scale, clock } = board.now();
    const isTimed = hasHours(landed);
    const cell = cellOf(board, column, isTimed ? 'hours' : 'top');
    if (!cell) return shown.hide();
    if (isTimed) return shown.atHours(cell, scale, shownStretch(landed), timeText(landed, clock));
    const last = columns.at(-1)?.date ?? column.date;
    const end = lastDayShown(landed) < last ? lastDayShown(landed) : last;
    shown.onTop(cell, daysBetween(column.date, end) + 1, '');
  }

  return {
    moveTo: (point) => {
      const to = spotUnder(board, point);
      target = to && targetOf(board, event, from, to);
      if (target) show(target);
      else shown.hide();
    },
    drop: () => {
      if (!target || !isShown(board, target.column) || standsAt(event, target.slot)) return;
      const { actions, onPlaced } = board.now();
      onPlaced(target.column, rowOf(target.landed));
      actions.moveEvent(event, target.slot);
    },
    end: () => {
      shown.hide();
      undim();
    },
  };
}
