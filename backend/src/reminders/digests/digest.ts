import {
  addDays,
  weekdayOf,
  type CalendarDate,
  type DateRange,
} from '@kinday/contracts/calendarDate';
import { calendarDateSchema } from '@kinday/contracts/calendarDateSchema';
import type { ClockTime } from '@kinday/contracts/clockTime';
import { instantOf, wallClockIn } from '@kinday/contracts/zonedTime';
import * as z from 'zod/mini';
import type { NewNotice } from '../../notices/notice.js';
import { isWithin, type Minutes } from '../planner/Plan.js';

/** What is told of days to come: "What's on today" in the morning, "The week ahead" on Sundays. */
export const DIGESTS = ['morning', 'week'] as const;
export type Digest = (typeof DIGESTS)[number];

/** The person's day on which it is told. */
export const digestDataSchema = z.object({ date: calendarDateSchema });

const HOUR_MS = 3_600_000;
/** After so long a morning is no morning any more. */
const USEFUL_MS: Record<Digest, number> = { morning: 4 * HOUR_MS, week: 12 * HOUR_MS };
const SUNDAY = 0;

/** An hour of people in a zone. */
export interface ZonedHour {
  zone: string;
  time: ClockTime;
}

/** A digest that people who chose an hour are told on a day. */
export interface DueDigest extends ZonedHour {
  digest: Digest;
  date: CalendarDate;
  weekday: number;
  dueAt: Date;
}

/** The digests that are due within some minutes, of all hours that somebody chose. */
export function dueDigests(
  digest: Digest,
  hours: readonly ZonedHour[],
  minutes: Minutes,
): DueDigest[] {
  return hours.flatMap(({ zone, time }) => {
    const today = wallClockIn(zone, minutes.until).date;
    return [addDays(today, -1), today, addDays(today, 1)].flatMap((date) => {
      const dueAt = instantOf(zone, { date, time });
      const weekday = weekdayOf(date);
      const isItsDay = digest === 'morning' || weekday === SUNDAY;
      if (!isItsDay || !isWithin(dueAt, minutes) || isOver(digest, dueAt, minutes.now)) return [];
      return [{ digest, zone, time, date, weekday, dueAt }];
    });
  });
}

function expiryOf(digest: Digest, dueAt: Date): Date {
  return new Date(dueAt.getTime() + USEFUL_MS[digest]);
}

function isOver(digest: Digest, dueAt: Date, now: Date): boolean {
  return expiryOf(digest, dueAt) <= now;
}

/** Nobody is told of a day twice, whatever hour they choose meanwhile. */
export function digestNotice(userId: string, { digest, date, dueAt }: DueDigest): NewNotice {
  const expiresAt = expiryOf(digest, dueAt);
  return {
    key: `${digest} ${userId} ${date}`,
    kind: digest,
    userId,
    data: { date },
    dueAt,
    expiresAt,
  };
}

/** The days that a digest is about: that day, or the week from the next one on. */
export function daysOfDigest(digest: Digest, date: CalendarDate): DateRange {
  if (digest === 'morning') return { from: date, to: addDays(date, 1) };
  return { from: addDays(date, 1), to: addDays(date, 8) };
}
