import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kinday/contracts/product';
import type { ReminderSettings } from '@kinday/contracts/reminders';
import { ZONE_DAYS } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import type { Named } from '../entries/entries.repository.js';
import { groupBy } from '../groupBy.js';
import type {
  AllDayLeadInUse,
  AllDaySpan,
  OwnLeads,
  TimedLeadInUse,
  TimedSpan,
} from './dueSpans.js';

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
const HAS_SOMEBODY = (of: 'e' | 's', who: string) => `EXISTS (
  SELECT FROM members m JOIN reminder_settings r ON r.user_id = m.user_id
  WHERE m.family_id = ${of}.family_id AND r.is_on AND ${who})`;
const HAS_SOMEBODY_WITH_LEAD = (of: 'e' | 's') => HAS_SOMEBODY(of, 'r.timed && span.leads');
const HAS_SOMEBODY_IN_ZONE = (of: 'e' | 's') => HAS_SOMEBODY(of, 'r.zone = ANY (span.zones)');

const MAY_BE_DUE = `date BETWEEN $1::timestamptz::date - ${ZONE_DAYS}
  AND $1::timestamptz::date + ${LIMITS.reminderDays + ZONE_DAYS}`;
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
/** Whether some lead time for an entry may be due around today. */
const IS_NEAR = (days: string) => `e.date - ${days} BETWEEN $1::timestamptz::date - ${ZONE_DAYS}
  AND $1::timestamptz::date + ${ZONE_DAYS}`;
const ANY_LEAD_IS_NEAR = `(
  EXISTS (SELECT FROM unnest(o.timed) AS lead WHERE ${IS_NEAR('lead / 1440')}) OR
  EXISTS (SELECT FROM jsonb_array_elements(o.all_day) AS lead WHERE ${IS_NEAR("(lead ->> 'days')::int")}))`;
/** Somebody's own lead times for an entry, of those who turned reminders on. @param id for which they are */
const OWN_LEADS_OF = (of: 'e' | 's', id: 'id' | 'series_id') =>
  `JOIN entry_reminders o ON o.entry_id = ${of}.${id}
  JOIN reminder_settings r ON r.user_id = o.user_id AND r.is_on
  JOIN families f ON f.id = ${of}.family_id`;
const OWN_LEADS_COLUMNS = (of: 'e' | 's') => `${of}.start_time AS "startTime",
  coalesce(${of}.zone, f.zone) AS zone, o.entry_id AS "chosenFor", o.user_id AS "userId",
  r.zone AS "ownZone", o.timed, o.all_day AS "allDay"`;
const ROWS_AT_ONCE = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const LEADS_AT_ONCE = 1_000;
const BEGINS_WITHIN = 'start_time >= span."from" AND start_time < span."to"';

