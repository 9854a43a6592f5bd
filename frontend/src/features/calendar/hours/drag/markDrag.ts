import { fromMinutes } from '@kinday/contracts/clockTime';
import { timeText } from '../../../../product/eventText';
import type { Drag } from '../../dragOnGrid';
import type { HourColumn } from '../hourColumns';
import type { Stretch } from '../hourScale';
import { slotOf } from '../slotOf';
import { cellOf, isShown, type Board } from './board';
import { landing } from './landing';
import { minuteAt } from './placeUnder';
import { markedStretch } from './pulledTo';

/** Marks a stretch of a column for a new event. */
export function markDrag(board: Board, column: HourColumn, from: number): Drag {
  const shown = landing(null);
  let marked: Stretch | null = null;
  const slot = ({ start, end }: Stretch) => ({
    ...slotOf(column, start),
    startTime: fromMinutes(start),
    endTime: fromMinutes(end),
  });

  return {
    moveTo: ({ y }) => {
      const { scale, clock } = board.now();
      const cell = cellOf(board, column, 'hours');
      marked = cell && markedStretch(from, minuteAt(cell, scale, y));
      if (!cell || !marked) return shown.hide();
      shown.atHours(
        cell,
        scale,
        marked,
        timeText({ isAllDay: false, moreDays: 0, ...slot(marked) }, clock),
      );
    },
    drop: () => {
      if (!marked || !isShown(board, column)) return;
      const { actions, onPlaced } = board.now();
      onPlaced(column, marked.start);
      actions.addAt(slot(marked));
    },
    end: shown.hide,
  };
}
