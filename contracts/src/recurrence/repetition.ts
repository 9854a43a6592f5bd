import type { CalendarDate } from '../calendarDate.js';

/** What of a series says on which days its occurrences begin. */
export interface Repetition {
  /** The first day, yyyy-MM-dd. */
  date: CalendarDate;
  /** The text of an RFC 5545 RRULE. */
  rrule: string;
  /** Days added to the rule, sorted. */
  extra: readonly CalendarDate[];
  /** Days taken out, sorted. */
  except: readonly CalendarDate[];
  /** The last day on which an occurrence begins, were none taken out; null without an end. */
  last: CalendarDate | null;
}
