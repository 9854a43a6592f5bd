import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { EventFields } from '@kinday/contracts/eventFields';
import type { LeftOut } from '@kinday/contracts/imports';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import type { Lead } from '@kinday/contracts/reminders';

/** What an iCalendar object says that events of ours say as well. */
export type ReadFields = Pick<
  EventFields,
  | 'title'
  | 'date'
  | 'moreDays'
  | 'isAllDay'
  | 'startTime'
  | 'endTime'
  | 'location'
  | 'notes'
  | 'zone'
>;

/** What is told of an entry beside its days. */
export interface ReadObject {
  /** The first line of its object in the file, the first one being 1. */
  line: number;
  /** Their names in the file. */
  categories: string[];
  /** When its alarms are, as reminders of ours. */
  alarms: Lead[];
  /** Properties that we do not know, as unfolded lines, for the way back; empty without any. */
  raw: string;
  /** SHA-256 of what it says, without what servers alter at each read. */
  digest: string;
}

/** An occurrence that is otherwise than its series. */
export interface ReadOccurrence extends ReadObject {
  /** The day on which it would begin, told as the series tells its days; one of `repetition.except`. */
  day: CalendarDate;
  fields: ReadFields;
}

/** An event or a series of a calendar file, with all that is told of it by its UID. */
export interface ReadEntry extends ReadObject {
  uid: string;
  /** Of what the file tells without its series, or as its second part: the day it names; else ''. */
  recurrence: string;
  fields: ReadFields;
  /** Settled, with `fields.date` as its first day; null for an event that does not repeat. */
  repetition: Omit<Repetition, 'date'> | null;
  changed: ReadOccurrence[];
}

/** What a calendar file holds. */
export interface ReadCalendar {
  name: string | null;
  entries: ReadEntry[];
  /** The first `MOST_LEFT_OUT` of what does not go in. */
  leftOut: LeftOut[];
  leftOutCount: number;
}

export interface ReadOptions {
  /** The family's time zone: floating times are told in it. */
  zone: string;
  /** From which on "long ago" is counted back for large files; by itself the day that it is there now. */
  today?: CalendarDate;
}

/** Most that are named of what does not go in. */
export const MOST_LEFT_OUT = 1_000;
/** Most entries that are read of one file. */
export const MOST_ENTRIES = 20_000;
