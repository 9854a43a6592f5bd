import { monthOf } from '@kinday/contracts/calendarDate';
import { dayNumber, monthName, shortDay, shortMonthDay, yearOf } from '@kinday/contracts/dateText';
import type { Place } from './usePlace';

/** Which days are shown: `November` 2026, `Nov 22 – 28` 2026, `Sun, Nov 22` 2026. */
export interface PlaceTitle {
  days: string;
  year: string;
}

/** How the bar over the calendar calls what is shown. */
export function titleOfPlace({ view, first, last }: Place): PlaceTitle {
  const year = String(yearOf(last));
  if (view === 'day') return { days: shortDay(first), year };
  if (view !== 'week') return { days: monthName(monthOf(first)), year };
  const end = monthOf(first) === monthOf(last) ? String(dayNumber(last)) : shortMonthDay(last);
  const start = shortMonthDay(first) + (yearOf(first) === yearOf(last) ? '' : `, ${yearOf(first)}`);
  return { days: `${start} – ${end}`, year };
}
