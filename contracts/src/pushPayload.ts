import * as z from 'zod/mini';

/** What a notification says; the service worker reads it. */
export const pushPayloadSchema = z.object({
  /** The same again takes the place of the first. */
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  /** The page a press opens: a path of ours. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  isSilent: z.boolean(),
  /** An ISO instant: what it is about begins. */
  at: z.nullable(z.string()),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;
