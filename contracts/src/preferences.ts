import * as z from 'zod/mini';
import * as messages from './messages.js';

/** How hours are written: `9:00 AM`, `09:00`. */
export const CLOCKS = ['12h', '24h'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The day a week begins with. */
export const WEEK_STARTS = ['sunday', 'monday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

const clock = z.enum(CLOCKS, { error: messages.invalidClock });
const weekStart = z.enum(WEEK_STARTS, { error: messages.invalidWeekStart });

/** What a user chooses of how their calendars are shown, on all of their devices. */
export const preferencesInputSchema = z.object({
  clock: z.optional(clock),
  weekStart: z.optional(weekStart),
});
export type PreferencesInput = z.infer<typeof preferencesInputSchema>;

/**
 * The same as the account has them: null where nothing was chosen, so that the default holds. A server
 * of an earlier release says nothing of them, and what a later one has besides is taken for no choice.
 */
export const preferenceFields = {
  clock: z.catch(z.optional(z.nullable(clock)), null),
  weekStart: z.catch(z.optional(z.nullable(weekStart)), null),
};
