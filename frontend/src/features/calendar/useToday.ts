import { toCalendarDate, type CalendarDate } from '@kinday/contracts/calendarDate';
import { useEffect, useState } from 'react';
import { onWake } from '../../sync/onWake';

/** A timer across the whole day would drift while the machine sleeps. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}

/** The day this machine's clock shows; it rolls over at midnight, and when the tab or the machine comes back. */
export function useToday(): CalendarDate {
  const [today, setToday] = useState(() => toCalendarDate(new Date()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(toCalendarDate(now));
      timer = setTimeout(look, Math.min(msToMidnight(now) + 50, LONGEST_WAIT_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    const stopWaking = onWake(look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      stopWaking();
    };
  }, []);

  return today;
}
