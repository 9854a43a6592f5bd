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
  member: Reminded,
  lead: Lead,
  minutes: Minutes,
): NewNotice | null {
  const { familyZone, settings } = member;
  const zones = { family: familyZone, own: settings.zone };
  const due = dueAt(entry, lead, zones);
  if (!isWithin(due, minutes)) return null;
  const expiresAt = pointlessAt(entry, due, zones);
  if (expiresAt <= minutes.now) return null;
  const from = due > minutes.now ? due : minutes.now;
  return noticeOf(entry, member, lead, tellAt(entry, from, settings.quiet, zones), expiresAt);
}

/**
 * The notice in place of one that waited while its event was changed, if the moment to remind of the
 * event as it is now has passed as well: the planner looks no more for what is past. Null where the
 * planner is still to find it, or it is of no use any more. It is told once, whatever it stands in for.
 */
export function belatedNotice(
  entry: Entry,
  member: Reminded,
  lead: Lead,
  now: Date,
): NewNotice | null {
  const zones = { family: member.familyZone, own: member.settings.zone };
  const due = dueAt(entry, lead, zones);
  const expiresAt = pointlessAt(entry, due, zones);
  if (due > now || expiresAt <= now) return null;
  return noticeOf(entry, member, lead, tellAt(entry, now, member.settings.quiet, zones), expiresAt);
}

/** What makes it the same reminder: the lasting id, the start and the lead time. */
export function reminderKey(entry: Entry, { userId, familyZone }: Reminded, lead: Lead): string {
  const { date, startTime } = entry;
  const start = `${date} ${startTime} ${clocksOf(entry, familyZone)}`;
  return `${REMINDER} ${userId} ${lastingId(entry)} ${start} ${JSON.stringify(lead)}`;
}

function noticeOf(
  entry: Entry,
  member: Reminded,
  lead: Lead,
  toldAt: Date,
  expiresAt: Date,
): NewNotice {
  const { userId, familyId, familyZone } = member;
  const { date, startTime } = entry;
  const zone = clocksOf(entry, familyZone);
  const data: ReminderData = { familyId, entryId: lastingId(entry), date, startTime, zone, lead };
  const key = reminderKey(entry, member, lead);
  return { key, kind: REMINDER, userId, data, dueAt: toldAt, expiresAt };
}
