import type { CalendarDate } from '@kinday/contracts/calendarDate';

export const MOST_RESULTS = 50;

/** Family → the day that it is there. */
export type Todays = ReadonlyMap<string, CalendarDate>;

/** Escaped last of all: searchable makes a plain percent sign of a wide one. */
export const PATTERN = String.raw`'%' || regexp_replace(searchable($2), '([%_\\])', '\\\1', 'g') || '%'`;
