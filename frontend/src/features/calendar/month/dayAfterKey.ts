import { addDays, addMonths, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { WeekStart } from '@kinday/contracts/preferences';
import { placeInWeek } from '../weeks';

/** Where a key leads from a day; null for keys that lead nowhere. */
export function dayAfterKey(
  date: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  weekStart: WeekStart,
): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -placeInWeek(date, weekStart));
    case 'End':
      return addDays(date, 6 - placeInWeek(date, weekStart));
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
