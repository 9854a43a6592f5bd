import * as z from 'zod/mini';
import { hexColorSchema } from './color.js';
import { preferenceFields } from './preferences.js';
import { INVITE_CODE_LENGTH, LIMITS, TIERS } from './product.js';
import { optionalText, requiredText } from './text.js';
import { firstZoneSchema } from './timeZone.js';
import * as messages from './messages.js';

export const idSchema = z.uuid({ error: messages.invalidId }).check(z.toLowerCase());

const MONTH_DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `MM-DD`; an empty text means none. */
export const monthDaySchema = z.pipe(
  z.nullable(
    z.string({ error: messages.invalidDateFormatMmDd }).check(
      z.refine((value) => value === '' || MONTH_DAY.test(value), {
        error: messages.invalidDateFormatMmDd,
      }),
    ),
  ),
  z.transform((value: string | null) => value || null),
);

export const personNameSchema = requiredText(
  LIMITS.personName,
  messages.nameIsRequired,
  messages.nameTooLong,
);
export const phoneSchema = requiredText(
  LIMITS.phone,
  messages.phoneIsRequired,
  messages.phoneTooLong,
);

export const emailSchema = z
  .string({ error: messages.invalidEmail })
  .check(
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(LIMITS.email, { error: messages.invalidEmail }),
    z.email({ error: messages.invalidEmail }),
  );

export const passwordSchema = z.string({ error: messages.passwordIsRequired }).check(
  z.minLength(LIMITS.passwordMin, {
    error: messages.passwordTooShort(LIMITS.passwordMin),
  }),
  z.maxLength(LIMITS.passwordMax, {
    error: messages.passwordTooLong(LIMITS.passwordMax),
  }),
);

/** A password as somebody types it to prove who they are: any that could have been chosen. */
export const givenPasswordSchema = z
  .string({ error: messages.passwordIsRequired })
  .check(
    z.minLength(1, { error: messages.passwordIsRequired }),
    z.maxLength(LIMITS.passwordMax, { error: messages.givenPasswordTooLong }),
  );

const CALENDAR_NAME_TOO_LONG = messages.calendarNameTooLong;
export const calendarNameSchema = requiredText(
  LIMITS.calendarName,
  messages.enterCalendarName,
  CALENDAR_NAME_TOO_LONG,
);

/** An invite code as typed: upper-cased letters and digits, as many as INVITE_CODE_LENGTH says. */
export const inviteCodeSchema = z
  .string({ error: messages.invalidInviteCode })
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(new RegExp(`^[A-Z0-9]{${INVITE_CODE_LENGTH}}$`), { error: messages.invalidInviteCode }),
  );

/** Whether a log-in outlives its browser, and its device keeps the calendar; a call that says nothing is not remembered. */
const rememberSchema = z._default(z.boolean(), false);

export const SIGNUP_MODES = ['createFamily', 'joinFamily'] as const;

const signupFields = z.object({
  name: personNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
  mode: z.enum(SIGNUP_MODES, { error: messages.chooseCreateOrJoin }),
  familyName: z.optional(z.nullable(optionalText(LIMITS.calendarName, CALENDAR_NAME_TOO_LONG))),
  inviteCode: z.optional(
    z.nullable(z.union([z.literal(''), inviteCodeSchema], { error: messages.invalidInviteCode })),
  ),
  plan: z.optional(z.enum(TIERS)),
  /** The browser's, for a new family. */
  zone: firstZoneSchema,
  remember: rememberSchema,
});

/** What signing up asks for; the family's name or the invite code according to the mode. */
export const signupSchema = signupFields.check(
  z.refine((input) => input.mode !== 'createFamily' || !!input.familyName, {
    path: ['familyName'],
    error: messages.enterFamilyName,
  }),
  z.refine((input) => input.mode !== 'joinFamily' || !!input.inviteCode, {
    path: ['inviteCode'],
    error: messages.enterInviteCode,
  }),
);
export type SignupInput = z.infer<typeof signupSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  remember: rememberSchema,
});
export type LoginInput = z.infer<typeof loginSchema>;

export const colorInputSchema = z.object({ color: hexColorSchema });
export type ColorInput = z.infer<typeof colorInputSchema>;

/** What a user changes of who they are; what is not named stays. */
export const profileInputSchema = z.object({
  name: z.optional(personNameSchema),
  phone: z.optional(phoneSchema),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;

export const datesInputSchema = z.object({
  birthday: z.optional(monthDaySchema),
  anniversary: z.optional(monthDaySchema),
});
export type DatesInput = z.infer<typeof datesInputSchema>;

/** The signed-in user as only they see it. */
export const currentUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  color: z.nullable(hexColorSchema),
  /** The calendar they are on, if any. */
  familyId: z.nullable(idSchema),
  birthday: z.nullable(z.string()),
  anniversary: z.nullable(z.string()),
  ...preferenceFields,
  /** Whether the log-in that asks was to be remembered; only `GET /api/me` says so. */
  isRemembered: z.optional(z.boolean()),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * The header by which a call says as whom it was made: the server refuses it (403 `other_user`) when
 * somebody else is logged in by now.
 */
export const USER_HEADER = 'Kinday-User';
export const OTHER_USER = 'other_user';

/** What signing up and logging in answer. */
export const authAnswerSchema = z.object({
  success: z.literal(true),
  needsColorSelection: z.boolean(),
});
export type AuthAnswer = z.infer<typeof authAnswerSchema>;

export const successSchema = z.object({ success: z.literal(true) });
export type Success = z.infer<typeof successSchema>;
