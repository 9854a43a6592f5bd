import * as z from 'zod/mini';
import { calendarDateSchema } from './calendarDateSchema.js';
import { clockTimeSchema } from './clockTime.js';
import { idSchema } from './user.js';

/** Beside the file, which is the body: to which calendar, and whether its alarms become the importer's reminders. */
export const importSchema = z.object({
  familyId: z.optional(idSchema),
  reminders: z._default(z.stringbool(), false),
  /** Of an archive of several calendars those that are meant, by their `index`; without it all. */
  calendars: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,2}(,\d{1,2}){0,19}$/)),
      z.transform((text) => text.split(',').map(Number)),
    ),
  ),
});
export type ImportInput = z.infer<typeof importSchema>;

/** What becomes of an entry of the file. */
export const IMPORT_FATES = ['new', 'changed', 'same'] as const;

export const importedEntrySchema = z.object({
  fate: z.enum(IMPORT_FATES),
  title: z.string(),
  /** The first day, in the family's clock. */
  date: calendarDateSchema,
  startTime: z.nullable(clockTimeSchema),
  repeats: z.boolean(),
});
export type ImportedEntry = z.infer<typeof importedEntrySchema>;

/** What does not go in, and a sentence why. */
export const leftOutSchema = z.object({
  title: z.string(),
  /** The line to look at in the file, the first one being 1: one that is to blame, or where it begins. */
  line: z.nullable(z.int()),
  reason: z.string(),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

const counts = {
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  leftOut: z.int(),
};

/** Most entries, and most that are left out, that a preview names. */
export const PREVIEWED = 200;

/** A calendar of an archive. */
export const importedCalendarSchema = z.object({
  /** Its place among the calendars of the archive. */
  index: z.int(),
  /** What its file is called there. */
  file: z.string(),
  /** Its own name; null where it says none. */
  name: z.nullable(z.string()),
  /** Events and series in it. */
  events: z.int(),
  /** Why it cannot be read, in a sentence; null where it can. */
  problem: z.nullable(z.string()),
});
export type ImportedCalendar = z.infer<typeof importedCalendarSchema>;

/** What an import would do. */
export const importPreviewSchema = z.object({
  /** The calendar's name in the file. */
  name: z.nullable(z.string()),
  counts: z.object(counts),
  /** How many of the new ones have the UID of a past event that stays. */
  besidePast: z._default(z.int(), 0),
  /** Those that are new first, then changed, then same. */
  entries: z.array(importedEntrySchema),
  leftOut: z.array(leftOutSchema),
  /** New and changed entries that bring alarms. */
  alarms: z.int(),
  /** Those of an archive that were read, chosen or all; null for a calendar file. */
  calendars: z._default(z.nullable(z.array(importedCalendarSchema)), null),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importResultSchema = z.object({
  counts: z.object(counts),
  leftOut: z.array(leftOutSchema),
  /** By which undo takes all of it back; null when nothing was written. */
  revision: z.nullable(z.int()),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** One line of the answer while a file goes in; the last one has the result, or a sentence. */
export const importLineSchema = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ result: importResultSchema }),
  z.object({ error: z.string() }),
]);
export type ImportLine = z.infer<typeof importLineSchema>;
