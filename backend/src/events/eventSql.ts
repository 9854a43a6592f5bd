import type { Event } from '@kinday/contracts/event';
import { EVENT_CONTENT_NAMES, eventContentOf, type EventContent } from '@kinday/contracts/event';
import { LOG_DAYS, PLANS, TIERS } from '@kinday/contracts/product';
import { eventStandsWithin } from '../access/standsWithin.js';
import { requireSql } from '../database/refuse.js';
import type { Statement } from '../database/Trip.js';

/** `startTime` is stored in `start_time`. */
export function columnOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of an event's content, in the order of `contentValuesOf`. */
export const CONTENT_COLUMNS = EVENT_CONTENT_NAMES.map(columnOf);

export function contentValuesOf(content: EventContent): unknown[] {
  return EVENT_CONTENT_NAMES.map((name) => content[name]);
}

const NAMED_CONTENT = EVENT_CONTENT_NAMES.map((name) => `e.${columnOf(name)} AS "${name}"`);

/** Who added something; needs `creatorJoins`. */
export const CREATOR_COLUMNS = `coalesce(u.name, former.name, '') AS creator_name,
  m.color AS creator_color, u.phone AS creator_phone, m.user_id IS NULL AS creator_is_former`;

/** An event with its creator, as read; needs `events e` and EVENT_JOINS. */
export const EVENT_COLUMNS = `e.id, e.family_id, e.creator_id, ${NAMED_CONTENT.join(', ')}, e.version,
  e.created_at, e.updated_at, ${CREATOR_COLUMNS}`;

/** A creator is a member, or one that was: then only the name is left. */
export const creatorJoins = (of: 'e' | 's') => `
  LEFT JOIN members m ON m.family_id = ${of}.family_id AND m.user_id = ${of}.creator_id
  LEFT JOIN users u ON u.id = m.user_id
  LEFT JOIN former_members former
    ON former.family_id = ${of}.family_id AND former.user_id = ${of}.creator_id`;
export const EVENT_JOINS = creatorJoins('e');

/** The order of the contract's collection. */
export const EVENT_ORDER =
  'e.date, e.is_all_day DESC, e.start_time NULLS FIRST, e.created_at, e.id';

/** An event that may stand on one of the days from $3 up to, but not on, $4. */
export const STANDS_WITHIN = eventStandsWithin('$3', '$4');

/** A row of EVENT_COLUMNS. */
export interface EventRow extends EventContent {
  id: string;
  family_id: string;
  creator_id: string;
  version: number;
  created_at: Date;
  updated_at: Date;
  creator_name: string;
  creator_color: string | null;
  creator_phone: string | null;
  creator_is_former: boolean;
}

export function toEvent(row: EventRow): Event {
  return {
    id: row.id,
    familyId: row.family_id,
    creatorId: row.creator_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    creator: {
      id: row.creator_id,
      name: row.creator_name,
      color: row.creator_color,
      phone: row.creator_phone,
      isFormer: row.creator_is_former,
    },
    ...eventContentOf(row),
  };
}

/** Whether an event is in the calendar, or deleted and still to be restored. */
export type EventState = 'there' | 'deleted';

export const IN_STATE: Record<EventState, string> = {
  there: 'e.deleted_at IS NULL',
  deleted: `e.deleted_at > now() - interval '${LOG_DAYS} days'`,
};

/** The constraint that makes an event's id unique among all families. */
export const EVENT_ID = 'events_pkey';

export const FIND_FAMILY: Statement = {
  name: 'find_family_of_event',
  text: `SELECT e.family_id FROM events e
    JOIN members m ON m.family_id = e.family_id AND m.user_id = $2 WHERE e.id = $1`,
};

const findEvent = (state: EventState): Statement => ({
  name: `find_event_${state}`,
  text: `SELECT ${EVENT_COLUMNS} FROM events e ${EVENT_JOINS}
    WHERE e.id = $1 AND e.family_id = $2 AND ${IN_STATE[state]}`,
});
/** Some events of a family in either state, with the state. */
export const FIND_EVENTS: Statement = {
  name: 'find_events',
  text: `SELECT ${EVENT_COLUMNS}, e.deleted_at IS NOT NULL AS is_deleted FROM events e ${EVENT_JOINS}
    WHERE e.id = ANY($1) AND e.family_id = $2 AND (${IN_STATE.there} OR ${IN_STATE.deleted})`,
};
export const FIND_EVENT = { there: findEvent('there'), deleted: findEvent('deleted') };

/** The most that any plan allows: a month is counted no further. */
const MOST_PER_MONTH = Math.max(...TIERS.map((tier) => PLANS[tier].eventsPerMonth ?? 0));

/**
 * A series counts once, in the month of its first day; its changed occurrences do not.
 * @param first SQL for the month's first day
 * @param most SQL for the number up to which it is counted
 */
