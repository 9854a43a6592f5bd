import { stretchOf } from './eventStretch';
import type { HourColumn } from './hourColumns';

type Timed = Pick<HourColumn, 'date' | 'timed'>;

/**
 * The minute by which what is over in a column has ended: the end of the last event that has, so that
 * it changes with these alone.
 * @param now the minute of today
 */
export function endedBy({ date, timed }: Timed, today: string, now: number): number {
  if (date !== today) return date < today ? Infinity : 0;
  return Math.max(0, ...timed.map((event) => stretchOf(event).end).filter((end) => end <= now));
}
