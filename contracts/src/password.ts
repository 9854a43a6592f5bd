import * as z from 'zod/mini';
import { emailSchema, givenPasswordSchema, passwordSchema } from './user.js';
import * as messages from './messages.js';

/** What this server asks of a new password; its operator may ask for more than the contract. */
export const passwordRulesSchema = z.object({
  /** In characters. */
  minLength: z.number(),
});
export type PasswordRulesAnswer = z.infer<typeof passwordRulesSchema>;

/** A new password, by somebody who knows the old one. */
export const changePasswordSchema = z.object({
  currentPassword: givenPasswordSchema,
  password: passwordSchema,
});
export type ChangePasswordInput = z.infer<typeof changePasswordSchema>;

/** Asks for the mail with the link to a new password. */
export const forgotPasswordSchema = z.object({ email: emailSchema });
export type ForgotPasswordInput = z.infer<typeof forgotPasswordSchema>;

const LONGEST_TOKEN = 200;

/** A new password, by the token of the mailed link. */
export const resetPasswordSchema = z.object({
  token: z
    .string({ error: messages.linkNotComplete })
    .check(
      z.minLength(1, { error: messages.linkNotComplete }),
      z.maxLength(LONGEST_TOKEN, { error: messages.linkNotComplete }),
    ),
  password: passwordSchema,
});
export type ResetPasswordInput = z.infer<typeof resetPasswordSchema>;

/** Proves who somebody is, before what cannot be undone. */
export const passwordProofSchema = z.object({ password: givenPasswordSchema });
export type PasswordProof = z.infer<typeof passwordProofSchema>;
