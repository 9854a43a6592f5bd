import { calendarDateSchema } from '@kinday/contracts/calendarDateSchema';
import { clockTimeSchema } from '@kinday/contracts/clockTime';
import { dueAt, pointlessAt, tellAt } from '@kinday/contracts/dueReminders';
import type { Lead } from '@kinday/contracts/reminders';
import { idSchema } from '@kinday/contracts/user';
import * as z from 'zod/mini';
import type { NewNotice } from '../../notices/notice.js';
import { lastingId, type Entry } from '../entries/Entry.js';
import { isWithin, type Minutes } from '../planner/Plan.js';
import type { Reminded } from './due.repository.js';

export const REMINDER = 'reminder';

/** Of what a reminder is, and what must be so still when it is told. */
export const reminderDataSchema = z.object({
  familyId: idSchema,
  /** The lasting id of the event or occurrence. */
  entryId: z.string(),
  date: calendarDateSchema,
  startTime: z.nullable(clockTimeSchema),
  /** On whose clocks it begins; null for an all-day one. */
  zone: z.nullable(z.string()),
  lead: z.union([z.int(), z.object({ days: z.int(), time: clockTimeSchema })]),
});
export type ReminderData = z.infer<typeof reminderDataSchema>;

/** The zone on whose clocks an entry begins; null for an all-day one. */
export function clocksOf({ startTime, zone }: Entry, familyZone: string): string | null {
  return startTime === null ? null : (zone ?? familyZone);
}

/**
 * The notice of an entry for one person at one of their lead times; null where it is not due within
 * these minutes, or of no use any more. Its key holds the start: what is moved is told again, what is
 * only called otherwise is not.
 */
export function reminderNotice(
  entry: Entry,
  { userId, familyId, familyZone, settings }: Reminded,
  lead: Lead,
  minutes: Minutes,
): NewNotice | null {
  const zones = { family: familyZone, own: settings.zone };
  const due = dueAt(entry, lead, zones);
  if (!isWithin(due, minutes)) return null;
  const expiresAt = pointlessAt(entry, due, zones);
  if (expiresAt <= minutes.now) return null;
  const from = due > minutes.now ? due : minutes.now;
  const { date, startTime } = entry;
  const zone = clocksOf(entry, familyZone);
  const entryId = lastingId(entry);
  const data: ReminderData = { familyId, entryId, date, startTime, zone, lead };
  return {
    key: `${REMINDER} ${userId} ${entryId} ${date} ${startTime} ${zone} ${JSON.stringify(lead)}`,
    kind: REMINDER,
    userId,
    data,
    dueAt: tellAt(entry, from, settings.quiet, zones),
    expiresAt,
  };
}
