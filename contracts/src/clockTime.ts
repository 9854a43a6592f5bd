import * as z from 'zod/mini';
import * as messages from './messages.js';

/** A wall-clock time of the family, `HH:mm`, 24 hours. */
export type ClockTime = string;

const MINUTES_PER_DAY = 24 * 60;

export const clockTimeSchema = z
  .string({ error: messages.invalidTimeFormat })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: messages.invalidTimeFormat }));

/** The times offered in lists: every 30 minutes from 00:00 to 23:30. */
export const TIME_CHOICES: readonly ClockTime[] = Array.from({ length: 48 }, (_, index) =>
  fromMinutes(index * 30),
);

/** Minutes since midnight. */
export function toMinutes(time: ClockTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The time so many minutes after midnight, kept within the day (00:00 to 23:59). */
export function fromMinutes(minutes: number): ClockTime {
  const kept = Math.min(Math.max(minutes, 0), MINUTES_PER_DAY - 1);
  return `${String(Math.floor(kept / 60)).padStart(2, '0')}:${String(kept % 60).padStart(2, '0')}`;
}

/** `15:30` as people say it: `3:30 PM`. */
export function to12Hour(time: ClockTime): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `3:30 PM` as it is stored: `15:30`; null for anything else. */
export function to24Hour(text: string): ClockTime | null {
  const [, hours, minutes, half] = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(text) ?? [];
  if (!hours || !minutes) return null;
  const of24 = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(of24).padStart(2, '0')}:${minutes}`;
}
