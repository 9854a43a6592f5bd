import * as z from 'zod/mini';
import * as messages from './messages.js';

/** What a calendar has whose creator's browser told no zone, as those of an earlier release. */
export const UTC = 'UTC';

/** Names such as `America/New_York`; an offset such as `+02:00`, which some engines take, is none. */
const NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

/** Whether a text is the name of a time zone in the IANA database, as this machine knows it. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const timeZoneSchema = z
  .string({ error: messages.chooseTimeZone })
  .check(z.refine(isTimeZone, { error: messages.noTimeZone }));

/** The zone a new calendar begins with. Nobody is turned away because a browser tells none, or a newer one. */
export const firstZoneSchema = z.catch(z.optional(timeZoneSchema), undefined);
