import * as z from 'zod/mini';

/**
 * What a backup holds, each table after those it refers to. Nothing of a running server is in it:
 * neither sessions and mailed links, lest a restore revive what was ended, nor rate limits.
 */
export const SAVED_TABLES = [
  'users',
  'families',
  'members',
  'former_members',
  'own_categories',
  'events',
  'series',
  'imported_entries',
  'changes',
  'imports',
  'subscriptions',
  'reminder_settings',
  'entry_reminders',
  'push_key',
  'feeds',
  'feed_events',
  'calendar_links',
] as const;
export type SavedTable = (typeof SAVED_TABLES)[number];

/**
 * What a restore empties besides: nobody is told of what was due before it, or told again. Devices go
 * as well, since they take notifications by the key they were made with; each comes back with its page.
 */
export const EMPTIED_TABLES = [
  'notices',
  'push_devices',
  'reminder_progress',
  'told_changes',
] as const;

const columnSchema = z.string().check(z.regex(/^[a-z_]+$/));

/**
 * The first line of a backup: gzipped lines of JSON. After it come the tables: a line with the
 * table's name, then one line for each row, as PostgreSQL's row_to_json writes it.
 */
export const backupHeaderSchema = z.object({
  kindayBackup: z.literal(1),
  /** The last migration of the database it was made of. */
  schema: z.string(),
  /** When, as an ISO instant. */
  at: z.string(),
  columns: z.partialRecord(z.enum(SAVED_TABLES), z.array(columnSchema)),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;
