import { Injectable } from '@nestjs/common';
import { addDays, type DateRange } from '@kinday/contracts/calendarDate';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { daysTold } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import { eventStandsWithin, seriesStandsWithin } from '../../access/standsWithin.js';
import { occurrenceOn, type Entry, type SeriesEntry } from './Entry.js';
import { ENTRY_COLUMNS, SERIES_ENTRY_COLUMNS } from './entrySql.js';

/** Some days of a calendar. */
export interface CalendarDays extends DateRange {
  familyId: string;
}

const SPANS = `unnest($1::uuid[], $2::date[], $3::date[]) AS span (family_id, "from", "to")`;

/** What stands on days of calendars. */
@Injectable()
export class DaysRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * All events and occurrences that stand on one of these days, in no order, and some of other zones that
   * stand beside them; one may come twice.
   */
  async standing(days: readonly CalendarDays[]): Promise<Entry[]> {
    const spans = [
      days.map(({ familyId }) => familyId),
      days.map(({ from }) => from),
      days.map(({ to }) => to),
    ];
    const [events, series] = await Promise.all([
      this.database.query<Entry[]>(
        `SELECT ${ENTRY_COLUMNS} FROM ${SPANS} JOIN events e ON e.family_id = span.family_id
           AND e.deleted_at IS NULL AND ${eventStandsWithin('span."from"', 'span."to"')}`,
        spans,
      ),
      this.database.query<(SeriesEntry & DateRange)[]>(
        `SELECT ${SERIES_ENTRY_COLUMNS}, span."from", span."to" FROM ${SPANS}
         JOIN series s ON s.family_id = span.family_id AND s.deleted_at IS NULL
           AND ${seriesStandsWithin('span."from"', 'span."to"')}`,
        spans,
      ),
    ]);
    const occurrences = series.flatMap(({ from: first, to: end, ...each }) => {
      const { from, to } = daysTold(each.zone, { from: first, to: end });
      const begun = addDays(from, -each.moreDays);
      return daysOf(each, begun, to).map((day) => occurrenceOn(each, day));
    });
    return [...events, ...occurrences];
  }
}
