import { addDays, daysBetween, type CalendarDate } from '@kinday/contracts/calendarDate';
import { daysOf, occursOn } from '@kinday/contracts/recurrence/occurrences';
import type { Series } from '@kinday/contracts/series';

/** An edit moves an occurrence no further, days: another one is meant beyond that. */
const MOST_MOVED = 31;

/**
 * The day that a series has in place of one that it had: the same, taken out or not, or the nearest
 * where it was moved; null where it has none, as it ends before that day.
 */
export function dayNear(series: Series, day: CalendarDate): CalendarDate | null {
  if (series.last !== null && series.last < day) return null;
  const whole = { ...series, except: [] };
  if (occursOn(whole, day)) return day;
  const days = daysOf(whole, addDays(day, -MOST_MOVED), addDays(day, MOST_MOVED + 1));
  const distance = (each: CalendarDate) => Math.abs(daysBetween(day, each));
  return days.sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
