import * as z from 'zod/mini';
import { addDays, isRealDate, type CalendarDate } from './calendarDate.js';
import { calendarDateSchema } from './calendarDateSchema.js';
import { isTypeOf, MAIN_CATEGORIES } from './categories.js';
import { clockTimeSchema } from './clockTime.js';
import { BESIDE_OWN } from './ownCategory.js';
import { LIMITS } from './product.js';
import { optionalText, requiredText } from './text.js';
import { timeZoneSchema } from './timeZone.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

const title = requiredText(LIMITS.eventTitle, messages.titleIsRequired, messages.titleTooLong);
const notes = z.nullable(optionalText(LIMITS.eventNotes, messages.notesTooLong));

/** What every release knows that a person says of an event, as it is typed and sent. */
const firstFields = {
  title,
  date: calendarDateSchema,
  isAllDay: z._default(z.boolean({ error: messages.invalidAllDay }), false),
  startTime: z._default(z.nullable(clockTimeSchema), null),
  endTime: z._default(z.nullable(clockTimeSchema), null),
  mainCategory: z.enum(MAIN_CATEGORIES, { error: messages.categoryIsRequired }),
  subCategory: z
    .string({ error: messages.eventTypeIsRequired })
    .check(z.minLength(1, { error: messages.eventTypeIsRequired })),
  notes: z._default(notes, null),
};

/**
 * What clients of an earlier release do not know: a new event without it is as `ABSENT` says, an edit
 * without it leaves it as it is. A new field begins here.
 */
const laterFields = {
  /** Days it goes on after its first one. */
  moreDays: z.int({ error: messages.invalidNumberOfDays }).check(
    z.minimum(0, { error: messages.endBeforeStart }),
    z.maximum(LIMITS.eventDays - 1, {
      error: messages.eventTooLong(LIMITS.eventDays),
    }),
  ),
  location: z.nullable(optionalText(LIMITS.eventLocation, messages.placeTooLong)),
  /** The members it is for, sorted by id; empty for the whole family. */
  forIds: z.array(idSchema).check(z.maxLength(100, { error: messages.tooManyPeople })),
  /** Whether a member has to say that they will do it. */
  needsSomebody: z.boolean({ error: messages.invalidChoice }),
  /** One of the family's own categories, which stands for category and type. */
  ownCategoryId: z.nullable(idSchema),
  /** The time zone in which its days and times are told, where that is not the family's clock. */
  zone: z.nullable(timeZoneSchema),
};
export const ABSENT = {
  moreDays: 0,
  location: null,
  forIds: [] as string[],
  needsSomebody: false,
  ownCategoryId: null as string | null,
  zone: null as string | null,
};

/** The fields of a new event. */
export const newFields = {
  ...firstFields,
  moreDays: z._default(laterFields.moreDays, ABSENT.moreDays),
  location: z._default(laterFields.location, ABSENT.location),
  forIds: z._default(laterFields.forIds, ABSENT.forIds),
  needsSomebody: z._default(laterFields.needsSomebody, ABSENT.needsSomebody),
  ownCategoryId: z._default(laterFields.ownCategoryId, ABSENT.ownCategoryId),
  zone: z._default(laterFields.zone, ABSENT.zone),
};

/** The fields of an edit. */
export const editedFields = {
  ...firstFields,
  moreDays: z.optional(laterFields.moreDays),
  location: z.optional(laterFields.location),
  forIds: z.optional(laterFields.forIds),
  needsSomebody: z.optional(laterFields.needsSomebody),
  ownCategoryId: z.optional(laterFields.ownCategoryId),
  zone: z.optional(laterFields.zone),
};

/**
 * The same fields as they are stored and read. One that came later has a default: records that an
 * earlier release wrote lack it. What equals its default does not travel to the screens.
 */
export const storedFields = {
  title: z.string(),
  date: calendarDateSchema,
  isAllDay: z._default(z.boolean(), false),
  startTime: z._default(z.nullable(clockTimeSchema), null),
  endTime: z._default(z.nullable(clockTimeSchema), null),
  mainCategory: z.enum(MAIN_CATEGORIES),
  subCategory: z.string(),
  notes: z._default(z.nullable(z.string()), null),
  moreDays: z._default(z.int(), ABSENT.moreDays),
  location: z._default(z.nullable(z.string()), ABSENT.location),
  forIds: z._default(z.array(idSchema), ABSENT.forIds),
  needsSomebody: z._default(z.boolean(), ABSENT.needsSomebody),
  ownCategoryId: z._default(z.nullable(idSchema), ABSENT.ownCategoryId),
  zone: z._default(z.nullable(z.string()), ABSENT.zone),
} satisfies Record<keyof typeof newFields, z.ZodMiniType>;

