import { Injectable } from '@nestjs/common';
import { LOG_DAYS } from '@kinday/contracts/product';
import { DataSource } from 'typeorm';
import { LIVING_SESSION } from '../auth/SessionStore.js';
import { forEachApart } from '../common/forEachApart.js';
import { runAlone } from '../database/runAlone.js';

/** Rows of one statement: few enough to stay far below the time limit of a statement. */
const BATCH_SIZE = 1_000;
/** Batches of one table and run, so that after a long pause each table has its turn; the next run goes on. */
const MOST_BATCHES = 500;

/** Categories of a family's own that were deleted so long ago that no undo brings them back. */
const OLD_CATEGORIES = `deleted_at < now() - interval '${LOG_DAYS} days'`;
/** Those that an undo would give back to an event or a series. Each change is read once, for all of them. */
const LOGGED_CATEGORIES = `SELECT (named #>> '{}')::uuid
  FROM changes, jsonb_path_query(before, '$[*].record.ownCategoryId ? (@ != null)') AS named
  WHERE family_id IN (SELECT family_id FROM own_categories WHERE ${OLD_CATEGORIES})`;

/** Rows that nobody can ask for any more. */
const OUTDATED = [
  // [S7] A client that was away for longer loads the calendar anew.
  { table: 'changes', condition: `at < now() - interval '${LOG_DAYS} days'` },
  { table: 'events', condition: `deleted_at < now() - interval '${LOG_DAYS} days'` },
  { table: 'series', condition: `deleted_at < now() - interval '${LOG_DAYS} days'` },
  {
    table: 'entry_reminders',
    condition: `NOT EXISTS (SELECT FROM events WHERE events.id = entry_id)
      AND NOT EXISTS (SELECT FROM series WHERE series.id = entry_id)`,
  },
  { table: 'imports', condition: `at < now() - interval '${LOG_DAYS} days'` },
  {
    table: 'imported_entries',
    condition: `NOT EXISTS (SELECT FROM events WHERE events.id = entry_id)
      AND NOT EXISTS (SELECT FROM series WHERE series.id = entry_id)`,
  },
  // One that an event has, or would have again after an undo, stays.
  {
    table: 'own_categories',
    condition: `${OLD_CATEGORIES}
      AND NOT EXISTS (SELECT FROM events WHERE own_category_id = own_categories.id)
      AND NOT EXISTS (SELECT FROM series s
        WHERE s.family_id = own_categories.family_id AND s.own_category_id = own_categories.id)
      AND id NOT IN (${LOGGED_CATEGORIES})`,
  },
  { table: 'sessions', condition: `NOT (${LIVING_SESSION})` },
  { table: 'password_resets', condition: 'expires_at < now()' },
  // Until then its key tells that it was posted.
  { table: 'notices', condition: `outcome IS NOT NULL AND expires_at < now() - interval '2 days'` },
  { table: 'rate_limits', condition: 'expire < extract(epoch FROM now()) * 1000' },
];

@Injectable()
export class OutdatedRepository {
  constructor(private readonly database: DataSource) {}

  /** Deletes from every table, also when another one failed; rejects at the end with those that failed. */
  async delete(): Promise<void> {
    await runAlone(this.database, 'housekeeping', async () => {
      await forEachApart(
        OUTDATED,
        ({ table, condition }) => this.#deleteFrom(table, condition),
        ({ table }) => table,
      );
    });
  }

  async #deleteFrom(table: string, condition: string): Promise<void> {
    const statement = `DELETE FROM ${table} WHERE (${condition}) AND ctid = ANY(
      ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH_SIZE}))`;
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const [, deleted] = await this.database.query<[unknown[], number]>(statement);
      if (deleted < BATCH_SIZE) return;
    }
  }
}
