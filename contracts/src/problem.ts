import * as z from 'zod/mini';

/** The body of every refused call: a sentence for people, a stable code, the fields at fault. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof problemSchema>;
