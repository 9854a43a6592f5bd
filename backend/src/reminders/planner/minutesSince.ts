import { LIMITS } from '@kinday/contracts/product';
import type { Minutes } from './Plan.js';

const MINUTE_MS = 60_000;
/** Looked at once more: a write may have begun before these minutes were planned, and ended after. */
const AGAIN_MS = MINUTE_MS;
/** Writes of nodes whose clocks are so late count as new, too. */
const LATE_CLOCKS_MS = 2 * 60 * MINUTE_MS;
/** Most that is planned at a time, after the calendar was down. */
const LONGEST_MS = 60 * MINUTE_MS;
/** Whatever was due earlier has begun. */
const LONGEST_DOWN_MS = LIMITS.reminderDays * 24 * 60 * MINUTE_MS;

/**
 * The minutes that are still to be planned, in pieces of an hour at most; none before a new minute
 * began. The last ones that were planned come first, once more.
 * @param doneUntil up to which minute all was planned; null before the first time
 */
export function minutesSince(doneUntil: Date | null, now: Date): Minutes[] {
  const until = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const done = Math.max(doneUntil?.getTime() ?? until - MINUTE_MS, until - LONGEST_DOWN_MS);
  if (done >= until) return [];
  const piece = (from: number, to: number, writtenSince: Date | null): Minutes => {
    return { after: new Date(from), until: new Date(to), now: new Date(until), writtenSince };
  };
  const pieces = [piece(done - AGAIN_MS, done, new Date(done - LATE_CLOCKS_MS))];
  for (let at = done; at < until; at += LONGEST_MS) {
    pieces.push(piece(at, Math.min(at + LONGEST_MS, until), null));
  }
  return pieces;
}
