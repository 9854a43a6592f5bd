import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';

export type EventTexts = Pick<Event, 'title' | 'notes' | 'location'>;
export interface SeriesTexts extends EventTexts {
  rrule: string;
  extra: readonly CalendarDate[];
  except: readonly CalendarDate[];
}

/** A day in JSON, with its quotes and comma. */
const DAY_BYTES = 13;

/** How many bytes of UTF-8 the texts of an event have. */
export function eventTextBytes({ title, notes, location }: EventTexts): number {
  return bytesOf(title) + bytesOf(notes) + bytesOf(location);
}

/** The same of a series, with its rule and the days that it names. */
export function seriesTextBytes({ rrule, extra, except, ...texts }: SeriesTexts): number {
  return eventTextBytes(texts) + bytesOf(rrule) + DAY_BYTES * (extra.length + except.length);
}

/** `eventTextBytes` in SQL: PostgreSQL knows how long a text is without reading it. */
export const EVENT_TEXT_BYTES = (of: string) =>
  `octet_length(${of}.title) + coalesce(octet_length(${of}.notes), 0)
    + coalesce(octet_length(${of}.location), 0)`;

/** `seriesTextBytes` in SQL; where there is no rule, of an event. */
export const SERIES_TEXT_BYTES = (of: string) =>
  `${EVENT_TEXT_BYTES(of)} + coalesce(octet_length(${of}.rrule), 0)
    + ${DAY_BYTES} * (cardinality(${of}.extra_days) + cardinality(${of}.except_days))`;

/** All else that an answer says of a record: its creator, days, times and the names of its fields. */
const RECORD_BYTES = 600;
/** An id in JSON, with its quotes and comma. */
const ID_BYTES = 39;

/** What an event takes up in an answer, in bytes. */
export function eventAnswerBytes(event: EventTexts & { forIds: readonly string[] }): number {
  return RECORD_BYTES + ID_BYTES * event.forIds.length + eventTextBytes(event);
}

/** The same in SQL. */
export const EVENT_ANSWER_BYTES = (of: string) =>
  `${RECORD_BYTES} + ${ID_BYTES} * cardinality(${of}.for_ids) + ${EVENT_TEXT_BYTES(of)}`;

/** What a series takes up in an answer, in SQL. */
export const SERIES_ANSWER_BYTES = (of: string) =>
  `${RECORD_BYTES} + ${ID_BYTES} * cardinality(${of}.for_ids) + ${SERIES_TEXT_BYTES(of)}`;

function bytesOf(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
