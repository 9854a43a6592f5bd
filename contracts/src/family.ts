import * as z from 'zod/mini';
import { feedSchema } from './feed.js';
import { memberSchema, ROLES } from './member.js';
import { ownCategorySchema } from './ownCategory.js';
import { TIERS } from './product.js';
import { firstZoneSchema, timeZoneSchema, UTC } from './timeZone.js';
import { calendarNameSchema, idSchema, inviteCodeSchema } from './user.js';
import * as messages from './messages.js';

export const SUBSCRIPTION_STATUSES = ['active', 'trialing', 'past_due', 'canceled'] as const;

/** One shared calendar, as its members see it. */
export const familySchema = z.object({
  id: idSchema,
  name: z.string(),
  ownerId: idSchema,
  inviteCode: z.string(),
  subscriptionTier: z.enum(TIERS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  /** When the free trial of Premium ends or ended, an ISO instant; null without one. */
  trialEndsAt: z.nullable(z.string()),
  /** The IANA name of the time zone that says what "today" is; it never moves an event. */
  zone: z._default(z.string(), UTC),
  createdAt: z.string(),
});
export type Family = z.infer<typeof familySchema>;

/** Names a family, or leaves it to the user's current one. */
export const familyChoiceSchema = z.object({ familyId: z.optional(idSchema) });
export type FamilyChoice = z.infer<typeof familyChoiceSchema>;

/** The same as a body that may be missing. */
export const familyBodySchema = z._default(familyChoiceSchema, {});

/** The answer of GET /api/family. */
export const familyAnswerSchema = z.object({
  family: familySchema,
  members: z.array(memberSchema),
  /** With deleted ones, as events may have them. */
  ownCategories: z._default(z.array(ownCategorySchema), []),
  /** The calendars of others that it subscribed to. */
  feeds: z._default(z.array(feedSchema), []),
  isOwner: z.boolean(),
});
export type FamilyAnswer = z.infer<typeof familyAnswerSchema>;

/** A calendar in the user's list. */
export const calendarSchema = z.object({
  id: idSchema,
  name: z.string(),
  ownerId: idSchema,
  role: z.enum(ROLES),
});
export type Calendar = z.infer<typeof calendarSchema>;

export const CALENDAR_FILTERS = ['created', 'invited'] as const;
export const calendarFilterSchema = z.object({ filter: z.optional(z.enum(CALENDAR_FILTERS)) });
export type CalendarFilter = z.infer<typeof calendarFilterSchema>;

export const createCalendarSchema = z.object({
  name: calendarNameSchema,
  zone: firstZoneSchema,
});
export type CreateCalendarInput = z.infer<typeof createCalendarSchema>;

export const joinCalendarSchema = z.object({ inviteCode: inviteCodeSchema });
export type JoinCalendarInput = z.infer<typeof joinCalendarSchema>;

export const switchCalendarSchema = z.object({ familyId: idSchema });
export type SwitchCalendarInput = z.infer<typeof switchCalendarSchema>;

export const leaveCalendarSchema = z.object({ familyId: idSchema });
export type LeaveCalendarInput = z.infer<typeof leaveCalendarSchema>;

/** An edit of what the owner sets; what is not named stays as it is. */
export const updateFamilySchema = z
  .object({
    familyId: z.optional(idSchema),
    name: z.optional(calendarNameSchema),
    zone: z.optional(timeZoneSchema),
  })
  .check(
    z.refine(({ name, zone }) => name !== undefined || zone !== undefined, {
      path: ['name'],
      error: messages.enterNameOrZone,
    }),
  );
export type UpdateFamilyInput = z.infer<typeof updateFamilySchema>;

/** Hands a family over to another of its members. */
export const transferFamilySchema = z.object({
  familyId: z.optional(idSchema),
  userId: idSchema,
});
export type TransferFamilyInput = z.infer<typeof transferFamilySchema>;

/** Deletes a family for good; `name` is its name, typed by whoever is sure of it. */
export const deleteFamilySchema = z.object({
  familyId: z.optional(idSchema),
  name: calendarNameSchema,
});
export type DeleteFamilyInput = z.infer<typeof deleteFamilySchema>;

/** What creating, joining and switching answer: the calendar the user is on now. */
export const calendarAnswerSchema = z.object({
  success: z.literal(true),
  family: z.object({ id: idSchema, name: z.string() }),
});
export type CalendarAnswer = z.infer<typeof calendarAnswerSchema>;

export const inviteCodeAnswerSchema = z.object({
  success: z.literal(true),
  inviteCode: z.string(),
});
export type InviteCodeAnswer = z.infer<typeof inviteCodeAnswerSchema>;
