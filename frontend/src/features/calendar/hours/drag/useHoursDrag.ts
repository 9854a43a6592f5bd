import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useClock } from '../../../../sync/usePreferences';
import { dragOnGrid, type Grip, type Point } from '../../dragOnGrid';
import { eventsIn } from '../hourColumns';
import { spotUnder, type Board, type HoursState } from './board';
import { markDrag } from './markDrag';
import { moveDrag } from './moveDrag';
import { hoursEdges } from './placeUnder';
import { pulledBar, pullDrag } from './pullDrag';

/** What a press on a grid of hours may turn into. */
function gripOn(board: Board, pressed: Element, at: Point, isTouch: boolean): Grip | null {
  const { actions, isMoving } = board.now();
  const from = spotUnder(board, at);
  if (!from || isMoving || !pressed.closest('[data-row]')) return null;
  const { column, minute } = from;
  const pulled = pulledBar(board.grid, pressed, at, isTouch);
  const bar = pulled ?? pressed.closest<HTMLElement>('[data-event]');
  if (!bar) {
    const isEmpty = minute !== null && !pressed.closest('button');
    return isEmpty ? { kind: 'mark', begin: () => markDrag(board, column, minute) } : null;
  }
  const event = eventsIn(column).find(({ id }) => id === bar.dataset.event);
  if (!event || !actions.canEdit(event)) return null;
  if (pulled) {
    const begin = () => pullDrag(board, bar, event, column, at);
    return { kind: 'pull', isAtOnce: true, begin };
  }
  const begin = () => {
    // A finger that then lets go has chosen it, and may pull its edge.
    bar.focus({ preventScroll: true });
    return moveDrag(board, bar, event, from);
  };
  return { kind: 'move', begin };
}

/**
 * Lets people drag on a grid of hours: events to other places, the lower edge of one to make it longer
 * or shorter, and empty hours to add one.
 */
export function useHoursDrag(
  gridRef: RefObject<HTMLElement | null>,
  state: Omit<HoursState, 'clock'>,
): void {
  const clock = useClock();
  const now = useEffectEvent(() => ({ ...state, clock }));

  useEffect(() => {
    const grid = gridRef.current;
    if (!grid) return;
    const board = { grid, now: () => now() };
    return dragOnGrid(grid, {
      grip: (pressed, at, isTouch) => gripOn(board, pressed, at, isTouch),
      scroller: { edges: () => hoursEdges(grid), scroll: (px) => grid.scrollBy(0, px) },
    });
  }, [gridRef]);
}
