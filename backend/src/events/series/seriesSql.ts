import { EVENT_FIELD_NAMES, eventFieldsOf } from '@kinday/contracts/eventFields';
import type { Series } from '@kinday/contracts/series';
import { seriesStandsWithin } from '../../access/standsWithin.js';
import type { Statement } from '../../database/Trip.js';
import {
  columnOf,
  CREATOR_COLUMNS,
  creatorJoins,
  toEvent,
  type EventRow,
  type EventState,
  IN_STATE,
} from '../eventSql.js';

/** The columns of what a series says, by its names. */
const CONTENT = new Map<keyof Series, string>([
  ...EVENT_FIELD_NAMES.map((name): [keyof Series, string] => [name, columnOf(name)]),
  ['rrule', 'rrule'],
  ['extra', 'extra_days'],
  ['except', 'except_days'],
  ['last', 'last_day'],
]);
const CONTENT_COLUMNS = [...CONTENT.values()].join(', ');

/** What a series says, in the order of its columns. */
export function contentValuesOf(series: Series): unknown[] {
  return [...CONTENT.keys()].map((name) => series[name]);
}

const NAMED = EVENT_FIELD_NAMES.map((name) => `s.${columnOf(name)} AS "${name}"`).join(', ');
/** A series with its creator: an event's columns, then its own; needs `series s` and SERIES_JOINS. */
export const SERIES_COLUMNS = `s.id, s.family_id, s.creator_id, ${NAMED},
  NULL::uuid AS "claimedBy", NULL::uuid AS "seriesId", NULL::date AS "seriesDate", s.version,
  s.created_at, s.updated_at, ${CREATOR_COLUMNS},
  s.rrule, s.extra_days AS extra, s.except_days AS "except", s.last_day AS last`;
export const SERIES_JOINS = creatorJoins('s');

/** A series of which an occurrence may stand on one of the days from $3 up to, but not on, $4. */
export const REACHES = seriesStandsWithin('$3', '$4');

/** A row of SERIES_COLUMNS. */
export type SeriesRow = EventRow & Pick<Series, 'rrule' | 'extra' | 'except' | 'last'>;

/** A series' columns by their names. */
export function rowOf(series: Series): object {
  const { id, familyId, creatorId, version, createdAt, updatedAt } = series;
  const content = [...CONTENT].map(([name, column]) => [column, series[name]]);
  return {
    ...{ id, family_id: familyId, creator_id: creatorId, version },
    ...{ created_at: createdAt, updated_at: updatedAt },
    ...(Object.fromEntries(content) as object),
  };
}

export function toSeries(row: SeriesRow): Series {
  const { rrule, extra, except, last } = row;
  const event = toEvent(row);
  const { id, familyId, creatorId, version, createdAt, updatedAt, creator } = event;
  return {
    id,
    familyId,
    creatorId,
    ...eventFieldsOf(event),
    rrule,
    extra,
    except,
    last,
    version,
    createdAt,
    updatedAt,
    creator,
  };
}

export const FIND_FAMILY_OF_SERIES: Statement = {
  name: 'find_family_of_series',
  text: `SELECT s.family_id FROM series s
    JOIN members m ON m.family_id = s.family_id AND m.user_id = $2 WHERE s.id = $1`,
};

const findSeries = (state: EventState): Statement => ({
  name: `find_series_${state}`,
  text: `SELECT ${SERIES_COLUMNS} FROM series s ${SERIES_JOINS}
    WHERE s.id = $1 AND s.family_id = $2 AND ${IN_STATE[state].replaceAll('e.', 's.')}`,
});
export const FIND_SERIES = { there: findSeries('there'), deleted: findSeries('deleted') };

/** Some series of a family in either state, with the state. */
export const FIND_MANY_SERIES: Statement = {
  name: 'find_many_series',
  text: `SELECT ${SERIES_COLUMNS}, s.deleted_at IS NOT NULL AS is_deleted FROM series s ${SERIES_JOINS}
    WHERE s.id = ANY($1) AND s.family_id = $2`,
};

export const FIND_LIVING_SERIES: Statement = {
  name: 'find_living_series',
  text: `SELECT id FROM series WHERE id = ANY($1) AND family_id = $2 AND deleted_at IS NULL`,
};

export const COUNT_SERIES: Statement = {
  name: 'count_series',
  text: `SELECT count(*)::int AS count FROM series WHERE family_id = $1 AND deleted_at IS NULL`,
};

const parameters = (first: number) => [...CONTENT].map((_, at) => `$${first + at}`).join(', ');

export const INSERT_SERIES: Statement = {
  name: 'insert_series',
  text: `INSERT INTO series
      (id, family_id, creator_id, version, created_at, updated_at, ${CONTENT_COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, ${parameters(7)})`,
};
/** The same for many, told as JSON by the names of the columns. */
export const INSERT_MANY_SERIES: Statement = {
  name: 'insert_many_series',
  text: `INSERT INTO series
      (id, family_id, creator_id, version, created_at, updated_at, ${CONTENT_COLUMNS})
    SELECT id, family_id, creator_id, version, created_at, updated_at, ${CONTENT_COLUMNS}
    FROM jsonb_populate_recordset(NULL::series, $1)`,
};
export const UPDATE_SERIES: Statement = {
  name: 'update_series',
  text: `UPDATE series SET version = $2, updated_at = $3, deleted_at = NULL,
      (${CONTENT_COLUMNS}) = ROW (${parameters(4)}) WHERE id = $1`,
};
export const DELETE_SERIES: Statement = {
  name: 'delete_series',
  text: 'UPDATE series SET deleted_at = $2 WHERE id = $1',
};
