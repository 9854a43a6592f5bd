import { SLOT } from '../slots';

/** The half hours from one minute to another, both counted. */
export function halfHours(from: number, to: number): number[] {
  const first = Math.ceil(from / SLOT) * SLOT;
  const count = Math.max(Math.floor((to - first) / SLOT) + 1, 0);
  return Array.from({ length: count }, (_, at) => first + at * SLOT);
}

/** The minute among some that is nearest; of two as near, the one that comes first. */
export function nearest(minutes: readonly number[], wanted: number): number {
  return minutes.reduce(
    (best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best),
    minutes[0] ?? wanted,
  );
}
