import { LIMITS } from '@kinday/contracts/product';
import { ZONE_DAYS } from '@kinday/contracts/shownIn';

/** What is told in a zone of its own may stand on other days there; `daysTold` of the contract says the same. */
const before = (from: string) => `${from}::date - ${ZONE_DAYS}`;
const after = (to: string) => `LEAST(${to}::date + ${ZONE_DAYS}, '9999-12-31'::date)`;

/**
 * Whether `events e` may stand on one of the days from one up to, but not on, another, as the contract's
 * collection has it; three indexes find it.
 * @param from,to parameters or columns
 */
export function eventStandsWithin(from: string, to: string): string {
  return `(e.date >= ${from} AND e.date < ${to}
    OR e.more_days > 0 AND e.date >= ${from}::date - ${LIMITS.eventDays} AND e.date < ${from}
      AND e.date + e.more_days >= ${from}
    OR e.zone IS NOT NULL AND e.date >= ${before(from)} - ${LIMITS.eventDays}
      AND e.date < ${after(to)} AND e.date + e.more_days >= ${before(from)})`;
}

/** The same for an occurrence of `series s`. */
export function seriesStandsWithin(from: string, to: string): string {
  const reaches = (first: string, end: string) =>
    `s.date < ${end} AND (s.last_day IS NULL OR s.last_day + s.more_days >= ${first})`;
  return `(${reaches(from, to)} OR s.zone IS NOT NULL AND ${reaches(before(from), after(to))})`;
}
