import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kinday/contracts/product';
import type { ReminderSettings } from '@kinday/contracts/reminders';
import { ZONE_DAYS } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import type { Named } from '../entries/entries.repository.js';
import { groupBy } from '../groupBy.js';
import type { AllDaySpan, LeadsInUse, TimedSpan } from './dueSpans.js';

/** What decides when a member is reminded of an event of one of their calendars. */
export interface Reminded {
  userId: string;
  familyId: string;
  familyZone: string;
  settings: Pick<ReminderSettings, 'zone' | 'timed' | 'allDay' | 'quiet'>;
}

/** Whether a day lies between the first and the last one of a series. */
const REACHES = 's.date <= span.date AND (s.last_day IS NULL OR s.last_day >= span.date)';
const TOLD_IN_ZONE = (of: 'e' | 's') =>
  `JOIN families f ON f.id = ${of}.family_id AND coalesce(${of}.zone, f.zone) = ANY (span.zones)`;
const HAS_SOMEBODY_IN_ZONE = (of: 'e' | 's') => `EXISTS (
  SELECT FROM members m JOIN reminder_settings r ON r.user_id = m.user_id
  WHERE m.family_id = ${of}.family_id AND r.is_on AND r.zone = ANY (span.zones))`;

const MAY_BE_DUE = `date BETWEEN $1::timestamptz::date - ${ZONE_DAYS}
  AND $1::timestamptz::date + ${LIMITS.reminderDays + ZONE_DAYS}`;
/** The zone of a calendar, and those of what stands in it. */
const ZONES_IN = (of: 'm' | 'o') => `JOIN families f ON f.id = ${of}.family_id
  LEFT JOIN zoned ON zoned.family_id = f.id
  JOIN LATERAL (VALUES (f.zone), (zoned.zone)) AS told (zone) ON told.zone IS NOT NULL`;
const WRITTEN_SINCE = '($2::timestamptz IS NULL OR updated_at >= $2)';
/**
 * Each span by itself: OFFSET keeps PostgreSQL from reading the whole table once for all of them, as
 * it cannot know how few and how short they are.
 */
const eventsIn = (hours: string) => `CROSS JOIN LATERAL (
  SELECT id, family_id, zone FROM events e
  WHERE e.date = span.date AND ${hours} AND e.deleted_at IS NULL AND ${WRITTEN_SINCE} OFFSET 0) AS e`;
const seriesIn = (hours: string) => `CROSS JOIN LATERAL (
  SELECT id, family_id, zone FROM series s
  WHERE ${hours} AND ${REACHES} AND s.deleted_at IS NULL AND ${WRITTEN_SINCE} OFFSET 0) AS s`;
const NAMED_AT_ONCE = 100;
const BEGINS_WITHIN = 'start_time >= span."from" AND start_time < span."to"';

@Injectable()
export class DueRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * All lead times that people who turned reminders on have chosen, each once for two zones: their own, and
   * that of a calendar or of what may begin in it around the days of which somebody is reminded now.
   */
  leadsInUse(now: Date): Promise<LeadsInUse[]> {
    return this.database.query<LeadsInUse[]>(
      `WITH zoned AS (
         SELECT family_id, zone FROM events
         WHERE zone IS NOT NULL AND deleted_at IS NULL AND ${MAY_BE_DUE}
         UNION
         SELECT family_id, zone FROM series WHERE zone IS NOT NULL AND deleted_at IS NULL)
       SELECT DISTINCT told.zone AS "eventZone", r.zone AS "ownZone", r.timed, r.all_day AS "allDay"
       FROM reminder_settings r JOIN members m ON m.user_id = r.user_id
       ${ZONES_IN('m')} WHERE r.is_on
       UNION
       SELECT told.zone, r.zone, o.timed, o.all_day
       FROM entry_reminders o JOIN reminder_settings r ON r.user_id = o.user_id AND r.is_on
       ${ZONES_IN('o')}`,
      [now],
    );
  }

  /**
   * Timed events and series that may begin within some spans, some at a time; those written since an
   * instant, or all.
   */
  timed(spans: readonly TimedSpan[], writtenSince: Date | null): AsyncGenerator<Named[]> {
    const columns = 'date date, "from" text, "to" text, zones text[]';
    const found = `SELECT e.id, NULL::date AS day FROM jsonb_to_recordset($1) AS span (${columns})
      ${eventsIn(BEGINS_WITHIN)} ${TOLD_IN_ZONE('e')}
      UNION ALL
      SELECT s.id, span.date FROM jsonb_to_recordset($1) AS span (${columns})
      ${seriesIn(BEGINS_WITHIN)} ${TOLD_IN_ZONE('s')}`;
    return this.#someAtATime(found, [JSON.stringify(spans), writtenSince]);
  }

  /** The same of all-day ones on some days, in calendars of somebody in these zones. */
  allDay(spans: readonly AllDaySpan[], writtenSince: Date | null): AsyncGenerator<Named[]> {
    const columns = 'date date, zones text[]';
    const found = `SELECT e.id, NULL::date AS day FROM jsonb_to_recordset($1) AS span (${columns})
      ${eventsIn('e.start_time IS NULL')} WHERE ${HAS_SOMEBODY_IN_ZONE('e')}
      UNION ALL
      SELECT s.id, span.date FROM jsonb_to_recordset($1) AS span (${columns})
      ${seriesIn('s.start_time IS NULL')} WHERE ${HAS_SOMEBODY_IN_ZONE('s')}`;
    return this.#someAtATime(found, [JSON.stringify(spans), writtenSince]);
  }

  /**
   * Looked up as it is read, some at a time: 20,000 at once kept requests waiting for 50 ms, and to look
   * all of them up at once those who wrote meanwhile. What stands in two spans is named twice.
   */
  async *#someAtATime(found: string, values: readonly unknown[]): AsyncGenerator<Named[]> {
    const connection = this.database.createQueryRunner();
    try {
      await connection.startTransaction('REPEATABLE READ');
      await connection.query(`DECLARE found NO SCROLL CURSOR FOR ${found}`, [...values]);
      for (;;) {
        const rows = (await connection.query(`FETCH ${NAMED_AT_ONCE} FROM found`)) as Named[];
        if (rows.length === 0) break;
        yield rows;
      }
    } finally {
      if (connection.isTransactionActive) await connection.rollbackTransaction();
      await connection.release();
    }
  }

  /** The members of some calendars who turned reminders on, by calendar. */
  async reminded(familyIds: readonly string[]): Promise<ReadonlyMap<string, Reminded[]>> {
    const rows = await this.database.query<(Omit<Reminded, 'settings'> & Reminded['settings'])[]>(
      `SELECT m.user_id AS "userId", m.family_id AS "familyId", f.zone AS "familyZone", r.zone,
         r.timed, r.all_day AS "allDay", r.quiet
       FROM members m JOIN families f ON f.id = m.family_id
       JOIN reminder_settings r ON r.user_id = m.user_id AND r.is_on
       WHERE m.family_id = ANY ($1)`,
      [familyIds],
    );
    const reminded = rows.map(({ userId, familyId, familyZone, ...settings }) => ({
      userId,
      familyId,
      familyZone,
      settings,
    }));
    return groupBy(reminded, ({ familyId }) => familyId);
  }
}
