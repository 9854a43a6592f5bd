import { LIMITS } from '@kinday/contracts/product';
import type { Minutes } from './Plan.js';

const MINUTE_MS = 60_000;
/** Planned once more: a write that took its time may have begun before and ended after. */
const OVERLAP_MS = MINUTE_MS;
/** Most that is planned at a time, after the calendar was down. */
const LONGEST_MS = 60 * MINUTE_MS;
/** Whatever was due earlier has begun. */
const LONGEST_DOWN_MS = LIMITS.reminderDays * 24 * 60 * MINUTE_MS;

/**
 * The minutes that are still to be planned, in pieces of an hour at most; none before a new minute began.
 * @param doneUntil up to which minute all was planned; null before the first time
 */
export function minutesSince(doneUntil: Date | null, now: Date): Minutes[] {
  const until = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const done = Math.max(doneUntil?.getTime() ?? until - MINUTE_MS, until - LONGEST_DOWN_MS);
  const pieces: Minutes[] = [];
  for (let at = done; at < until; at += LONGEST_MS) {
    pieces.push({
      after: new Date(at - OVERLAP_MS),
      until: new Date(Math.min(at + LONGEST_MS, until)),
      now: new Date(until),
    });
  }
  return pieces;
}
