import type { CalendarDate } from '@kinday/contracts/calendarDate';
import './dragGhost.css';

/** The copy of a bar that follows the pointer while an event is dragged. */
export interface DragGhost {
  moveTo: (x: number, y: number) => void;
  /** The day it is over, if any. */
  date: () => CalendarDate | undefined;
  remove: () => void;
}

/** Near an edge of the window the page scrolls along, px and px per frame. */
const EDGE = 56;
const SPEED = 10;

/**
 * Shows a copy of the bar under the pointer. The bar, the grid and the day under the pointer are
 * marked by attributes that React does not set, so that nothing renders while the pointer moves.
 */
export function dragGhost(grid: HTMLElement, bar: HTMLElement, x: number, y: number): DragGhost {
  const { left, top, width } = bar.getBoundingClientRect();
  const ghost = bar.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-testid');
  ghost.removeAttribute('data-event');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('kd-drag-ghost');
  ghost.style.width = `${width}px`;
  document.body.append(ghost);
  const pieces = grid.querySelectorAll(`[data-event="${CSS.escape(bar.dataset.event ?? '')}"]`);
  pieces.forEach((piece) => piece.setAttribute('data-dragged', ''));
  grid.setAttribute('data-dragging', '');

  let cell: Element | null = null;
  let at = { x, y };

  function moveTo(toX: number, toY: number) {
    at = { x: toX, y: toY };
    ghost.style.transform = `translate(${left + toX - x}px, ${top + toY - y}px) rotate(1.5deg)`;
    const over = document.elementFromPoint(toX, toY)?.closest('[data-date]') ?? null;
    if (over === cell) return;
    cell?.removeAttribute('data-drop');
    over?.setAttribute('data-drop', '');
    cell = over;
  }

  function scroll() {
    if (at.y < EDGE) window.scrollBy(0, -SPEED);
    else if (at.y > window.innerHeight - EDGE) window.scrollBy(0, SPEED);
    frame = requestAnimationFrame(scroll);
  }

  let frame = requestAnimationFrame(scroll);
  moveTo(x, y);
  return {
    moveTo,
    date: () => cell?.getAttribute('data-date') ?? undefined,
    remove: () => {
      cancelAnimationFrame(frame);
      ghost.remove();
      cell?.removeAttribute('data-drop');
      pieces.forEach((piece) => piece.removeAttribute('data-dragged'));
      grid.removeAttribute('data-dragging');
    },
  };
}
