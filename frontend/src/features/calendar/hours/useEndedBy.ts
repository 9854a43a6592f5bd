import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { useEffect, useState } from 'react';
import { endedBy } from './endedBy';
import type { HourColumn } from './hourColumns';
import { minuteOfDay, onEachMinute } from './onEachMinute';

/** The minute by which what is over on a day has ended (`endedBy`); only today's looks at the clock. */
export function useEndedBy(
  day: Pick<HourColumn, 'date' | 'timed'>,
  today: CalendarDate,
  zone: string,
): number {
  const [now, setNow] = useState(() => minuteOfDay(zone));
  const isToday = day.date === today;
  useEffect(() => (isToday ? onEachMinute(zone, setNow) : undefined), [isToday, zone]);
  return endedBy(day, today, now);
}
