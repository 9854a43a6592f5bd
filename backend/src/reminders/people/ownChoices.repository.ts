import { Injectable } from '@nestjs/common';
import type { EntryReminders } from '@kinday/contracts/reminders';
import { DataSource } from 'typeorm';
import type { Entry } from '../entries/Entry.js';

type Row = EntryReminders & { userId: string; entryId: string };

/** How people differ from their reminders for single events and series. */
export class OwnChoices {
  readonly #choices: ReadonlyMap<string, EntryReminders>;

  constructor(rows: readonly Row[]) {
    this.#choices = new Map(rows.map((row) => [`${row.userId} ${row.entryId}`, row]));
  }

  /** What a person chose for an entry, else for its series; null where nothing. */
  of(userId: string, { id, seriesId }: Pick<Entry, 'id' | 'seriesId'>): EntryReminders | null {
    const own = this.#choices.get(`${userId} ${id}`);
    const ofSeries = seriesId === null ? undefined : this.#choices.get(`${userId} ${seriesId}`);
    if (!own || !ofSeries) return own ?? ofSeries ?? null;
    return { timed: own.timed ?? ofSeries.timed, allDay: own.allDay ?? ofSeries.allDay };
  }
}

@Injectable()
export class OwnChoicesRepository {
  constructor(private readonly database: DataSource) {}

  /** All that was chosen for some entries, and for their series. */
  async about(entries: readonly Pick<Entry, 'id' | 'seriesId'>[]): Promise<OwnChoices> {
    const ids = entries.flatMap(({ id, seriesId }) => [id, seriesId]);
    // An occurrence that was not changed by itself has no id of its own.
    const entryIds = new Set(ids.filter((id) => id !== null && !id.includes(':')));
    const rows = await this.database.query<Row[]>(
      `SELECT user_id AS "userId", entry_id AS "entryId", timed, all_day AS "allDay"
       FROM entry_reminders WHERE entry_id = ANY ($1)`,
      [[...entryIds]],
    );
    return new OwnChoices(rows);
  }
}
