import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Point } from '../dragOnGrid';
import { dimDragged } from '../dimDragged';
import './dragGhost.css';

/** The copy of a bar that follows the pointer while an event is dragged. */
export interface DragGhost {
  moveTo: (point: Point) => void;
  /** The day it is over, if any. */
  date: () => CalendarDate | undefined;
  remove: () => void;
}

/**
 * Shows a copy of the bar under the pointer. The bar and the day under the pointer are marked by
 * attributes that React does not set, so that nothing renders while the pointer moves.
 * @param from where the bar is grabbed
 */
export function dragGhost(grid: HTMLElement, bar: HTMLElement, from: Point): DragGhost {
  const { left, top, width } = bar.getBoundingClientRect();
  const ghost = bar.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-testid');
  ghost.removeAttribute('data-event');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('kd-drag-ghost');
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  const undim = dimDragged(grid, bar.dataset.event);

  let cell: Element | null = null;
  return {
    moveTo: ({ x, y }) => {
      const place = `translate(${left + x - from.x}px, ${top + y - from.y}px)`;
      ghost.style.transform = `${place} rotate(1.5deg)`;
      const over = document.elementFromPoint(x, y)?.closest('[data-date]') ?? null;
      if (over === cell) return;
      cell?.removeAttribute('data-drop');
      over?.setAttribute('data-drop', '');
      cell = over;
    },
    date: () => cell?.getAttribute('data-date') ?? undefined,
    remove: () => {
      ghost.remove();
      cell?.removeAttribute('data-drop');
      undim();
    },
  };
}
