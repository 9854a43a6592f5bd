import * as z from 'zod/mini';
import { daysBetween } from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';
import { clockTimeSchema } from './clockTime.js';
import { hexColorSchema } from './color.js';
import {
  ABSENT,
  EVENT_FIELD_NAMES,
  editedFields,
  isSameValue,
  newFields,
  settled,
  storedFields,
  type EventFields,
} from './eventFields.js';
import type { Member } from './member.js';
import { LIMITS } from './product.js';
import { requiredText } from './text.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** The code of the refusal when an event is gone, or not theirs to see. */
export const NO_SUCH_EVENT = 'no_such_event';

/** The code of the refusal when another member does already what an event asks for. */
export const CLAIMED = 'claimed';

/** Who added an event. A former member keeps id and name only. */
export const creatorSchema = z.object({
  id: idSchema,
  name: z.string(),
  color: z.nullable(hexColorSchema),
  phone: z.nullable(z.string()),
  isFormer: z.boolean(),
});

/** What is known of whoever adds something. */
export type Author = Omit<z.infer<typeof creatorSchema>, 'isFormer'>;

/** A member as the creator of their events. */
export function creatorOf({ id, name, color, phone }: Author): z.infer<typeof creatorSchema> {
  return { id, name, color, phone, isFormer: false };
}

/**
 * An entry in a calendar: an event, or a changed occurrence of a series. Times are null when it is all
 * day; instants are ISO texts.
 */
export const eventSchema = z.object({
  id: idSchema,
  familyId: idSchema,
  creatorId: idSchema,
  ...storedFields,
  /** The member who said that they will do it. */
  claimedBy: z._default(z.nullable(idSchema), null),
  /** Of a changed occurrence: the series, and the day on which it would begin. */
  seriesId: z._default(z.nullable(idSchema), null),
  seriesDate: z._default(z.nullable(calendarDateSchema), null),
  /** +1 with every edit of this event. */
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  creator: creatorSchema,
});
export type Event = z.infer<typeof eventSchema>;

/** What an event says, with what is set by other calls than an edit; undo brings all of it back. */
export const EVENT_CONTENT_NAMES = [
  ...EVENT_FIELD_NAMES,
  'claimedBy',
  'seriesId',
  'seriesDate',
] as const satisfies (keyof Event)[];
/** What a record of an earlier release does not say. */
export const ABSENT_CONTENT = { ...ABSENT, claimedBy: null, seriesId: null, seriesDate: null };
export type EventContent = Pick<Event, (typeof EVENT_CONTENT_NAMES)[number]>;

/** An event's content, without what the server adds to it. */
export function eventContentOf(event: EventContent): EventContent {
  const named = EVENT_CONTENT_NAMES.map((name) => [name, event[name]]);
  return Object.fromEntries(named) as EventContent;
}

/** Whether two events have the same content. */
export function haveSameContent(one: EventContent, other: EventContent): boolean {
  return EVENT_CONTENT_NAMES.every((name) => isSameValue(one[name], other[name]));
}

/** What a person writes of an event. */
export const eventFieldsSchema = settled(z.object(newFields));
/** A new event; `id` made by the client lets a retry find the first try's event. */
export const createEventSchema = settled(
  z.object({ ...newFields, id: z.optional(idSchema), familyId: z.optional(idSchema) }),
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
    id,
    familyId,
    creatorId: author.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    creator: creatorOf(author),
    // Last: names added to a spread object cost V8 50 times as much.
    ...ABSENT_CONTENT,
    ...fields,
  };
}

/** An edit of an event; with `version`, only if nobody edited it since. */
export const updateEventSchema = settled(
  z.object({ ...editedFields, version: z.optional(z.int({ error: messages.invalidVersion })) }),
);
export type UpdateEventInput = z.infer<typeof updateEventSchema>;

/** A version or a revision in a query. */
export const countedSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, { error: messages.invalidVersion })),
  z.transform(Number),
);

/**
 * What a deletion says in its query: with `version`, the record goes only if nobody edited it since (409
 * `event_changed`); without one, as older clients ask, whatever it says by now.
 */
export const deletionSchema = z.object({
  version: z.optional(countedSchema),
});
export type DeletionInput = z.infer<typeof deletionSchema>;

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
      error: messages.rangeEndsFirst,
    }),
    z.refine(({ from, to }) => daysBetween(from, to) <= LIMITS.eventRangeDays, {
      path: ['to'],
      error: messages.rangeTooLong(LIMITS.eventRangeDays),
    }),
  );
export type EventRange = z.infer<typeof eventRangeSchema>;

export const searchSchema = z.object({
  q: requiredText(LIMITS.searchText, messages.enterSearch, messages.searchTextTooLong),
});
export type SearchInput = z.infer<typeof searchSchema>;

/** An event found by search, an occurrence of a series or of a feed, with the calendar it stands in. */
export const searchResultSchema = z.object({
  id: z.string(),
  /** The feed that it stands in, of which it is no event of the calendar's own. */
  feedId: z.optional(idSchema),
  familyId: idSchema,
  familyName: z.string(),
  title: z.string(),
  date: calendarDateSchema,
  startTime: z.nullable(clockTimeSchema),
  notes: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
