import * as z from 'zod/mini';
import { calendarDateSchema } from './calendarDateSchema.js';
import { clockTimeSchema } from './clockTime.js';
import { idSchema } from './user.js';

export const EVENT_NEWS = [
  'added',
  'changed',
  'moved',
  'deleted',
  'restored',
  'claimed',
  'released',
  'imported',
] as const;
export const FAMILY_NEWS = ['joined', 'left', 'removed', 'recolored', 'renamed'] as const;
export const CALENDAR_NEWS = ['called', 'handedOver'] as const;

/** What an edit tells people, in the words of its own time. */
export const newsSchema = z.object({
  kind: z.enum([...EVENT_NEWS, ...FAMILY_NEWS, ...CALENDAR_NEWS]),
  /** The event, member, family or own category it is about. */
  id: idSchema,
  /** Its title or name then; of somebody who was renamed, the name they had before. */
  name: z.string(),
  /** The event's day then. */
  date: z.nullable(calendarDateSchema),
  /** Of an event that was moved to another hour: when it begins then. */
  startTime: z.optional(clockTimeSchema),
  /** Of a series: whether it is about all its occurrences, or about those from `date` on. */
  scope: z.optional(z.enum(['all', 'following'])),
  /** Where `kind` alone would tell of an event: that it is about a category of the family's own, a feed or an import. */
  of: z.optional(z.enum(['category', 'feed', 'import'])),
  /** Of an import: how many events came in or changed by it, or went with it. */
  count: z.optional(z.int()),
  /** The event's version then: as long as it has it, nobody has changed it since. */
  version: z.nullable(z.int()),
});
export type News = z.infer<typeof newsSchema>;
