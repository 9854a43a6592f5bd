import type { Clock } from '@kinday/contracts/preferences';
import type { GridActions } from '../../gridActions';
import type { Point } from '../../dragOnGrid';
import type { HourColumn } from '../hourColumns';
import type { HourScale } from '../hourScale';
import type { Row } from '../slots';
import type { Spot } from './movedTo';
import { placeUnder } from './placeUnder';

/** What drags know of a grid of hours. */
export interface HoursState {
  columns: readonly HourColumn[];
  scale: HourScale;
  clock: Clock;
  actions: GridActions;
  /** An event is looking for another place by keys and presses. */
  isMoving: boolean;
  /** Something was put on a row of a column: the keyboard comes to it. */
  onPlaced: (column: HourColumn, row: Row) => void;
}

/** A grid of hours, and what it shows now: others may change it during a drag. */
export interface Board {
  grid: HTMLElement;
  now: () => HoursState;
}

export interface ColumnSpot extends Spot {
  column: HourColumn;
}

/** What lies under a point; null beside the columns. */
export function spotUnder({ grid, now }: Board, at: Point): ColumnSpot | null {
  const { columns, scale } = now();
  const place = placeUnder(grid, scale, at);
  const column = columns.find(({ key }) => key === place?.cell.dataset.column);
  return place && column ? { column, minute: place.minute } : null;
}

/** A column's cell among the hours or on top of them; null when it is not shown any more. */
export function cellOf({ grid }: Board, column: HourColumn, row: 'hours' | 'top'): Element | null {
  return grid.querySelector(`[data-row="${row}"][data-column="${CSS.escape(column.key)}"]`);
}

/** Whether a column is still there; its member may have been removed during a drag. */
export function isShown({ now }: Board, { key }: HourColumn): boolean {
  return now().columns.some((column) => column.key === key);
}
