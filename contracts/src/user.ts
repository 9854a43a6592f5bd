import * as z from 'zod/mini';
import { hexColorSchema } from './color.js';
import { preferenceFields } from './preferences.js';
import { INVITE_CODE_LENGTH, LIMITS, TIERS } from './product.js';
import { optionalText, requiredText } from './text.js';
import { firstZoneSchema } from './timeZone.js';

export const idSchema = z.uuid({ error: 'This is not a valid id' }).check(z.toLowerCase());

const MONTH_DAY = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** `MM-DD`; an empty text means none. */
export const monthDaySchema = z.pipe(
  z.nullable(
    z.string({ error: 'Invalid date format (MM-DD)' }).check(
      z.refine((value) => value === '' || MONTH_DAY.test(value), {
        error: 'Invalid date format (MM-DD)',
      }),
    ),
  ),
  z.transform((value: string | null) => value || null),
);

export const personNameSchema = requiredText(
  LIMITS.personName,
  'Name is required',
  'Name too long',
);
export const phoneSchema = requiredText(LIMITS.phone, 'Phone is required', 'Phone too long');

export const emailSchema = z
  .string({ error: 'Invalid email' })
  .check(
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(LIMITS.email, { error: 'Invalid email' }),
    z.email({ error: 'Invalid email' }),
  );

export const passwordSchema = z.string({ error: 'Password is required' }).check(
  z.minLength(LIMITS.passwordMin, {
    error: `Password must be at least ${LIMITS.passwordMin} characters`,
  }),
  z.maxLength(LIMITS.passwordMax, {
    error: `Password must be at most ${LIMITS.passwordMax} characters`,
  }),
);

/** A password as somebody types it to prove who they are: any that could have been chosen. */
export const givenPasswordSchema = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(LIMITS.passwordMax, { error: 'Password is too long' }),
  );

const CALENDAR_NAME_TOO_LONG = 'Calendar name too long';
export const calendarNameSchema = requiredText(
  LIMITS.calendarName,
  'Please enter a calendar name.',
  CALENDAR_NAME_TOO_LONG,
);

/** An invite code as typed: upper-cased letters and digits, as many as INVITE_CODE_LENGTH says. */
export const inviteCodeSchema = z
  .string({ error: 'Invalid invite code' })
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(new RegExp(`^[A-Z0-9]{${INVITE_CODE_LENGTH}}$`), { error: 'Invalid invite code' }),
  );

export const SIGNUP_MODES = ['createFamily', 'joinFamily'] as const;

const signupFields = z.object({
  name: personNameSchema,
  email: emailSchema,
  phone: phoneSchema,
  password: passwordSchema,
  mode: z.enum(SIGNUP_MODES, { error: 'Please choose to create or to join a family.' }),
  familyName: z.optional(z.nullable(optionalText(LIMITS.calendarName, CALENDAR_NAME_TOO_LONG))),
  inviteCode: z.optional(
    z.nullable(z.union([z.literal(''), inviteCodeSchema], { error: 'Invalid invite code' })),
  ),
  plan: z.optional(z.enum(TIERS)),
  /** The browser's, for a new family. */
  zone: firstZoneSchema,
});

/** What signing up asks for; the family's name or the invite code according to the mode. */
export const signupSchema = signupFields.check(
  z.refine((input) => input.mode !== 'createFamily' || !!input.familyName, {
    path: ['familyName'],
    error: 'Please enter a name for your family.',
  }),
  z.refine((input) => input.mode !== 'joinFamily' || !!input.inviteCode, {
    path: ['inviteCode'],
    error: 'Please enter the invite code to join a family.',
  }),
);
export type SignupInput = z.infer<typeof signupSchema>;

export const loginSchema = z.object({
  email: emailSchema,
  password: givenPasswordSchema,
  remember: z._default(z.boolean(), false),
});
export type LoginInput = z.infer<typeof loginSchema>;

export const colorInputSchema = z.object({ color: hexColorSchema });
export type ColorInput = z.infer<typeof colorInputSchema>;

/** What a user changes of who they are. */
export const profileInputSchema = z.object({ name: personNameSchema, phone: phoneSchema });
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
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** What signing up and logging in answer. */
export const authAnswerSchema = z.object({
  success: z.literal(true),
  needsColorSelection: z.boolean(),
});
export type AuthAnswer = z.infer<typeof authAnswerSchema>;

export const successSchema = z.object({ success: z.literal(true) });
export type Success = z.infer<typeof successSchema>;
