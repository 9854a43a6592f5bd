import { createHash } from 'node:crypto';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import type { Repetition } from '@kinday/contracts/recurrence/repetition';
import type { ReadFields } from '../icalendar/calendarContent.js';
import { cutText } from './cutText.js';

/** An event of a feed, or all occurrences of one that repeats. */
export interface KeptEvent extends ReadFields, Omit<Repetition, 'rrule' | 'last'> {
  /** Made of what it says: servers give the same event another name, or another place in the file. */
  key: string;
  /** Null for an event that does not repeat. */
  rrule: string | null;
  /** The last day on which it begins; null without an end. */
  last: CalendarDate | null;
}

/** So much is kept of a text that goes along with each day: who wants all of it goes to the source. */
const MOST_NOTES = 4_000;

/**
 * An event as it is kept.
 * @param repetition its days, settled; null for an event that does not repeat
 */
export function keptEvent(
  fields: ReadFields,
  repetition: Omit<Repetition, 'date'> | null,
): KeptEvent {
  const { title, date, isAllDay, startTime, endTime, location, notes, zone } = fields;
  const days = repetition ?? { rrule: null, extra: [], except: [], last: date };
  const content = {
    title,
    date,
    moreDays: Math.min(fields.moreDays, LIMITS.eventDays - 1),
    isAllDay,
    startTime,
    endTime,
    location,
    notes: notes === null ? null : cutText(notes, MOST_NOTES),
    zone,
    ...{ rrule: days.rrule, extra: days.extra, except: days.except, last: days.last },
  };
  const said = JSON.stringify(Object.values(content));
  const key = createHash('sha256').update(said).digest('base64url').slice(0, 22);
  return { key, ...content };
}

/** A digest of all that a feed says, in whatever order. */
export function contentDigest(events: readonly KeptEvent[]): string {
  const keys = events.map(({ key }) => key).sort();
  return createHash('sha256').update(keys.join()).digest('base64url');
}
