import { toCalendarDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import type { ImportPreview } from '@kinday/contracts/imports';

/** The day of the next event that an import brings, else of its last one; null when it brings none. */
export function dayToView(
  { entries }: ImportPreview,
  today = toCalendarDate(new Date()),
): CalendarDate | null {
  const days = entries.filter(({ fate }) => fate !== 'same').map(({ date }) => date);
  days.sort();
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
