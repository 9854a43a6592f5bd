import { Injectable } from '@nestjs/common';
import type { DateRange } from '@kinday/contracts/calendarDate';
import { LIMITS } from '@kinday/contracts/product';
import { ZONE_DAYS } from '@kinday/contracts/shownIn';
import { DataSource } from 'typeorm';
import { SERIES_TEXT_BYTES } from '../access/textBytes.js';
import { Revised } from '../common/revised.js';
import type { Statement } from '../database/Trip.js';
import type { Transaction } from '../database/Transaction.js';
import type { KeptEvent } from './KeptEvent.js';

/** The columns of what a feed's event says, by its names. */
const COLUMNS: Record<keyof KeptEvent, string> = {
  key: 'key',
  title: 'title',
  date: 'date',
  moreDays: 'more_days',
  isAllDay: 'is_all_day',
  startTime: 'start_time',
  endTime: 'end_time',
  location: 'location',
  notes: 'notes',
  zone: 'zone',
  rrule: 'rrule',
  extra: 'extra_days',
  except: 'except_days',
  last: 'last_day',
};
const NAMES = Object.entries(COLUMNS);
const SELECTED = [...NAMES, ['isKept', 'is_kept']]
  .map(([name, column]) => `e.${column} AS "${name}"`)
  .concat(`${SERIES_TEXT_BYTES('e')} AS own`)
  .join(', ');

export const DELETE_OTHERS: Statement = {
  name: 'delete_other_feed_events',
  text: `DELETE FROM feed_events e WHERE feed_id = $1
    AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS here (key) WHERE here.key = e.key)`,
};

/** Marks those that the source no longer has, and takes the mark from those that it has again. */
const MARK_KEPT: Statement = {
  name: 'mark_kept_feed_events',
  text: `UPDATE feed_events e SET is_kept = NOT e.is_kept
    FROM (SELECT key, here.key IS NULL AS is_gone FROM feed_events
      LEFT JOIN unnest($2::text[]) AS here (key) USING (key) WHERE feed_id = $1) AS now
    WHERE e.feed_id = $1 AND e.key = now.key AND e.is_kept <> now.is_gone`,
};

/** As many of those that are not there yet as there may be of one feed. */
const INSERT_NEW: Statement = {
  name: 'insert_feed_events',
  text: `INSERT INTO feed_events (feed_id, ${Object.values(COLUMNS).join(', ')})
    SELECT $1, ${NAMES.map(([name]) => `e."${name}"`).join(', ')}
    FROM jsonb_to_recordset($2) AS e (key text, title text, date date, "moreDays" int,
      "isAllDay" boolean, "startTime" text, "endTime" text, location text, notes text, zone text,
      rrule text, extra date[], "except" date[], last date)
    WHERE NOT EXISTS (SELECT FROM feed_events there WHERE there.feed_id = $1 AND there.key = e.key)
    LIMIT greatest(0, $3 - (SELECT count(*) FROM feed_events WHERE feed_id = $1))
    ON CONFLICT DO NOTHING`,
};

/** Days before a range on which what stands in it may begin, wherever the clocks of its zone are. */
const REACH = LIMITS.eventDays + ZONE_DAYS;

/** A kept event with what else it takes to show it. */
export interface FeedEventRow extends KeptEvent {
  feedId: string;
  /** The clock in which times without a zone are told. */
  feedZone: string | null;
  /** Whether its source no longer has it. */
  isKept: boolean;
}

/** What may stand on some days. */
interface RowsInRange {
  familyZone: string;
  rows: FeedEventRow[];
  /** Whether their texts are longer than an answer may be: then others are left out. */
  isCut: boolean;
}

@Injectable()
export class FeedEventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * [S8] What may stand on some days in a family's feeds, of one moment; null when the user is no
   * member. No more is read than one event beyond those that fit into an answer, nor longer texts.
   */
  async read(
    userId: string,
    familyId: string,
    { from, to }: DateRange,
  ): Promise<Revised<RowsInRange> | null> {
    type Row = { revision: number; familyZone: string; isCut: boolean | null } & (
      FeedEventRow | { key: null }
    );
    const rows = await this.database.query<Row[]>(
      `SELECT fam.revision, fam.zone AS "familyZone", kept.*
       FROM families fam JOIN members me ON me.family_id = fam.id AND me.user_id = $2
       LEFT JOIN LATERAL (
         SELECT *, sum(own) OVER (ROWS UNBOUNDED PRECEDING) AS bytes, sum(own) OVER () > $5 AS "isCut"
         FROM (
           SELECT fd.id AS "feedId", fd.zone AS "feedZone", e.*
           FROM feeds fd CROSS JOIN LATERAL (
             SELECT ${SELECTED} FROM feed_events e
             WHERE e.feed_id = fd.id AND e.rrule IS NULL
               AND e.date BETWEEN $3::date - ${REACH} AND $4::date + ${ZONE_DAYS}
               AND e.date + e.more_days >= $3::date - ${ZONE_DAYS}
             UNION ALL
             SELECT ${SELECTED} FROM feed_events e
             WHERE e.feed_id = fd.id AND e.rrule IS NOT NULL AND e.date <= $4::date + ${ZONE_DAYS}
               AND (e.last_day IS NULL OR e.last_day + e.more_days >= $3::date - ${ZONE_DAYS})
           ) AS e
           WHERE fd.family_id = fam.id LIMIT ${LIMITS.occurrencesPerRead + 1}
         ) AS found
       ) AS kept ON kept.bytes <= $5
       WHERE fam.id = $1`,
      [familyId, userId, from, to, LIMITS.answerBytes],
    );
    const [first] = rows;
    if (!first) return null;
    const { revision, familyZone } = first;
    const found = rows.filter((row) => row.key !== null);
    return new Revised(revision, { familyZone, rows: found, isCut: first.isCut ?? false });
  }

  /** Puts other events into a feed, inside its family's lock. Those that stay are not written. */
  replace(transaction: Transaction, feedId: string, events: readonly KeptEvent[]): void {
    transaction.write(DELETE_OTHERS, [feedId, events.map(({ key }) => key)]);
    this.add(transaction, feedId, events);
  }

  /** Adds events to a feed; those that its source no longer has stay, and are marked. */
  add(transaction: Transaction, feedId: string, events: readonly KeptEvent[]): void {
    transaction.write(MARK_KEPT, [feedId, events.map(({ key }) => key)]);
    transaction.write(INSERT_NEW, [feedId, JSON.stringify(events), LIMITS.eventsPerFeed]);
  }
}
