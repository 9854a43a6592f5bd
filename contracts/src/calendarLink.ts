import * as z from 'zod/mini';
import { idSchema } from './user.js';

/** All of the calendar, or what is for its member, theirs to do, or added by them for all. */
export const LINKED = ['all', 'mine'] as const;
export type Linked = (typeof LINKED)[number];

/** A secret address at which other programs read a calendar; the address itself is told once. */
export const calendarLinkSchema = z.object({
  what: z.enum(LINKED),
  /** ISO instants. */
  createdAt: z.string(),
  /** When a program last asked there, to the hour; null before the first time. */
  usedAt: z.nullable(z.string()),
});
export type CalendarLink = z.infer<typeof calendarLinkSchema>;
export const calendarLinksSchema = z.array(calendarLinkSchema);

/** Which link to make (in place of the one that there is), or to end. */
export const calendarLinkChoiceSchema = z.object({
  familyId: z.optional(idSchema),
  what: z.enum(LINKED),
});
export type CalendarLinkChoice = z.infer<typeof calendarLinkChoiceSchema>;

/** The answer to the making: the whole address, which nobody is told again. */
export const madeCalendarLinkSchema = z.object({ address: z.string() });
export type MadeCalendarLink = z.infer<typeof madeCalendarLinkSchema>;
