import type { CalendarMonth } from '@kinday/contracts/calendarDate';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce';
import { monthName } from '../../ui/dateText';

/** Tells screen readers which month has come, after every change. */
export function useMonthAnnouncement(month: CalendarMonth): void {
  const told = useRef(month);
  useEffect(() => {
    if (told.current === month) return;
    told.current = month;
    announce(`${monthName(month)} ${month.slice(0, 4)}`);
  }, [month]);
}