@Injectable()
export class DueRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * The lead times that people who turned reminders on have for all timed events, each once for a zone
   * in which events of their calendars are told: that of a calendar, or of an event around the days of
   * which somebody is reminded now. Some at a time, in no transaction.
   */
  async *timedLeads(now: Date): AsyncGenerator<TimedLeadInUse[]> {
    let last: TimedLeadInUse | undefined = { zone: '', lead: -1 };
    while (last) {
      const leads: TimedLeadInUse[] = await this.database.query(
        `WITH told AS (
           SELECT id AS family_id, zone FROM families
           UNION SELECT family_id, zone FROM events
           WHERE zone IS NOT NULL AND deleted_at IS NULL AND ${MAY_BE_DUE}
           UNION SELECT family_id, zone FROM series WHERE zone IS NOT NULL AND deleted_at IS NULL)
         SELECT DISTINCT told.zone COLLATE "C" AS zone, lead
         FROM reminder_settings r CROSS JOIN LATERAL unnest(r.timed) AS lead
         JOIN members m ON m.user_id = r.user_id JOIN told ON told.family_id = m.family_id
         WHERE r.is_on AND (lead, told.zone COLLATE "C") > ($2, $3)
         ORDER BY lead, zone LIMIT ${LEADS_AT_ONCE}`,
        [now, last.lead, last.zone],
      );
      yield leads;
      last = leads.length === LEADS_AT_ONCE ? leads.at(-1) : undefined;
    }
  }

  /** The same of all-day events, for the zones of people. */
  async *allDayLeads(): AsyncGenerator<AllDayLeadInUse[]> {
    let last: AllDayLeadInUse | undefined = { zone: '', days: -1, time: '' };
    while (last) {
      const leads: AllDayLeadInUse[] = await this.database.query(
        `SELECT DISTINCT r.zone COLLATE "C" AS zone, lead.days, lead.time COLLATE "C" AS time
         FROM reminder_settings r
         CROSS JOIN LATERAL jsonb_to_recordset(r.all_day) AS lead (days int, time text)
         WHERE r.is_on
           AND (lead.days, lead.time COLLATE "C", r.zone COLLATE "C") > ($1, $2, $3)
         ORDER BY days, time, zone LIMIT ${LEADS_AT_ONCE}`,
        [last.days, last.time, last.zone],
      );
      yield leads;
      last = leads.length === LEADS_AT_ONCE ? leads.at(-1) : undefined;
    }
  }

  /**
   * What people chose for single events that may be due about now, and for all series that go on, some
   * at a time; for those entries that were written since an instant, or all.
   */
  async *ownLeads(now: Date, writtenSince: Date | null): AsyncGenerator<OwnLeads[]> {
    const events = (id: 'id' | 'series_id') =>
      `SELECT e.id, e.date, ${OWN_LEADS_COLUMNS('e')} FROM events e ${OWN_LEADS_OF('e', id)}
       WHERE e.deleted_at IS NULL AND e.${MAY_BE_DUE} AND ${WRITTEN_SINCE} AND ${ANY_LEAD_IS_NEAR}`;
    let last: OwnLeads | undefined;
    do {
      // What is chosen for a series holds for its changed occurrences as well.
      const leads: OwnLeads[] = await this.database.query(
        `SELECT * FROM (
           ${events('id')}
           UNION ALL ${events('series_id')}
           UNION ALL
           SELECT s.id, NULL::date, ${OWN_LEADS_COLUMNS('s')} FROM series s ${OWN_LEADS_OF('s', 'id')}
           WHERE s.deleted_at IS NULL AND ${WRITTEN_SINCE}
             AND (s.last_day IS NULL OR s.last_day >= $1::timestamptz::date - ${ZONE_DAYS})) AS own
         WHERE (id, "chosenFor", "userId") > ($3, $4, $5)
         ORDER BY id, "chosenFor", "userId" LIMIT ${LEADS_AT_ONCE}`,
        [
          now,
          writtenSince,
          last?.id ?? BEFORE_ALL,
          last?.chosenFor ?? BEFORE_ALL,
          last?.userId ?? BEFORE_ALL,
        ],
      );
      yield leads;
      last = leads.length === LEADS_AT_ONCE ? leads.at(-1) : undefined;
    } while (last);
  }

  /**
   * Timed events and series that may begin within some spans, some at a time; those written since an
   * instant, or all.
   */
  timed(spans: readonly TimedSpan[], writtenSince: Date | null): AsyncGenerator<Named[]> {
    const columns = 'date date, "from" text, "to" text, zones text[], leads int[]';
    const found = `SELECT e.id, NULL::date AS day FROM jsonb_to_recordset($1) AS span (${columns})
      ${eventsIn(BEGINS_WITHIN)} ${TOLD_IN_ZONE('e')} WHERE ${HAS_SOMEBODY_WITH_LEAD('e')}
      UNION ALL
      SELECT s.id, span.date FROM jsonb_to_recordset($1) AS span (${columns})
      ${seriesIn(BEGINS_WITHIN)} ${TOLD_IN_ZONE('s')} WHERE ${HAS_SOMEBODY_WITH_LEAD('s')}`;
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
        const rows = (await connection.query(`FETCH ${ROWS_AT_ONCE} FROM found`)) as Named[];
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