const inMonth = (first: string, most: string) => `(
      SELECT FROM events
      WHERE family_id = $1 AND date >= ${first} AND date < ${first}::date + interval '1 month'
        AND deleted_at IS NULL AND series_id IS NULL
      UNION ALL
      SELECT FROM series
      WHERE family_id = $1 AND date >= ${first} AND date < ${first}::date + interval '1 month'
        AND deleted_at IS NULL
      LIMIT ${most}) AS counted`;
const IN_MONTH = inMonth('$2', String(MOST_PER_MONTH));
export const COUNT_MONTH: Statement = {
  name: 'count_month',
  text: `SELECT count(*) AS total FROM ${IN_MONTH}`,
};
/** It fails where the month has no room for one more. */
export const REQUIRE_ROOM_IN_MONTH: Statement = {
  name: 'require_room_in_month',
  text: `SELECT ${requireSql('count(*) < $3', 'this month is full')} AS has_room FROM ${IN_MONTH}`,
};
/** One of some months, told by their first days, that holds more events than it may; no row for none. */
export const FIND_FULL_MONTH: Statement = {
  name: 'find_full_month',
  text: `SELECT m.first FROM unnest($2::date[]) AS m (first)
    WHERE (SELECT count(*) FROM ${inMonth('m.first', '$3::int + 1')}) > $3 LIMIT 1`,
};
export const COUNT_EVENTS: Statement = {
  name: 'count_events',
  text: 'SELECT count(*) AS total FROM events WHERE family_id = $1 AND deleted_at IS NULL',
};
const listZones = (name: string, which: string): Statement => {
  const zonesIn = (table: 'events' | 'series') => `SELECT zone FROM ${table}
    WHERE family_id = $1 AND zone IS NOT NULL AND deleted_at IS NULL ${which}`;
  return { name, text: `${zonesIn('events')} UNION ${zonesIn('series')}` };
};
/** The time zones in which events and series of a calendar are told, where that is not the family's. */
export const LIST_ZONES = listZones('list_zones', '');
/** The same of all but some of them. */
export const LIST_ZONES_OF_OTHERS = listZones('list_zones_of_others', 'AND id <> ALL($2)');

/** `$4, $5` and so on, for each part of an event's content. */
const contentParameters = (first: number) =>
  CONTENT_COLUMNS.map((_, at) => `$${first + at}`).join(', ');

export const INSERT_EVENT: Statement = {
  name: 'insert_event',
  text: `INSERT INTO events
      (id, family_id, creator_id, version, created_at, updated_at, ${CONTENT_COLUMNS.join(', ')})
    VALUES ($1, $2, $3, $4, $5, $6, ${contentParameters(7)})`,
};
/** The same for many, told as JSON by the names of the columns. */
export const INSERT_EVENTS: Statement = {
  name: 'insert_events',
  text: `INSERT INTO events
      (id, family_id, creator_id, version, created_at, updated_at, ${CONTENT_COLUMNS.join(', ')})
    SELECT n.id, n.family_id, n.creator_id, n.version, n.created_at, n.updated_at,
      ${CONTENT_COLUMNS.map((name) => `n.${name}`).join(', ')}
    FROM jsonb_populate_recordset(NULL::events, $1) AS n`,
};
export const UPDATE_EVENT: Statement = {
  name: 'update_event',
  text: `UPDATE events SET version = $2, updated_at = $3,
      (${CONTENT_COLUMNS.join(', ')}) = ROW (${contentParameters(4)}) WHERE id = $1`,
};
/** The same for many, told as JSON by the names of the columns. */
export const UPDATE_EVENTS: Statement = {
  name: 'update_events',
  text: `UPDATE events e SET version = n.version, updated_at = n.updated_at,
      (${CONTENT_COLUMNS.join(', ')}) = ROW (${CONTENT_COLUMNS.map((name) => `n.${name}`).join(', ')})
    FROM jsonb_populate_recordset(NULL::events, $1) AS n WHERE e.id = n.id`,
};
export const DELETE_EVENTS: Statement = {
  name: 'delete_events',
  text: 'UPDATE events SET deleted_at = $2 WHERE id = ANY($1)',
};
/** Those of $3 belong to no series. */
export const RESTORE_EVENTS: Statement = {
  name: 'restore_events',
  text: `UPDATE events SET version = version + 1, updated_at = $2, deleted_at = NULL,
      series_id = CASE WHEN id = ANY($3) THEN NULL ELSE series_id END,
      series_date = CASE WHEN id = ANY($3) THEN NULL ELSE series_date END
    WHERE id = ANY($1)`,
};

/** An event's changing columns by their names. */
export function rowOf({ id, version, updatedAt, ...event }: Event): object {
  const content = EVENT_CONTENT_NAMES.map((name) => [columnOf(name), event[name]]);
  return { id, version, updated_at: updatedAt, ...Object.fromEntries(content) } as object;
}

/** The other ones, which a new event has besides. */
export function headOf({ familyId, creatorId, createdAt }: Event): object {
  return { family_id: familyId, creator_id: creatorId, created_at: createdAt };
}
