import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { PutEdit } from '@kinday/contracts/change';
import type { Event } from '@kinday/contracts/event';
import type { News } from '@kinday/contracts/news';
import { hasDays } from '@kinday/contracts/recurrence/occurrences';
import type { Series } from '@kinday/contracts/series';
import { DataSource } from 'typeorm';
import { queryPrepared } from '../../database/prepared.js';
import type { Statement } from '../../database/Trip.js';
import type { Transaction } from '../../database/Transaction.js';
import {
  EVENT_COLUMNS,
  EVENT_JOINS,
  toEvent,
  type EventRow,
  type EventState,
} from '../eventSql.js';
import type { FamilyWrite } from '../../sync/FamilyWrite.js';
import {
  contentValuesOf,
  DELETE_SERIES,
  FIND_FAMILY_OF_SERIES,
  FIND_LIVING_SERIES,
  FIND_SERIES,
  FIND_MANY_SERIES,
  INSERT_MANY_SERIES,
  INSERT_SERIES,
  rowOf,
  toSeries,
  UPDATE_SERIES,
  type SeriesRow,
} from './seriesSql.js';

const put = (record: Series): PutEdit<'series'> => ({ collection: 'series', op: 'put', record });

/** The changed occurrences of a series that are not deleted. */
const FIND_CHANGED: Statement = {
  name: 'find_changed_occurrences',
  text: `SELECT ${EVENT_COLUMNS} FROM events e ${EVENT_JOINS}
    WHERE e.series_id = $1 AND e.deleted_at IS NULL ORDER BY e.id`,
};

const FIND_ONE_CHANGED: Statement = {
  name: 'find_one_changed_occurrence',
  text: 'SELECT FROM events WHERE series_id = $1 AND deleted_at IS NULL LIMIT 1',
};

/** The same of some days of series. */
const FIND_CHANGED_ON: Statement = {
  name: 'find_changed_occurrences_on',
  text: `SELECT ${EVENT_COLUMNS} FROM events e
    JOIN unnest($1::uuid[], $2::date[]) AS named (series_id, day)
      ON e.series_id = named.series_id AND e.series_date = named.day ${EVENT_JOINS}
    WHERE e.deleted_at IS NULL`,
};

const FIND_CHANGED_DAYS: Statement = {
  name: 'find_changed_days',
  text: `SELECT series_id AS "seriesId", array_agg(series_date::text) AS days FROM events
    WHERE series_id = ANY($1) AND deleted_at IS NULL GROUP BY series_id`,
};

@Injectable()
export class SeriesRepository {
  constructor(private readonly database: DataSource) {}

  /** The family of a series, deleted or not, if it is one of the user's. */
  async familyOf(userId: string, id: string): Promise<string | null> {
    const values = [id, userId];
    const [row] = await queryPrepared<{ family_id: string }>(
      this.database,
      FIND_FAMILY_OF_SERIES,
      values,
    );
    return row?.family_id ?? null;
  }

  /** A series of a family, inside its lock; null when there is none in that state. */
  async find(
    transaction: Transaction,
    familyId: string,
    id: string,
    state: EventState,
  ): Promise<Series | null> {
    const [row] = await transaction.query<SeriesRow>(FIND_SERIES[state], [id, familyId]);
    return row ? toSeries(row) : null;
  }

  /** The events that its occurrences became. */
  async changed(transaction: Transaction, id: string): Promise<Event[]> {
    const rows = await transaction.query<EventRow>(FIND_CHANGED, [id]);
    return rows.map(toEvent);
  }

  /** Some series of a family, inside its lock, deleted or not, by their ids; those that are gone are missing. */
  async findAll(
    transaction: Transaction,
    familyId: string,
    ids: readonly string[],
  ): Promise<Map<string, { series: Series; isDeleted: boolean }>> {
    const values = [ids, familyId];
    const rows = await transaction.query<SeriesRow & { is_deleted: boolean }>(
      FIND_MANY_SERIES,
      values,
    );
    return new Map(
      rows.map((row) => [row.id, { series: toSeries(row), isDeleted: row.is_deleted }]),
    );
  }

  /** The events that some occurrences became: each of a series, and the day on which it would begin. */
  async changedOn(
    transaction: Transaction,
    occurrences: readonly { seriesId: string; day: CalendarDate }[],
  ): Promise<Event[]> {
    if (occurrences.length === 0) return [];
    const values = [occurrences.map(({ seriesId }) => seriesId), occurrences.map(({ day }) => day)];
    const rows = await transaction.query<EventRow>(FIND_CHANGED_ON, values);
    return rows.map(toEvent);
  }

  /** The days of series on which an occurrence was changed by itself, by the series' ids. */
  async changedDays(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<Map<string, CalendarDate[]>> {
    if (ids.length === 0) return new Map();
    const rows = await transaction.query<{ seriesId: string; days: CalendarDate[] }>(
      FIND_CHANGED_DAYS,
      [ids],
    );
    return new Map(rows.map(({ seriesId, days }) => [seriesId, days]));
  }

  /** Which of some series of a family are there, inside its lock. */
  async living({ transaction, family }: FamilyWrite, ids: readonly string[]): Promise<string[]> {
    const rows = await transaction.query<{ id: string }>(FIND_LIVING_SERIES, [ids, family.id]);
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes a series, without news, where all its days were taken out and none of its changed occurrences
   * is there any more: nobody could see it, and it would count.
   */
  async deleteIfEmpty(write: FamilyWrite, id: string): Promise<void> {
    const { transaction, family } = write;
    const [series, changed] = await Promise.all([
      this.find(transaction, family.id, id, 'there'),
      transaction.query(FIND_ONE_CHANGED, [id]),
    ]);
    if (series && changed.length === 0 && !hasDays(series)) this.delete(write, series, null);
  }

  /** @param news what it tells, where that is not the series alone */
  insert(write: FamilyWrite, series: Series, news?: News | null): void {
    const { id, familyId, creatorId, version, createdAt, updatedAt } = series;
    const values = [id, familyId, creatorId, version, createdAt, updatedAt];
    write.transaction.write(INSERT_SERIES, [...values, ...contentValuesOf(series)]);
    write.record(put(series), null, news);
  }

  /** Inserts many at once, of which others are told in one word. */
  insertAll(write: FamilyWrite, all: readonly Series[]): void {
    if (all.length === 0) return;
    write.transaction.write(INSERT_MANY_SERIES, [JSON.stringify(all.map(rowOf))]);
    for (const series of all) write.record(put(series), null, null);
  }

  /**
   * Gives a series other content; a deleted one is there again.
   * @param before the series as it was; null for a deleted one
   */
  update(write: FamilyWrite, series: Series, before: Series | null, news?: News | null): void {
    const { id, version, updatedAt } = series;
    write.transaction.write(UPDATE_SERIES, [id, version, updatedAt, ...contentValuesOf(series)]);
    write.record(put(series), before && put(before), news);
  }

  delete(write: FamilyWrite, series: Series, news?: News | null): void {
    const { id } = series;
    write.transaction.write(DELETE_SERIES, [id, write.at]);
    write.record({ collection: 'series', op: 'remove', id }, put(series), news);
  }
}
