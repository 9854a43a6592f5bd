import { Injectable } from '@nestjs/common';
import { addDays, type DateRange } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { DataSource } from 'typeorm';
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

  /** All events and occurrences that stand on one of these days, in no order; one may come twice. */
  async standing(days: readonly CalendarDays[]): Promise<Entry[]> {
    const spans = [
      days.map(({ familyId }) => familyId),
      days.map(({ from }) => from),
      days.map(({ to }) => to),
    ];
    const [events, series] = await Promise.all([
      this.database.query<Entry[]>(
        `SELECT ${ENTRY_COLUMNS} FROM ${SPANS} JOIN events e ON e.family_id = span.family_id
           AND e.deleted_at IS NULL AND (e.date >= span."from" AND e.date < span."to"
             OR e.more_days > 0 AND e.date >= span."from" - ${LIMITS.eventDays}
               AND e.date < span."from" AND e.date + e.more_days >= span."from")`,
        spans,
      ),
      this.database.query<(SeriesEntry & DateRange)[]>(
        `SELECT ${SERIES_ENTRY_COLUMNS}, span."from", span."to" FROM ${SPANS}
         JOIN series s ON s.family_id = span.family_id AND s.deleted_at IS NULL
           AND s.date < span."to"
           AND (s.last_day IS NULL OR s.last_day + s.more_days >= span."from")`,
        spans,
      ),
    ]);
    const occurrences = series.flatMap(({ from, to, ...each }) =>
      daysOf(each, addDays(from, -each.moreDays), to).map((day) => occurrenceOn(each, day)),
    );
    return [...events, ...occurrences];
  }
}
