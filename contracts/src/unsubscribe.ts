import * as z from 'zod/mini';
import { MAIL_KINDS, type MailKind } from './reminders.js';

/** The link in a mail: whose mails it ends, and which. */
export const unsubscribeLinkSchema = z.object({
  token: z.optional(z.string().check(z.maxLength(300))),
});
export type UnsubscribeLink = z.infer<typeof unsubscribeLinkSchema>;

/** What may be sent there; mail programs send a form, which says nothing (RFC 8058). */
export const unsubscribeSchema = z._default(
  z.extend(unsubscribeLinkSchema, {
    /** Whether mails of all kinds end, and not the mail's own alone. */
    all: z.optional(z.boolean()),
  }),
  {},
);
export type UnsubscribeInput = z.infer<typeof unsubscribeSchema>;

/** What the link in a mail ends: its token begins with it. Null for what is no token of ours. */
export function mailKindOf(token: string): MailKind | null {
  return MAIL_KINDS.find((kind) => token.startsWith(`${kind}.`)) ?? null;
}
