import * as z from 'zod/mini';
import { daysBetween } from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';
import { isTypeOf, MAIN_CATEGORIES } from './categories.js';
import { clockTimeSchema } from './clockTime.js';
import { hexColorSchema } from './color.js';
import type { Member } from './member.js';
import { LIMITS } from './product.js';
import { optionalText, requiredText } from './text.js';
import { idSchema } from './user.js';

/** The code of the refusal when an event is gone, or not theirs to see. */
export const NO_SUCH_EVENT = 'no_such_event';

/** Who added an event. A former member keeps id and name only. */
export const creatorSchema = z.object({
  id: idSchema,
  name: z.string(),
  color: z.nullable(hexColorSchema),
  phone: z.nullable(z.string()),
  isFormer: z.boolean(),
});

/** A member as the creator of their events. */
export function creatorOf({ id, name, color, phone }: Member): z.infer<typeof creatorSchema> {
  return { id, name, color, phone, isFormer: false };
}

/** What a person says of an event, as it is typed and sent. A new field begins here. */
const fields = {
  title: requiredText(LIMITS.eventTitle, 'Title is required', 'Title too long'),
  date: calendarDateSchema,
  isAllDay: z._default(z.boolean({ error: 'All day is yes or no' }), false),
  startTime: z._default(z.nullable(clockTimeSchema), null),
  endTime: z._default(z.nullable(clockTimeSchema), null),
  mainCategory: z.enum(MAIN_CATEGORIES, { error: 'Category is required' }),
  subCategory: z
    .string({ error: 'Event type is required' })
    .check(z.minLength(1, { error: 'Event type is required' })),
  notes: z._default(z.nullable(optionalText(LIMITS.eventNotes, 'Notes too long')), null),
};

/**
 * The same fields as they are stored and read. One that came later has a default: records that an
 * earlier release wrote lack it. What equals its default does not travel to the screens.
 */
const storedFields = {
  title: z.string(),
  date: calendarDateSchema,
  isAllDay: z._default(z.boolean(), false),
  startTime: z._default(z.nullable(clockTimeSchema), null),
  endTime: z._default(z.nullable(clockTimeSchema), null),
  mainCategory: z.enum(MAIN_CATEGORIES),
  subCategory: z.string(),
  notes: z._default(z.nullable(z.string()), null),
} satisfies Record<keyof typeof fields, z.ZodMiniType>;

/** An entry in a calendar. Times are null when it is all day; instants are ISO texts. */
export const eventSchema = z.object({
  id: idSchema,
  familyId: idSchema,
  creatorId: idSchema,
  ...storedFields,
  /** +1 with every edit of this event. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creator: creatorSchema,
});
export type Event = z.infer<typeof eventSchema>;

type Fields = { [Name in keyof typeof fields]: z.infer<(typeof fields)[Name]> };

function startsBeforeEnd({ isAllDay, startTime, endTime }: Fields): boolean {
  return isAllDay || (startTime !== null && endTime !== null && startTime < endTime);
}

/** The rules that look at several fields, then one form for what means the same. */
function settled<Output extends Fields, Input>(schema: z.ZodMiniType<Output, Input>) {
  return z.pipe(
    schema.check(
      z.refine((input: Output) => isTypeOf(input.mainCategory, input.subCategory), {
        path: ['subCategory'],
        error: 'Invalid event type for selected category',
      }),
      z.refine(startsBeforeEnd, {
        path: ['startTime'],
        error: 'Start time must be before end time',
      }),
    ),
    z.transform((input: Output) => ({
      ...input,
      startTime: input.isAllDay ? null : input.startTime,
      endTime: input.isAllDay ? null : input.endTime,
      notes: input.notes || null,
    })),
  );
}

/** What a person writes of an event. */
export const eventFieldsSchema = settled(z.object(fields));
export type EventFields = z.infer<typeof eventFieldsSchema>;

export const EVENT_FIELD_NAMES = Object.keys(fields) as (keyof EventFields)[];

/** An event's fields, without what the server adds to them. */
export function eventFieldsOf(event: EventFields): EventFields {
  const named = EVENT_FIELD_NAMES.map((name) => [name, event[name]]);
  return Object.fromEntries(named) as EventFields;
}

/** Whether two events say the same in every field. */
export function haveSameFields(one: EventFields, other: EventFields): boolean {
  return EVENT_FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** A new event; `id` made by the client lets a retry find the first try's event. */
export const createEventSchema = settled(
  z.object({ ...fields, id: z.optional(idSchema), familyId: z.optional(idSchema) }),
);
export type CreateEventInput = z.infer<typeof createEventSchema>;

/**
 * The event that its author adds to a family: the one the server stores, and until it has answered
 * the one that the author's page shows.
 * @param now an ISO instant
 */
export function newEvent(
  id: string,
  familyId: string,
  author: Member,
  fields: EventFields,
  now = new Date().toISOString(),
): Event {
  return {
    ...fields,
    id,
    familyId,
    creatorId: author.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    creator: creatorOf(author),
  };
}

/** New fields for an event; with `version`, only if nobody edited it since. */
export const updateEventSchema = settled(
  z.object({ ...fields, version: z.optional(z.int({ error: 'Invalid version' })) }),
);
export type UpdateEventInput = z.infer<typeof updateEventSchema>;

/** A read of events: `from` inclusive, `to` exclusive. */
export const eventRangeSchema = z
  .object({
    from: calendarDateSchema,
    to: calendarDateSchema,
    familyId: z.optional(idSchema),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The end of the range must be after its start',
    }),
    z.refine(({ from, to }) => daysBetween(from, to) <= LIMITS.eventRangeDays, {
      path: ['to'],
      error: `A range spans at most ${LIMITS.eventRangeDays} days`,
    }),
  );
export type EventRange = z.infer<typeof eventRangeSchema>;

export const searchSchema = z.object({
  q: requiredText(LIMITS.searchText, 'Please enter what to search for', 'Search text too long'),
});
export type SearchInput = z.infer<typeof searchSchema>;

/** An event found by search, with the calendar it stands in. */
export const searchResultSchema = z.object({
  id: idSchema,
  familyId: idSchema,
  familyName: z.string(),
  title: z.string(),
  date: calendarDateSchema,
  startTime: z.nullable(clockTimeSchema),
  notes: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
