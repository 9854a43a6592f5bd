import type { CalendarDate } from '@kinday/contracts/calendarDate';

export const MOST_RESULTS = 50;

/** Records that repeat among which the nearest day is looked for: a hostile rule takes some milliseconds. */
export const MOST_REPEATED = 100;

/** Events on either side of today, of one calendar or feed, that are looked at one by one. */
export const MOST_SCANNED = 1_000;

/** Family → the day that it is there. */
export type Todays = ReadonlyMap<string, CalendarDate>;

/** Escaped last of all: searchable makes a plain percent sign of a wide one. */
export const PATTERN = String.raw`'%' || regexp_replace(searchable($2), '([%_\\])', '\\\1', 'g') || '%'`;

/** Whether an index of trigrams finds a text: three letters or digits in a row are one. */
export function hasTrigram(text: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(text);
}

/** Matches by the texts that are short: they are read without what is stored apart, as long notes are. */
export const shortTextsMatch = (of: 'e' | 's') =>
  `(searchable(${of}.title) LIKE ${PATTERN} OR searchable(${of}.location) LIKE ${PATTERN})`;
