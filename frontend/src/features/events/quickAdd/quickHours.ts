import { fromMinutes, type ClockTime } from '@kinday/contracts/clockTime';
import type { DayPart } from './ownWords';

/** An hour as it was written: perhaps without AM or PM. */
export interface WrittenTime {
  hour: number;
  minute: number;
  saysHalf: boolean;
}

/** What a line says of hours. */
export interface WrittenHours {
  from: WrittenTime;
  to: WrittenTime | null;
  /** Minutes, if that was said instead of an end. */
  lasts: number | null;
  /** What the hours of the line are likely to belong to. */
  dayPart: DayPart | null;
}

export interface SettledHours {
  start: ClockTime;
  end: ClockTime;
  /** The end is so many days after the start. */
  moreDays: number;
  /** Whether the start is in the morning was not said. */
  assumedHalf: boolean;
  assumedEnd: boolean;
}

const HALF = 12 * 60;
const DAY = 2 * HALF;
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

function likelyTime([early = 0, late]: number[], dayPart: DayPart | null): number {
  if (late === undefined) return early;
  const isMorning = dayPart ? dayPart === 'morning' : early >= FIRST_MORNING_HOUR;
  return isMorning ? early : late;
}

/** From when to when, of what was written; an end before its start is on the next day. */
export function settleHours({ from, to, lasts, dayPart }: WrittenHours): SettledHours {
  const starts = meanings(from);
  const ends = to ? meanings(to) : [];
  const [onlyEnd = 0] = ends;
  const beforeEnd = to?.saysHalf ? starts.findLast((one) => one < onlyEnd) : undefined;
  const start = beforeEnd ?? likelyTime(starts, dayPart);
  const assumedEnd = !to && lasts === null;
  const written = ends.find((one) => one > start) ?? onlyEnd + DAY;
  // What nobody said does not reach into the next day.
  const assumed = Math.min(start + DEFAULT_LASTS, DAY - 1);
  const end = to ? written : lasts === null ? assumed : start + lasts;
  return {
    start: fromMinutes(start),
    end: fromMinutes(end % DAY),
    moreDays: Math.floor(end / DAY),
    assumedHalf: !from.saysHalf && beforeEnd === undefined,
    assumedEnd,
  };
}

/** The same where the end is on a later day, which the line names. */
export function settleHoursApart({ from, to, dayPart }: WrittenHours): SettledHours {
  const start = likelyTime(meanings(from), dayPart);
  const end = to ? likelyTime(meanings(to), null) : Math.min(start + DEFAULT_LASTS, DAY - 1);
  return {
    start: fromMinutes(start),
    end: fromMinutes(end),
    moreDays: 0,
    assumedHalf: !from.saysHalf,
    assumedEnd: !to,
  };
}
