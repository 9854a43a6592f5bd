import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kinday/contracts/product';
import { NOTHING_OWN, type EntryReminders } from '@kinday/contracts/reminders';
import { DataSource } from 'typeorm';

/** How people differ from their reminders for single events and series. */
@Injectable()
export class EntryRemindersRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * A user's choice for an event or a series in a calendar of theirs.
   * @returns null when there is no such thing, or not for them
   */
  async find(userId: string, entryId: string): Promise<EntryReminders | null> {
    if (!(await this.#familyOf(userId, entryId))) return null;
    const [own] = await this.database.query<EntryReminders[]>(
      `SELECT timed, all_day AS "allDay" FROM entry_reminders WHERE user_id = $1 AND entry_id = $2`,
      [userId, entryId],
    );
    return own ?? NOTHING_OWN;
  }

  /**
   * Writes a user's choice; one that differs in nothing is none.
   * @returns 'gone' when there is no such entry for them, 'full' when they have too many choices
   */
  async set(
    userId: string,
    entryId: string,
    { timed, allDay }: EntryReminders,
  ): Promise<'done' | 'gone' | 'full'> {
    const familyId = await this.#familyOf(userId, entryId);
    if (!familyId) return 'gone';
    if (!timed && !allDay) {
      await this.database.query(
        'DELETE FROM entry_reminders WHERE user_id = $1 AND entry_id = $2',
        [userId, entryId],
      );
      return 'done';
    }
    // The member's row is locked: nobody who leaves meanwhile leaves a choice behind.
    const rows = await this.database.query<object[]>(
      `INSERT INTO entry_reminders (user_id, family_id, entry_id, timed, all_day)
       SELECT user_id, family_id, $3, $4::integer[], $5::jsonb FROM members
       WHERE user_id = $1 AND family_id = $2 AND (
         SELECT count(*) FROM entry_reminders WHERE user_id = $1 AND entry_id <> $3) < $6
       FOR KEY SHARE
       ON CONFLICT (user_id, entry_id) DO UPDATE
         SET (timed, all_day) = (excluded.timed, excluded.all_day)
       RETURNING 1`,
      [userId, familyId, entryId, timed, allDay && JSON.stringify(allDay), LIMITS.ownReminders],
    );
    if (rows.length > 0) return 'done';
    return (await this.#familyOf(userId, entryId)) ? 'full' : 'gone';
  }

  /** The calendar that holds an event or a series, if it is one of the user's. */
  async #familyOf(userId: string, entryId: string): Promise<string | null> {
    const [row] = await this.database.query<{ family_id: string }[]>(
      `SELECT m.family_id FROM (
         SELECT family_id FROM events WHERE id = $2 AND deleted_at IS NULL
         UNION ALL SELECT family_id FROM series WHERE id = $2 AND deleted_at IS NULL) AS entry
       JOIN members m ON m.family_id = entry.family_id AND m.user_id = $1`,
      [userId, entryId],
    );
    return row?.family_id ?? null;
  }
}
