import * as z from 'zod/mini';
import { addDays, isRealDate, type CalendarDate } from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';
import { ABSENT_CONTENT, creatorSchema, eventSchema, type Event } from './event.js';
import {
  EVENT_FIELD_NAMES,
  endsInCalendar,
  eventFieldsOf,
  isSameValue,
  storedFields,
  type EventFields,
} from './eventFields.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** The code of the refusal when a series is gone, or not theirs to see. */
export const NO_SUCH_SERIES = 'no_such_series';

/**
 * An event that repeats. Its fields are those of its first occurrence; `contracts/recurrence` says on
 * which days others begin. A changed occurrence is an event, and its day is taken out.
 */
export const seriesSchema = z.object({
  id: idSchema,
  familyId: idSchema,
  creatorId: idSchema,
  ...storedFields,
  rrule: z.string(),
  /** Days added to the rule, sorted. */
  extra: z._default(z.array(calendarDateSchema), []),
  /** Days taken out, sorted. */
  except: z._default(z.array(calendarDateSchema), []),
  /** The last day on which an occurrence begins; null without an end. */
  last: z._default(z.nullable(calendarDateSchema), null),
  /** +1 with every edit of its fields or its rule, and with a day that is given back; a day more that is taken out makes none. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creator: creatorSchema,
});
export type Series = z.infer<typeof seriesSchema>;

/** What a person says of a series. */
export type SeriesFields = EventFields & { rrule: string };

const SERIES_CONTENT_NAMES = [...EVENT_FIELD_NAMES, 'rrule', 'extra', 'last'] as const;
export type SeriesContent = Pick<Series, (typeof SERIES_CONTENT_NAMES)[number]>;

/** Whether two series say the same, but for the days taken out. */
export function haveSameSeriesContent(one: SeriesContent, other: SeriesContent): boolean {
  return SERIES_CONTENT_NAMES.every((name) => isSameValue(one[name], other[name]));
}

/** The answer to an edit of a series. */
export const seriesAnswerSchema = z.object({
  series: seriesSchema,
  /** Changed occurrences whose day the rule no longer yields: they are events of their own now. */
  freed: z.int(),
});
export type SeriesAnswer = z.infer<typeof seriesAnswerSchema>;

/** The answer of GET /api/month: what stands on some days, of one moment. */
export const monthAnswerSchema = z.object({
  events: z.array(eventSchema),
  series: z.array(seriesSchema),
});
export type MonthAnswer = z.infer<typeof monthAnswerSchema>;

/** The last day that an occurrence of a series stands on; null without an end. */
export function lastDayOfSeries({ last, moreDays }: Series): CalendarDate | null {
  return last === null ? null : addDays(last, moreDays);
}

/** Whether a series, with its last occurrence, ends on a day that the calendar has; endless ones do not matter. */
export function seriesEndsInCalendar(series: Series): boolean {
  const last = lastDayOfSeries(series);
  return endsInCalendar(series) && (last === null || isRealDate(last));
}

/** An occurrence of a series as the event that it would be; its id is no event's. */
export function occurrenceOf(series: Series, day: CalendarDate): Event {
  const { id, familyId, creatorId, version, createdAt, updatedAt, creator } = series;
  return {
    ...ABSENT_CONTENT,
    ...eventFieldsOf(series),
    id: occurrenceId(id, day),
    familyId,
    creatorId,
    date: day,
    seriesId: id,
    seriesDate: day,
    version,
    createdAt,
    updatedAt,
    creator,
  };
}

/** Names an occurrence on a page. */
export function occurrenceId(seriesId: string, day: CalendarDate): string {
  return `${seriesId}:${day}`;
}

/** The series of an occurrence's name, or what the name is itself. */
export function seriesIdOf(id: string): string {
  return id.split(':', 1)[0]!;
}

/** Whether what looks like an event is an occurrence that was not changed by itself. */
export function isOccurrence({ id }: Pick<Event, 'id'>): boolean {
  return id.includes(':');
}

/** The id of an event or a series, or the name of an occurrence. */
export const entryIdSchema = z.string().check(
  z.refine(
    (name) => {
      const [id, day, ...more] = name.split(':');
      const isDay = day === undefined || isRealDate(day);
      return idSchema.safeParse(id).success && isDay && more.length === 0;
    },
    { error: messages.invalidId },
  ),
  z.toLowerCase(),
);

/** The answer of GET /api/events/{id}/day: on which day something begins now, and in which calendar. */
export const entryDaySchema = z.object({
  id: z.string(),
  familyId: idSchema,
  date: calendarDateSchema,
});
export type EntryDay = z.infer<typeof entryDaySchema>;
