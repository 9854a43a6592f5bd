/** Part of a day, in minutes since midnight; the end comes after the start, and 1440 is midnight. */
export interface Stretch {
  start: number;
  end: number;
}

/** The hours that a view of hours shows, in minutes since midnight: whole hours, the same for all days. */
export interface HourScale {
  from: number;
  to: number;
}

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** What is shown of every day, however empty. */
const USUAL: HourScale = { from: 7 * HOUR, to: 21 * HOUR };
const ALL: HourScale = { from: 0, to: DAY };

/**
 * The hours to show: the usual ones, with whatever stands before and after them. The empty ones around
 * them are left out, unless all are asked for.
 */
export function hourScale(stretches: readonly Stretch[], showsAll = false): HourScale {
  if (showsAll) return ALL;
  const from = Math.min(USUAL.from, ...stretches.map(({ start }) => start));
  const to = Math.max(USUAL.to, ...stretches.map(({ end }) => end));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

/** Where a minute lies: 0 at the top of the scale, 1 at its end. Minutes beyond it lie at its ends. */
export function toPosition({ from, to }: HourScale, minute: number): number {
  return Math.min(Math.max((minute - from) / (to - from), 0), 1);
}

/** The minute that lies at a position, 0 at the top of the scale and 1 at its end; not rounded. */
export function toMinute({ from, to }: HourScale, position: number): number {
  return from + Math.min(Math.max(position, 0), 1) * (to - from);
}

/** The full hours of a scale, each by its first minute. */
export function hoursOf({ from, to }: HourScale): number[] {
  return Array.from({ length: (to - from) / HOUR }, (_, at) => from + at * HOUR);
}
