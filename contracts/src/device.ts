import * as z from 'zod/mini';

/** A device a user is logged in on; instants are ISO texts. */
export const deviceSchema = z.object({
  /** Stays the same as long as the log-in lasts; of no use to anybody who wants to log in. */
  id: z.string(),
  /** For people: "Firefox on Windows". */
  name: z.string(),
  createdAt: z.string(),
  /** To the minute. */
  lastSeenAt: z.string(),
  /** True for the device that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** What "Log out other devices" answers. */
export const endOthersAnswerSchema = z.object({ success: z.literal(true), ended: z.int() });
export type EndOthersAnswer = z.infer<typeof endOthersAnswerSchema>;
