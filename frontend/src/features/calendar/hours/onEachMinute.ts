import { toMinutes } from '@kinday/contracts/clockTime';
import { wallClockIn } from '@kinday/contracts/zonedTime';

const MINUTE_MS = 60_000;

/** The minute of the day that a zone's clocks show now. */
export function minuteOfDay(zone: string): number {
  return toMinutes(wallClockIn(zone, new Date()).time);
}

/** Tells the minute of the day in a zone at once, and whenever it is another one. @returns ends it */
export function onEachMinute(zone: string, tell: (minute: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    tell(minuteOfDay(zone));
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
  };
  look();
  // A timer stands still while the machine sleeps.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
