import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { occursOn } from '@kinday/contracts/recurrence/occurrences';
import { DataSource } from 'typeorm';
import { occurrenceOn, lastingId, type Entry, type SeriesEntry } from './Entry.js';
import { ENTRY_COLUMNS, SERIES_ENTRY_COLUMNS } from './entrySql.js';

/** An event by its id, or an occurrence by its series' id and the day. */
export interface Named {
  id: string;
  day: CalendarDate | null;
}

/** Single events and occurrences. */
@Injectable()
export class EntriesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Events by their ids, and occurrences by their series' id and day; left out is what is not there, as
   * a day on which the series does not occur.
   */
  async those(named: readonly Named[]): Promise<Entry[]> {
    const occurring = named.filter(({ day }) => day !== null);
    const [events, series] = await Promise.all([
      this.#events(named.flatMap(({ id, day }) => (day === null ? [id] : []))),
      this.#series([...new Set(occurring.map(({ id }) => id))]),
    ]);
    const occurrences = occurring.flatMap(({ id, day }) => {
      const found = series.get(id);
      return found && day && occursOn(found, day) ? [occurrenceOn(found, day)] : [];
    });
    return [...events, ...occurrences];
  }

  /**
   * Entries by their ids and by their lasting ids, whether or not their occurrence was changed by itself
   * meanwhile.
   */
  async named(ids: readonly string[]): Promise<ReadonlyMap<string, Entry>> {
    const named = ids.map((each): Named => {
      const [id = '', day = null] = each.split(':');
      return { id, day };
    });
    const found = await Promise.all([
      this.those(named),
      this.#changed(named.filter(({ day }) => day !== null)),
    ]);
    const both = (entry: Entry) => [entry.id, lastingId(entry)].map((id) => [id, entry] as const);
    return new Map(found.flat().flatMap(both));
  }

  async #events(ids: readonly string[]): Promise<Entry[]> {
    if (ids.length === 0) return [];
    return this.database.query<Entry[]>(
      `SELECT ${ENTRY_COLUMNS} FROM events e WHERE e.id = ANY ($1) AND e.deleted_at IS NULL`,
      [ids],
    );
  }

  /** The events that some occurrences became. */
  async #changed(occurring: readonly Named[]): Promise<Entry[]> {
    if (occurring.length === 0) return [];
    return this.database.query<Entry[]>(
      `SELECT ${ENTRY_COLUMNS} FROM unnest($1::uuid[], $2::date[]) AS named (series_id, day)
       JOIN events e ON e.series_id = named.series_id AND e.series_date = named.day
         AND e.deleted_at IS NULL`,
      [occurring.map(({ id }) => id), occurring.map(({ day }) => day)],
    );
  }

  async #series(ids: readonly string[]): Promise<Map<string, SeriesEntry>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<SeriesEntry[]>(
      `SELECT ${SERIES_ENTRY_COLUMNS} FROM series s WHERE s.id = ANY ($1) AND s.deleted_at IS NULL`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}
