import * as z from 'zod/mini';
import { calendarDateSchema } from './calendarDateSchema.js';
import { countedSchema, creatorOf, deletionSchema, eventSchema, type Author } from './event.js';
import { editedFields, eventFieldsOf, newFields, settled } from './eventFields.js';
import { parseRule } from './recurrence/parseRule.js';
import { RuleProblem } from './recurrence/rule.js';
import { settledRepetition } from './recurrence/settledRepetition.js';
import type { Series, SeriesFields } from './series.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** The text of an RFC 5545 RRULE; the server stores its canonical form. */
const ruleSchema = z.string({ error: messages.repetitionNotRead }).check((context) => {
  try {
    parseRule(context.value);
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    context.issues.push({ code: 'custom', message: error.message, input: context.value });
  }
});

/** What a person writes of a new series. */
export const seriesFieldsSchema = settled(z.object({ ...newFields, rrule: ruleSchema }));

/** A new series; `id` made by the client lets a retry find the first try's. */
export const createSeriesSchema = settled(
  z.object({
    ...newFields,
    rrule: ruleSchema,
    id: z.optional(idSchema),
    familyId: z.optional(idSchema),
  }),
);
export type CreateSeriesInput = z.infer<typeof createSeriesSchema>;

/** With it, an edit is done only if nobody edited the record since. */
const version = z.optional(z.int({ error: messages.invalidVersion }));
/**
 * The changed occurrence in which an edit of its series was made, as it is to be; one that is gone
 * meanwhile is no matter.
 */
const typed = z.optional(settled(z.object({ ...editedFields, id: idSchema, version })));
const editedSeriesFields = { ...editedFields, rrule: z.optional(ruleSchema), version, typed };

/** An edit of all occurrences. */
export const updateSeriesSchema = settled(z.object(editedSeriesFields));
export type TypedInput = z.infer<typeof typed> & object;
export type UpdateSeriesInput = z.infer<typeof updateSeriesSchema>;

/**
 * An edit of the occurrences from a day on: they become a series of their own, whose id the client made.
 * Without a rule they go on as the series does, a COUNT divided.
 */
export const splitSeriesSchema = settled(
  z.object({ ...editedSeriesFields, from: calendarDateSchema, newId: idSchema }),
);
export type SplitSeriesInput = z.infer<typeof splitSeriesSchema>;

/** An edit of one occurrence, which becomes an event; `id` made by the client, `version` the series'. */
export const changeOccurrenceSchema = settled(
  z.object({ ...editedFields, id: z.optional(idSchema), version }),
);
export type ChangeOccurrenceInput = z.infer<typeof changeOccurrenceSchema>;

/** What an occurrence asks for is taken on: it becomes an event; `id` made by the client. */
export const claimOccurrenceSchema = z._default(z.object({ id: z.optional(idSchema) }), {});
export type ClaimOccurrenceInput = z.infer<typeof claimOccurrenceSchema>;

/** An event that begins to repeat: a series takes its place, whose id the client made. */
export const repeatEventSchema = settled(
  z.object({ ...editedFields, rrule: ruleSchema, version, newId: idSchema }),
);
export type RepeatEventInput = z.infer<typeof repeatEventSchema>;

/**
 * An occurrence that stays as an event, while all the others go or those that follow. `newId` is the
 * event's: made by the client, or its own where it was changed by itself. `version` is that event's, or
 * the series'. `seen` keeps the days that go as that of a `deleteSeriesSchema` does.
 */
export const leaveAloneSchema = settled(
  z.object({
    ...editedFields,
    scope: z.enum(['all', 'following']),
    version,
    newId: idSchema,
    seen: z.optional(z.int({ error: messages.invalidVersion })),
  }),
);
export type LeaveAloneInput = z.infer<typeof leaveAloneSchema>;

/**
 * Deletes the occurrences from a day on; all of them without one. A day that somebody changed by itself
 * leaves the series' version as it is: `seen` is the family's revision up to which the deleting member has
 * seen its changes. If somebody else has changed one of the deleted days since, nothing is deleted (409
 * `event_changed` with a `ChangedDays`). Without `seen`, as older clients ask, such days are deleted.
 */
export const deleteSeriesSchema = z.extend(deletionSchema, {
  from: z.optional(calendarDateSchema),
  seen: z.optional(countedSchema),
});
export type DeleteSeriesInput = z.infer<typeof deleteSeriesSchema>;

/** Days of a series that others changed one by one, and that the author of a write which removes them has not seen. */
export const changedDaysSchema = z.object({
  /** The first of them, as it is now. */
  event: eventSchema,
  /** How many there are besides. */
  others: z.int(),
  /** The revision up to which all this has been seen once it was read. */
  seen: z.int(),
});
export type ChangedDays = z.infer<typeof changedDaysSchema>;

/**
 * Takes back a member's own deletion of days of a series, whose answer and revision they may never have had:
 * the first one after the revision up to which they had seen the family's changes. With a day the deletion of
 * that one, or of those from it on; without one that of all.
 */
export const restoreSeriesSchema = z.object({
  after: z.int({ error: messages.invalidRevision }).check(z.minimum(0), z.maximum(1e15)),
  day: z.optional(calendarDateSchema),
});
export type RestoreSeriesInput = z.infer<typeof restoreSeriesSchema>;

/**
 * The series that its author adds to a family. Throws a RuleProblem for a rule without a day.
 * @param at an ISO instant
 */
export function newSeries(
  id: string,
  familyId: string,
  author: Author,
  fields: SeriesFields,
  at: string,
): Series {
  return {
    ...eventFieldsOf(fields),
    ...(settledRepetition(fields) as Pick<Series, 'date' | 'rrule' | 'extra' | 'except' | 'last'>),
    id,
    familyId,
    creatorId: author.id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    creator: creatorOf(author),
  };
}
