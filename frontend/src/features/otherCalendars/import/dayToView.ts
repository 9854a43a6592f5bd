import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { ImportPreview } from '@kinday/contracts/imports';

/** Whether an import brings anything that is not there already. */
export function bringsEvents({ entries }: ImportPreview): boolean {
  return entries.some(({ fate }) => fate !== 'same');
}

/** The day of the next event that an import brings, else of its last one; null when it brings none. */
export function dayToView({ entries }: ImportPreview, today: CalendarDate): CalendarDate | null {
  const days = entries.filter(({ fate }) => fate !== 'same').map(({ date }) => date);
  days.sort();
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}
