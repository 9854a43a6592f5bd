import { toMinute, type HourScale } from '../hourScale';
import type { Point } from '../../dragOnGrid';

/** A cell of a grid of hours, and the minute of a point in it; null in the row for what lasts all day. */
export interface CellPlace {
  cell: HTMLElement;
  minute: number | null;
}

/** The part of a grid in which its hours scroll, px of the window. */
export function hoursEdges(grid: HTMLElement): { top: number; bottom: number } {
  const { top, bottom } = grid.getBoundingClientRect();
  const stays = grid.querySelector('[data-stays]')?.getBoundingClientRect();
  return { top: stays?.bottom ?? top, bottom };
}

/** The minute of a cell that lies at a height of the window; beyond its ends, these. */
export function minuteAt(cell: Element, scale: HourScale, y: number): number {
  const { top, height } = cell.getBoundingClientRect();
  return toMinute(scale, (y - top) / height);
}

/** What lies under a point; null beside the columns. What hovers over the grid is not in the way. */
export function placeUnder(grid: HTMLElement, scale: HourScale, { x, y }: Point): CellPlace | null {
  const edges = grid.getBoundingClientRect();
  if (x < edges.left || x > edges.right || y < edges.top || y > edges.bottom) return null;
  const row = y < hoursEdges(grid).top ? 'top' : 'hours';
  for (const cell of grid.querySelectorAll<HTMLElement>(`[data-row="${row}"]`)) {
    const { left, right } = cell.getBoundingClientRect();
    if (x < left || x >= right) continue;
    return { cell, minute: row === 'top' ? null : minuteAt(cell, scale, y) };
  }
  return null;
}
