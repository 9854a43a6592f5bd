import { Injectable } from '@nestjs/common';
import { addDays, type DateRange } from '@kinday/contracts/calendarDate';
import { daysOf } from '@kinday/contracts/recurrence/occurrences';
import { daysTold } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import { eventStandsWithin, seriesStandsWithin } from '../../access/standsWithin.js';
import { chunksOf } from '../chunksOf.js';
import { occurrenceOn, type Entry, type SeriesEntry } from './Entry.js';
import { ENTRY_COLUMNS, SERIES_ENTRY_COLUMNS } from './entrySql.js';

/** Some days of a calendar. */
export interface CalendarDays extends DateRange {
  familyId: string;
}

/** Events, and occurrences, of one calendar's days that are read: nobody reads more of them in a mail. */
const MOST_OF_EACH = 500;
/** Calendars' days that are read at once. */
const SPANS_AT_ONCE = 10;

const SPANS = `unnest($1::uuid[], $2::date[], $3::date[]) AS span (family_id, "from", "to")`;

/** What stands on days of calendars. */
@Injectable()
export class DaysRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Events and occurrences that stand on one of these days, in no order, and some of other zones that
   * stand beside them; one may come twice. All of them, but the first 500 of each where a calendar has more.
   */
  async standing(days: readonly CalendarDays[]): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const some of chunksOf(days, SPANS_AT_ONCE)) {
      for (const entry of await this.#standingOn(some)) found.push(entry);
    }
    return found;
  }

  async #standingOn(days: readonly CalendarDays[]): Promise<Entry[]> {
    const spans = [
      days.map(({ familyId }) => familyId),
      days.map(({ from }) => from),
      days.map(({ to }) => to),
    ];
    const [events, series] = await Promise.all([
      this.database.query<Entry[]>(
        `SELECT e.* FROM ${SPANS} CROSS JOIN LATERAL (
           SELECT ${ENTRY_COLUMNS} FROM events e
           WHERE e.family_id = span.family_id AND e.deleted_at IS NULL
             AND ${eventStandsWithin('span."from"', 'span."to"')}
           ORDER BY e.date, e.start_time LIMIT ${MOST_OF_EACH}) AS e`,
        spans,
      ),
      this.database.query<(SeriesEntry & DateRange)[]>(
        `SELECT ${SERIES_ENTRY_COLUMNS}, span."from", span."to" FROM ${SPANS}
         JOIN series s ON s.family_id = span.family_id AND s.deleted_at IS NULL
           AND ${seriesStandsWithin('span."from"', 'span."to"')}`,
        spans,
      ),
    ]);
    const counts = new Map<string, number>();
    const occurrences = series.flatMap(({ from: first, to: end, ...each }) => {
      const span = `${each.familyId} ${first}`;
      const count = counts.get(span) ?? 0;
      if (count >= MOST_OF_EACH) return [];
      const { from, to } = daysTold(each.zone, { from: first, to: end });
      const begun = addDays(from, -each.moreDays);
      const occurring = daysOf(each, begun, to).map((day) => occurrenceOn(each, day));
      counts.set(span, count + occurring.length);
      return occurring;
    });
    return [...events, ...occurrences];
  }
}
