import { fromMinutes, to12Hour, type ClockTime } from './clockTime.js';
import type { Clock } from './preferences.js';

/** An hour as people write it: `9:00 AM`, `09:00`. */
export function clockText(time: ClockTime, clock: Clock): string {
  return clock === '12h' ? to12Hour(time) : time;
}

/** The hour that this machine's clock shows at an instant, as people write it. */
export function clockTextAt(local: Date, clock: Clock): string {
  return clockText(fromMinutes(local.getHours() * 60 + local.getMinutes()), clock);
}

/** An hour without minutes that say nothing: `9 AM`, `9:30 AM`; `09:00` stays. */
export function shortClockText(time: ClockTime, clock: Clock): string {
  return clock === '12h' ? to12Hour(time).replace(':00', '') : time;
}
