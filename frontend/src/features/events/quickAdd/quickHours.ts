import { fromMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import type { DayPart } from './ownWords';

/** An hour as it was written: perhaps without AM or PM. */
export interface WrittenTime {
  hour: number;
  minute: number;
  saysHalf: boolean;
}

export interface SettledHours {
  start: ClockTime;
  end: ClockTime;
  /** Whether the start is in the morning was not said. */
  assumedHalf: boolean;
  assumedEnd: boolean;
  /** It would have lasted beyond midnight. */
  wasCut: boolean;
}

const HALF = 12 * 60;
const LAST_MINUTE = 2 * HALF - 1;
const DEFAULT_LASTS = 60;
/** Without AM or PM, hours from here to noon are taken as morning hours, 1 to 6 as afternoon ones. */
const FIRST_MORNING_HOUR = 7 * 60;

/** When a part of the day begins, if no hour is given. */
export const PART_STARTS: Record<DayPart, ClockTime> = {
  morning: '09:00',
  afternoon: '14:00',
  evening: '19:00',
  night: '20:00',
};

/** The times it can mean, in minutes, earlier first. */
function meanings({ hour, minute, saysHalf }: WrittenTime): number[] {
  if (saysHalf) return [hour * 60 + minute];
  const early = (hour % 12) * 60 + minute;
  return [early, early + HALF];
}

function likelyStart([early = 0, late]: number[], dayPart: DayPart | null): number {
  if (late === undefined) return early;
  const isMorning = dayPart ? dayPart === 'morning' : early >= FIRST_MORNING_HOUR;
  return isMorning ? early : late;
}

/**
 * From when to when, of what was written.
 * @param lasts minutes, if that was said instead of an end
 * @param dayPart what the hours of the line are likely to belong to
 */
export function settleHours(
  from: WrittenTime,
  to: WrittenTime | null,
  lasts: number | null,
  dayPart: DayPart | null,
): SettledHours {
  const starts = meanings(from);
  const ends = to ? meanings(to) : [];
  const [onlyEnd = 0] = ends;
  const beforeEnd = to?.saysHalf ? starts.findLast((one) => one < onlyEnd) : undefined;
  const start = beforeEnd ?? likelyStart(starts, dayPart);
  // An end before its start is on the next day.
  const end = to ? ends.find((one) => one > start) : start + (lasts ?? DEFAULT_LASTS);
  const wasCut = end === undefined || end > LAST_MINUTE;
  return {
    start: fromMinutes(start),
    end: fromMinutes(wasCut ? LAST_MINUTE : end),
    assumedHalf: !from.saysHalf && beforeEnd === undefined,
    assumedEnd: !to && lasts === null,
    wasCut,
  };
}
