import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { dayIn, endOfDay } from '@kinday/contracts/zonedTime';
import { useEffect, useState } from 'react';
import { onWake } from '../../sync/onWake';

/** A timer across the whole day would drift while the machine sleeps. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

function msToMidnight(zone: string, now: Date): number {
  return endOfDay(zone, dayIn(zone, now)).getTime() - now.getTime();
}

/**
 * The day that a family's clocks show, wherever this machine is; it rolls over at their midnight, and when
 * the tab or the machine comes back.
 * @param zone the IANA name of the family's zone
 */
export function useToday(zone: string): CalendarDate {
  const [today, setToday] = useState(() => dayIn(zone, new Date()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dayIn(zone, now));
      timer = setTimeout(look, Math.min(msToMidnight(zone, now) + 50, LONGEST_WAIT_MS));
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
  }, [zone]);

  return today;
}
