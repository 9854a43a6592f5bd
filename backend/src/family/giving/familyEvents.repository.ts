import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RECORDS_PER_PIECE } from '../../access/limits/Exports.js';
import type { ExportedEvent, ExportedSeries } from './calendarFile.js';

/** What an event and a series say, by the names of the contract. */
const fieldsOf = (of: 'e' | 's') => `${of}.id, ${of}.title, ${of}.date,
  ${of}.start_time AS "startTime", ${of}.end_time AS "endTime", ${of}.more_days AS "moreDays",
  ${of}.main_category AS "mainCategory", ${of}.sub_category AS "subCategory",
  ${of}.notes, ${of}.location, ${of}.version,
  ${of}.created_at AS "createdAt", ${of}.updated_at AS "updatedAt"`;
const orderOf = (of: 'e' | 's') =>
  `${of}.date, ${of}.start_time NULLS FIRST, ${of}.created_at, ${of}.id`;

/** The name of an event's or a series' own category. */
const ownOf = (of: 'e' | 's') => `(SELECT c.name FROM own_categories c
  WHERE c.id = ${of}.own_category_id AND c.family_id = ${of}.family_id) AS "ownCategory"`;

const EVENTS = `FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
  LEFT JOIN series s ON s.id = e.series_id AND s.deleted_at IS NULL
  WHERE e.family_id = $2 AND e.deleted_at IS NULL`;
/** A changed occurrence with the day and the time that its series has for it. */
const READ_EVENTS = `SELECT ${fieldsOf('e')}, ${ownOf('e')}, s.id AS "seriesId", e.series_date AS "day",
  s.start_time AS "seriesStart" ${EVENTS} AND e.id = ANY($3) ORDER BY ${orderOf('e')}`;

const SERIES = `FROM series s JOIN members m ON m.family_id = s.family_id AND m.user_id = $1
  WHERE s.family_id = $2 AND s.deleted_at IS NULL`;
/** A day is taken out unless an event stands in its place, which is told of by itself. */
const READ_SERIES = `SELECT ${fieldsOf('s')}, ${ownOf('s')}, s.rrule, s.extra_days AS extra, s.last_day AS last,
  ARRAY(SELECT unnest(s.except_days) EXCEPT SELECT e.series_date FROM events e
    WHERE e.series_id = s.id AND e.deleted_at IS NULL ORDER BY 1) AS "except"
  ${SERIES} AND s.id = ANY($3) ORDER BY ${orderOf('s')}`;

interface Dated {
  createdAt: Date;
  updatedAt: Date;
}
type EventRow = Omit<ExportedEvent, 'replaced' | keyof Dated> &
  Dated & { seriesId: string | null; day: string | null; seriesStart: string | null };
type SeriesRow = Omit<ExportedSeries, keyof Dated> & Dated;

@Injectable()
export class FamilyEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * All series and events of a family in the order of their days, some at a time; none for a user who
   * is no member, or ceases to be one meanwhile. What is deleted or added meanwhile may be missing.
   */
  async *pages(
    userId: string,
    familyId: string,
  ): AsyncGenerator<(ExportedEvent | ExportedSeries)[]> {
    const values = [userId, familyId];
    const series = `SELECT s.id ${SERIES} ORDER BY ${orderOf('s')}`;
    for await (const rows of this.#read<SeriesRow>(series, READ_SERIES, values)) {
      yield rows.map((row) => ({ ...row, ...instantsOf(row) }));
    }
    const events = `SELECT e.id ${EVENTS} ORDER BY ${orderOf('e')}`;
    for await (const rows of this.#read<EventRow>(events, READ_EVENTS, values)) {
      yield rows.map(toExportedEvent);
    }
  }

  async *#read<Row>(ids: string, rows: string, values: string[]): AsyncGenerator<Row[]> {
    const all = await this.database.query<{ id: string }[]>(ids, values);
    for (let at = 0; at < all.length; at += RECORDS_PER_PIECE) {
      const some = all.slice(at, at + RECORDS_PER_PIECE).map(({ id }) => id);
      yield await this.database.query<Row[]>(rows, [...values, some]);
    }
  }
}

function toExportedEvent({ seriesId, day, seriesStart, ...row }: EventRow): ExportedEvent {
  const isChanged = seriesId !== null && day !== null;
  const replaced = isChanged ? { seriesId, day, startTime: seriesStart } : undefined;
  return { ...row, ...instantsOf(row), replaced };
}

function instantsOf({ createdAt, updatedAt }: Dated) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
