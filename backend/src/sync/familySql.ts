import { getMetadataArgsStorage } from 'typeorm';
import { FamilyTable } from '../database/tables/FamilyTable.js';
import { requireSql } from '../database/refuse.js';
import type { Statement } from '../database/Trip.js';

/** A family's columns, each by the name of its field. */
const COLUMNS = getMetadataArgsStorage()
  .filterColumns(FamilyTable)
  .map(({ propertyName, options }) => `f.${options.name ?? propertyName} AS "${propertyName}"`)
  .join(', ');

/** In one order everywhere, or two transactions could wait for each other. */
export const LOCK_FAMILIES: Statement = {
  name: 'lock_families',
  text: `SELECT ${COLUMNS} FROM families f WHERE f.id = ANY($1) ORDER BY f.id FOR NO KEY UPDATE`,
};

/**
 * The version that PostgreSQL gave a row, its `xmin`, and since when that server runs: one that took
 * another's place without its last commits gives out the same numbers once more.
 */
const versionOf = (row: string) =>
  `${row}.xmin::text || '@' || extract(epoch FROM pg_postmaster_start_time())::text`;

/** A family's row as it is numbered, with its versions. */
export type NumberedFamily = FamilyTable & RowVersions;

/** The version that a write found of its family's row, and the one that it leaves. */
export interface RowVersions {
  before: string;
  version: string;
}

/**
 * Locks a family by giving it its next revision. Strangers neither lock a family nor wait for it. The
 * version before is that of the row that was locked, which a read beside the lock would not tell.
 */
export const NUMBER_FAMILY_OF_MEMBER: Statement = {
  name: 'number_family_of_member',
  text: `WITH held AS (
      SELECT id, xmin FROM families WHERE id = $1
        AND EXISTS (SELECT FROM members WHERE family_id = $1 AND user_id = $2)
      FOR NO KEY UPDATE)
    UPDATE families f SET revision = f.revision + 1 FROM held WHERE f.id = held.id
    RETURNING ${COLUMNS}, ${versionOf('held')} AS before, ${versionOf('f')} AS version`,
};

/**
 * The same for a family that is as it is known, and a member of that role, or of any: where its row has another
 * version by now, it fails, and PostgreSQL runs nothing of what comes after. Whoever waits for
 * the lock finds another version after it.
 */
export const NUMBER_KNOWN_FAMILY: Statement = {
  name: 'number_known_family',
  text: `WITH numbered AS (
      UPDATE families f SET revision = f.revision + 1
      WHERE f.id = $1 AND ${versionOf('f')} = $2 AND f.revision = $3
        AND EXISTS (SELECT FROM members WHERE family_id = f.id AND user_id = $4
          AND role = coalesce($5, role))
      RETURNING ${versionOf('f')} AS version)
    SELECT max(version) AS version,
      ${requireSql('count(*) > 0', 'the family has changed meanwhile')} AS found
    FROM numbered`,
};

/** Takes a family's number back, of a write that had nothing to do. */
export const UNNUMBER_FAMILY: Statement = {
  name: 'unnumber_family',
  text: 'UPDATE families SET revision = revision - 1 WHERE id = $1',
};

const LOG_COLUMNS = 'family_id, revision, actor_id, at, edits, news, before, bytes';

/** Logs a write whose family has its revision already. */
export const LOG_NUMBERED: Statement = {
  name: 'log_numbered',
  text: `INSERT INTO changes (${LOG_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** Numbers and logs a write. */
export const LOG_WRITE: Statement = {
  name: 'log_write',
  text: `WITH numbered AS (UPDATE families SET revision = $2 WHERE id = $1)
    ${LOG_NUMBERED.text}`,
};

/** The same for several, at the cost of another plan each time. Of two to one family the later revision stays. */
export const LOG_WRITES: Statement = {
  name: 'log_writes',
  text: `WITH written AS (
      SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::timestamptz[], $5::jsonb[],
        $6::jsonb[], $7::jsonb[], $8::integer[]) AS w (${LOG_COLUMNS})),
    numbered AS (
      UPDATE families f SET revision = w.revision
      FROM (SELECT family_id, max(revision) AS revision FROM written GROUP BY 1) AS w
      WHERE f.id = w.family_id)
    INSERT INTO changes (${LOG_COLUMNS}) SELECT * FROM written`,
};

/** How many bytes a change has; of one that an earlier release logged, how many it takes. */
export const CHANGE_BYTES = `coalesce(bytes, pg_column_size(edits) + pg_column_size(before))`;
