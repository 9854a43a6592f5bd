import * as z from 'zod/mini';
import * as messages from './messages.js';

/** What a calendar has whose creator's browser told no zone, as those of an earlier release. */
export const UTC = 'UTC';

/** Names such as `America/New_York`; an offset such as `+02:00`, which some engines take, is none. */
const NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

/** Longest name that is looked up; the longest of the IANA database has 32 letters. */
const LONGEST_NAME = 64;
/** Names that were looked up: making a format takes 50 µs. */
const MOST_NAMES = 1_000;
const canonical = new Map<string, string | null>();

/**
 * The one spelling of a time zone's name in the IANA database, as this machine knows it: `eUrOpE/bErLiN`
 * is `Europe/Berlin`, `US/Eastern` is `America/New_York`. Null for what is no zone.
 */
export function canonicalZone(name: string): string | null {
  if (name.length > LONGEST_NAME || !NAME.test(name)) return null;
  const known = canonical.get(name);
  if (known !== undefined) return known;
  if (canonical.size >= MOST_NAMES) canonical.clear();
  const found = lookUp(name);
  canonical.set(name, found);
  return found;
}

function lookUp(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Whether a text is the name of a time zone in the IANA database, as this machine knows it. */
export function isTimeZone(name: string): boolean {
  return canonicalZone(name) !== null;
}

/** A time zone by its canonical name. */
export const timeZoneSchema = z.pipe(
  z
    .string({ error: messages.chooseTimeZone })
    .check(z.refine(isTimeZone, { error: messages.noTimeZone })),
  z.transform((name: string) => canonicalZone(name) ?? name),
);

/** The zone a new calendar begins with. Nobody is turned away because a browser tells none, or a newer one. */
export const firstZoneSchema = z.catch(z.optional(timeZoneSchema), undefined);
