import { Injectable } from '@nestjs/common';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { MonthAnswer } from '@kinday/contracts/series';
import { DataSource } from 'typeorm';
import { Revised } from '../../common/revised.js';
import { EVENT_COLUMNS, EVENT_JOINS, STANDS_WITHIN, toEvent, type EventRow } from '../eventSql.js';
import { REACHES, SERIES_COLUMNS, SERIES_JOINS, toSeries, type SeriesRow } from './seriesSql.js';

/** A row of either kind, or of a family that has nothing on these days: its revision alone. */
type Row = { revision: number } & (
  { id: null } | (EventRow & { rrule: null }) | (SeriesRow & { rrule: string })
);

const isEvent = (row: Row): row is Row & EventRow => row.id !== null && row.rrule === null;
const isSeries = (row: Row): row is Row & SeriesRow => row.id !== null && row.rrule !== null;

const MEMBER_OF = `FROM families fam JOIN members me ON me.family_id = fam.id AND me.user_id = $2`;

/** What a month shows. */
@Injectable()
export class MonthRepository {
  constructor(private readonly database: DataSource) {}

  /** [S8] The events and series of some days, of one moment; null when the user is no member. */
  async read(
    userId: string,
    familyId: string,
    { from, to }: DateRange,
  ): Promise<Revised<MonthAnswer> | null> {
    const rows = await this.database.query<Row[]>(
      `SELECT fam.revision, ${EVENT_COLUMNS},
         NULL::text AS rrule, NULL::date[] AS extra, NULL::date[] AS "except", NULL::date AS last
       ${MEMBER_OF}
       LEFT JOIN events e ON e.family_id = fam.id AND e.deleted_at IS NULL AND ${STANDS_WITHIN}
       ${EVENT_JOINS} WHERE fam.id = $1
       UNION ALL
       SELECT fam.revision, ${SERIES_COLUMNS}
       ${MEMBER_OF}
       JOIN series s ON s.family_id = fam.id AND s.deleted_at IS NULL AND ${REACHES}
       ${SERIES_JOINS} WHERE fam.id = $1
       ORDER BY date, "isAllDay" DESC, "startTime" NULLS FIRST, created_at, id`,
      [familyId, userId, from, to],
    );
    const [first] = rows;
    if (!first) return null;
    return new Revised(first.revision, {
      events: rows.filter(isEvent).map(toEvent),
      series: rows.filter(isSeries).map(toSeries),
    });
  }
}
