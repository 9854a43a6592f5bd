import type { Feed } from '@kinday/contracts/feed';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSES: Record<Feed['kind'], number> = { link: 6 * HOUR, holidays: 30 * DAY };
const FIRST_RETRY = 30 * MINUTE;
/** Of a pause, so that sources are not asked by everybody at the same moment. */
const JITTER = 0.1;

/** Seconds until a feed that was read is read again. */
export function refreshPause(kind: Feed['kind'], random = Math.random): number {
  return jittered(PAUSES[kind], random);
}

/**
 * Seconds until a source that failed is asked again: longer each time, up to a day.
 * @param failures in a row, this one included
 * @param asked what the source asks for, in seconds
 */
export function failurePause(failures: number, asked: number, random = Math.random): number {
  const own = FIRST_RETRY * 2 ** (failures - 1);
  return jittered(Math.min(Math.max(own, asked), DAY), random);
}

function jittered(seconds: number, random: () => number): number {
  return Math.round(seconds * (1 - JITTER + 2 * JITTER * random()));
}
