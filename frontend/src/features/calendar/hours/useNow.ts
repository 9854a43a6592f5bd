import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

function minuteOfDay(now: Date): number {
  return now.getHours() * 60 + now.getMinutes();
}

/** The minute of the day that this machine's clock shows; it moves on with every minute. */
export function useNow(): number {
  const [minute, setMinute] = useState(() => minuteOfDay(new Date()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setMinute(minuteOfDay(now));
      timer = setTimeout(look, MINUTE_MS - (now.getTime() % MINUTE_MS) + 50);
    };
    look();
    // A timer stands still while the machine sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  return minute;
}
