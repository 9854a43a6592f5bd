import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RECORDS_PER_PIECE } from '../../access/limits/Exports.js';
import type { Linked } from '@kinday/contracts/calendarLink';
import type { ExportedEvent, ExportedSeries, UsedZone } from './calendarFile.js';

/** What an event and a series say, by the names of the contract. */
const fieldsOf = (of: 'e' | 's') => `${of}.id, ${of}.title, ${of}.date,
  ${of}.start_time AS "startTime", ${of}.end_time AS "endTime", ${of}.zone, ${of}.more_days AS "moreDays",
  ${of}.main_category AS "mainCategory", ${of}.sub_category AS "subCategory",
  ${of}.notes, ${of}.location, ${of}.version,
  ${of}.created_at AS "createdAt", ${of}.updated_at AS "updatedAt"`;
const orderOf = (of: 'e' | 's') =>
  `${of}.date, ${of}.start_time NULLS FIRST, ${of}.created_at, ${of}.id`;

/** The name of an event's or a series' own category. */
const ownOf = (of: 'e' | 's') => `(SELECT c.name FROM own_categories c
  WHERE c.id = ${of}.own_category_id AND c.family_id = ${of}.family_id) AS "ownCategory"`;

/** What the file that something was imported from called it; a changed occurrence is called as its series. */
const uidOf = (of: 'e' | 's') => `(SELECT i.uid FROM imported_entries i
  WHERE i.entry_id = ${of}.id AND i.family_id = ${of}.family_id AND i.recurrence = '' LIMIT 1)`;
const rawOf = (of: 'e' | 's') => `(SELECT i.raw FROM imported_entries i
  WHERE i.entry_id = ${of}.id AND i.family_id = ${of}.family_id LIMIT 1) AS raw`;

/** What is for a member, or added by them for everybody; $3 says whether all the rest is wanted, too. */
const wanted = (of: 'e' | 's') => `($3 = 'all' OR $1 = ANY(${of}.for_ids)
  OR ${of}.creator_id = $1 AND ${of}.for_ids = '{}')`;
/** The same, or theirs to do. */
const WANTED_EVENT = `(${wanted('e')} OR e.claimed_by = $1)`;

/** Without its series where that is not wanted, a changed occurrence is an event of its own. */
const EVENTS = `FROM events e JOIN members m ON m.family_id = e.family_id AND m.user_id = $1
  LEFT JOIN series s ON s.id = e.series_id AND s.deleted_at IS NULL AND ${wanted('s')}
  WHERE e.family_id = $2 AND e.deleted_at IS NULL AND ${WANTED_EVENT}`;
/** A changed occurrence with the day and the time that its series has for it. */
const READ_EVENTS = `SELECT ${fieldsOf('e')}, ${ownOf('e')}, ${uidOf('e')} AS uid, ${rawOf('e')},
  s.id AS "seriesId", e.series_date AS "day", s.start_time AS "seriesStart", s.zone AS "seriesZone",
  CASE WHEN s.id IS NOT NULL THEN ${uidOf('s')} END AS "seriesUid"
  ${EVENTS} AND e.id = ANY($4) ORDER BY ${orderOf('e')}`;

const SERIES = `FROM series s JOIN members m ON m.family_id = s.family_id AND m.user_id = $1
  WHERE s.family_id = $2 AND s.deleted_at IS NULL AND ${wanted('s')}`;
/** A day is taken out unless an event stands in its place, which is told of by itself. */
const READ_SERIES = `SELECT ${fieldsOf('s')}, ${ownOf('s')}, ${uidOf('s')} AS uid, ${rawOf('s')}, s.rrule, s.extra_days AS extra, s.last_day AS last,
  ARRAY(SELECT unnest(s.except_days) EXCEPT SELECT e.series_date FROM events e
    WHERE e.series_id = s.id AND e.deleted_at IS NULL AND ${WANTED_EVENT} ORDER BY 1) AS "except"
  ${SERIES} AND s.id = ANY($4) ORDER BY ${orderOf('s')}`;

interface Dated {
  createdAt: Date;
  updatedAt: Date;
}
type EventRow = Omit<ExportedEvent, 'replaced' | keyof Dated> &
  Dated & {
    day: string | null;
    seriesId: string | null;
    seriesUid: string | null;
    seriesStart: string | null;
    seriesZone: string | null;
  };
type SeriesRow = Omit<ExportedSeries, keyof Dated> & Dated;

@Injectable()
export class FamilyEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** The zones in which timed events and series of a family are told. */
  zones(familyId: string): Promise<UsedZone[]> {
    return this.database.query<UsedZone[]>(
      `SELECT zone, min(date) AS first FROM (
         SELECT zone, date, start_time, deleted_at FROM events WHERE family_id = $1
         UNION ALL
         SELECT zone, date, start_time, deleted_at FROM series WHERE family_id = $1) AS told
       WHERE start_time IS NOT NULL AND deleted_at IS NULL GROUP BY zone ORDER BY zone NULLS FIRST`,
      [familyId],
    );
  }

  /**
   * All series and events of a family in the order of their days, or those that are a member's, some at a
   * time; none for a user who is no member, or ceases to be one meanwhile. What is deleted or added
   * meanwhile may be missing.
   */
  async *pages(
    userId: string,
    familyId: string,
    what: Linked,
  ): AsyncGenerator<(ExportedEvent | ExportedSeries)[]> {
    const values = [userId, familyId, what];
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

function toExportedEvent(row: EventRow): ExportedEvent {
  const { seriesId, seriesUid: uid, day, seriesStart: startTime, seriesZone: zone, ...event } = row;
  const isChanged = seriesId !== null && day !== null;
  const replaced = isChanged ? { seriesId, uid, day, startTime, zone } : undefined;
  return { ...event, ...instantsOf(row), replaced };
}

function instantsOf({ createdAt, updatedAt }: Dated) {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
