import * as z from 'zod/mini';
import { calendarDateSchema } from './calendarDateSchema.js';
import { newsSchema } from './news.js';
import { idSchema } from './user.js';
import * as messages from './messages.js';

/** Most changes a page of recent ones carries. */
export const RECENT_PER_PAGE = 30;
/** Unread changes beyond this are "99+". */
export const MOST_UNREAD = 100;

export const WHOSE = ['others', 'mine'] as const;
export type Whose = (typeof WHOSE)[number];

const revisionText = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, { error: messages.invalidRevision })),
  z.transform(Number),
);

/** A read of what happened lately, the latest first; `before` is the last revision already read. */
export const recentQuerySchema = z.object({
  familyId: z.optional(idSchema),
  whose: z.enum(WHOSE),
  before: z.optional(revisionText),
});
export type RecentQuery = z.infer<typeof recentQuerySchema>;

/** One change of the log, as people read it. */
export const recentChangeSchema = z.object({
  revision: z.int(),
  /** ISO instant. */
  at: z.string(),
  actor: z.object({ id: idSchema, name: z.string() }),
  news: z.array(newsSchema),
  /** Where its event stands now; null when there is none. */
  eventDate: z.nullable(calendarDateSchema),
  /** Whether the reader made it and may take it back, as things are now. */
  canUndo: z.boolean(),
});
export type RecentChange = z.infer<typeof recentChangeSchema>;

export const recentAnswerSchema = z.object({
  changes: z.array(recentChangeSchema),
  hasMore: z.boolean(),
});
export type RecentAnswer = z.infer<typeof recentAnswerSchema>;

/** The reader has looked at everything up to a revision. */
export const seenSchema = z.object({
  familyId: z.optional(idSchema),
  revision: z.int({ error: messages.invalidRevision }).check(z.minimum(0), z.maximum(1e15)),
});
export type SeenInput = z.infer<typeof seenSchema>;

/** Takes one own change back. */
export const undoSchema = z.object({
  familyId: z.optional(idSchema),
  revision: z.int({ error: messages.invalidRevision }).check(z.minimum(0), z.maximum(1e15)),
});
export type UndoInput = z.infer<typeof undoSchema>;

/** The answer to that; of an import with a sentence that says how much went back, and how much stayed. */
export const undoneSchema = z.object({
  success: z.literal(true),
  message: z.optional(z.string()),
});
export type Undone = z.infer<typeof undoneSchema>;
