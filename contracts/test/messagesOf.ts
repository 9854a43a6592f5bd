import type * as z from 'zod/mini';

/** What a schema answers to a value: its messages in order; none when it accepts. */
export function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}