/** What a person says of an event: `newFields` as they are once parsed. */
export type EventFields = { [Name in keyof typeof newFields]: z.infer<(typeof newFields)[Name]> };
/** What a person says in an edit. */
export type EditedFields = Omit<EventFields, keyof typeof laterFields> &
  Partial<Pick<EventFields, keyof typeof laterFields>>;

export const EVENT_FIELD_NAMES = Object.keys(newFields) as (keyof EventFields)[];

/** Whether times are in order: an event that goes on after its first day may end at an earlier hour. */
export function hasTimesInOrder({
  isAllDay,
  startTime,
  endTime,
  moreDays,
}: Pick<EventFields, 'isAllDay' | 'startTime' | 'endTime'> & { moreDays?: number }): boolean {
  if (isAllDay) return true;
  return startTime !== null && endTime !== null && (!!moreDays || startTime < endTime);
}

/** Whether an event ends on a day that the calendar has: a year has four digits. */
export function endsInCalendar({ date, moreDays = 0 }: Pick<EditedFields, 'date' | 'moreDays'>) {
  return isRealDate(addDays(date, moreDays));
}

/** The rules that look at several fields, then one form for what means the same. */
export function settled<Output extends EditedFields, Input>(schema: z.ZodMiniType<Output, Input>) {
  return z.pipe(
    schema.check(
      z.refine((input: Output) => isTypeOf(input.mainCategory, input.subCategory), {
        path: ['subCategory'],
        error: messages.invalidEventType,
      }),
      z.refine(hasTimesInOrder, {
        path: ['startTime'],
        error: messages.startNotBeforeEnd,
      }),
      z.refine(endsInCalendar, { path: ['moreDays'], error: messages.endsAfterLastDay }),
    ),
    z.transform((input: Output) => ({
      ...input,
      startTime: input.isAllDay ? null : input.startTime,
      endTime: input.isAllDay ? null : input.endTime,
      notes: input.notes || null,
      ...(input.location === undefined ? {} : { location: input.location || null }),
      ...(input.forIds && { forIds: [...new Set(input.forIds)].sort() }),
      ...ownCategoryIn(input),
      ...zoneIn(input),
    })),
  );
}

/** Whole days are the same days everywhere. */
function zoneIn({ isAllDay }: EditedFields): Partial<Pick<EventFields, 'zone'>> {
  return isAllDay ? { zone: null } : {};
}

/**
 * An own category stands beside one category and type alone: it brings them, and is taken away by a
 * client of an earlier release that chooses others.
 */
function ownCategoryIn({
  ownCategoryId,
  mainCategory,
  subCategory,
}: EditedFields): Partial<Pick<EventFields, 'ownCategoryId' | 'mainCategory' | 'subCategory'>> {
  if (ownCategoryId) return { ownCategoryId, ...BESIDE_OWN };
  const isBeside =
    mainCategory === BESIDE_OWN.mainCategory && subCategory === BESIDE_OWN.subCategory;
  return isBeside ? {} : { ownCategoryId: null };
}

/** An event's fields, without what the server adds to them. */
export function eventFieldsOf(event: EventFields): EventFields {
  const named = EVENT_FIELD_NAMES.map((name) => [name, event[name]]);
  return Object.fromEntries(named) as EventFields;
}

/** Whether two values of one field say the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

/** Whether two events say the same in every field. */
export function haveSameFields(one: EventFields, other: EventFields): boolean {
  return EVENT_FIELD_NAMES.every((name) => isSameValue(one[name], other[name]));
}

/** The last day that an event, or an occurrence that begins on `date`, stands on. */
export function lastDayOn({
  date,
  moreDays,
}: Pick<EventFields, 'date' | 'moreDays'>): CalendarDate {
  return moreDays === 0 ? date : addDays(date, moreDays);
}
