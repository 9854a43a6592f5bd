import { Injectable } from '@nestjs/common';
import type { DateRange } from '@kinday/contracts/calendarDate';
import type { MonthAnswer } from '@kinday/contracts/series';
import { DataSource } from 'typeorm';
import { EVENT_ANSWER_BYTES, SERIES_ANSWER_BYTES } from '../../access/textBytes.js';
import { EventLoopSlice } from '../../common/EventLoopSlice.js';
import { EVENT_COLUMNS, EVENT_JOINS, STANDS_WITHIN, toEvent, type EventRow } from '../eventSql.js';
import { REACHES, SERIES_COLUMNS, SERIES_JOINS, toSeries, type SeriesRow } from './seriesSql.js';

/** A row of either kind, or of a family that has nothing on these days: its revision alone. */
type Row = { revision: number; bytes: number | null } & (
  { id: null } | (EventRow & { rrule: null }) | (SeriesRow & { rrule: string })
);

const isEvent = (row: Row): row is Row & EventRow => row.id !== null && row.rrule === null;
const isSeries = (row: Row): row is Row & SeriesRow => row.id !== null && row.rrule !== null;

/** Which records are read: all that some days show, or those that are no series. */
export type Shown = 'all' | 'events';

/** What some days show, or no more than how much that is. */
export interface SizedMonth {
  revision: number;
  /** What it takes up in an answer. */
  bytes: number;
  /** Null where that is more than was asked for. */
  month: MonthAnswer | null;
}

const EVENTS = `SELECT ${EVENT_COLUMNS},
    NULL::text AS rrule, NULL::date[] AS extra, NULL::date[] AS "except", NULL::date AS last,
    ${EVENT_ANSWER_BYTES('e')} AS own
  FROM events e ${EVENT_JOINS}
  WHERE e.family_id = $1 AND e.deleted_at IS NULL AND ${STANDS_WITHIN}`;
const SERIES = `SELECT ${SERIES_COLUMNS}, ${SERIES_ANSWER_BYTES('s')} AS own
  FROM series s ${SERIES_JOINS}
  WHERE s.family_id = $1 AND s.deleted_at IS NULL AND ${REACHES}`;
const ENTRIES: Record<Shown, string> = { events: EVENTS, all: `${EVENTS} UNION ALL ${SERIES}` };

/** What a month shows. */
@Injectable()
export class MonthRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * [S8] The events and series of some days, of one moment; null when the user is no member.
   * @param most bytes of an answer: where there is more, no records are answered
   */
  async read(
    userId: string,
    familyId: string,
    { from, to }: DateRange,
    shown: Shown,
    most: number,
  ): Promise<SizedMonth | null> {
    // Where there is too much, one record still says how much.
    const rows = await this.database.query<Row[]>(
      `SELECT fam.revision, entry.*
       FROM families fam JOIN members me ON me.family_id = fam.id AND me.user_id = $2
       LEFT JOIN (
         SELECT *, (sum(own) OVER ())::int AS bytes, row_number() OVER () AS place
         FROM (${ENTRIES[shown]}) AS found) AS entry ON entry.bytes <= $5 OR entry.place = 1
       WHERE fam.id = $1
       ORDER BY date, "isAllDay" DESC, "startTime" NULLS FIRST, created_at, id`,
      [familyId, userId, from, to, most],
    );
    const [first] = rows;
    if (!first) return null;
    const { revision } = first;
    const bytes = first.bytes ?? 0;
    if (bytes > most) return { revision, bytes, month: null };
    const month: MonthAnswer = { events: [], series: [] };
    const slice = new EventLoopSlice();
    for (const row of rows) {
      if (isEvent(row)) month.events.push(toEvent(row));
      if (isSeries(row)) month.series.push(toSeries(row));
      await slice.end();
    }
    return { revision, bytes, month };
  }
}
