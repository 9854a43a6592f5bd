import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the contract says of each event and series, as far as PostgreSQL can tell it by a row. */
const OF_BOTH = {
  days: `date BETWEEN '0001-01-01' AND '9999-12-31' AND more_days >= 0
    AND date + more_days <= '9999-12-31'`,
  order: `is_all_day OR more_days > 0 OR start_time < end_time`,
  texts: `char_length(title) <= 80 AND coalesce(char_length(notes), 0) <= 10000
    AND coalesce(char_length(location), 0) <= 200`,
};
const CHECKS = {
  events: {
    ...OF_BOTH,
    series: `(series_id IS NULL) = (series_date IS NULL)
      AND coalesce(series_date BETWEEN '0001-01-01' AND '9999-12-31', true)`,
  },
  series: {
    ...OF_BOTH,
    last: `coalesce(last_day BETWEEN date AND '9999-12-31', true)
      AND coalesce(last_day + more_days <= '9999-12-31', true)`,
  },
};

/** Where a row breaks a check, the nearest that keeps it; what is too long loses its end. */
const DAY = `least(date, '9999-12-31')`;
/** Least and greatest pass over null, which is a series without an end. */
const LAST_DAY = `CASE WHEN last_day IS NOT NULL
  THEN greatest(least(last_day, '9999-12-31'), ${DAY}) END`;
/** @param last the day on which the last occurrence begins */
function mended(last: string): string {
  const room = `(date '9999-12-31' - ${last})`;
  const more = `greatest(least(more_days, ${room}), 0)`;
  // By the days that are left: a night that would end after the last day has no end either.
  const isOutOfOrder = `(NOT is_all_day AND ${more} = 0 AND start_time >= end_time)`;
  const isLastMinute = `(${isOutOfOrder} AND start_time = '23:59')`;
  return `date = ${DAY},
    more_days = CASE WHEN ${isLastMinute} AND ${room} > 0 THEN 1 ELSE ${more} END,
    start_time = CASE WHEN ${isLastMinute} AND ${room} = 0 THEN '23:58' ELSE start_time END,
    end_time = CASE
      WHEN NOT ${isOutOfOrder} THEN end_time
      WHEN start_time < '23:30' THEN to_char(start_time::time + interval '30 minutes', 'HH24:MI')
      WHEN ${isLastMinute} AND ${room} > 0 THEN '00:00'
      ELSE '23:59' END,
    title = left(title, 80), notes = left(notes, 10000), location = left(location, 200)`;
}
const MENDED = {
  events: `${mended(DAY)},
    series_date = CASE WHEN series_id IS NOT NULL THEN least(series_date, '9999-12-31') END,
    series_id = CASE WHEN series_date IS NOT NULL THEN series_id END`,
  series: `${mended(`coalesce(${LAST_DAY}, ${DAY})`)}, last_day = ${LAST_DAY}`,
};

/**
 * Events and series are valid by the contract, whoever writes them. Rows of before that are not are mended:
 * imports stored days after December 31, 9999, negative lengths, and ends before the start where clocks are
 * put back (they last half an hour now, as what tells no end).
 */
export class ValidEntries1790001970000 implements MigrationInterface {
  /** Each statement by itself: a check is added in a moment, and the rows are looked at beside writes. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['events', 'series'] as const) {
      const checks = Object.entries(CHECKS[table]);
      // From here on nothing new breaks them. A try that was interrupted leaves some.
      for (const [name, check] of checks) {
        await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_${name},
          ADD CONSTRAINT ${table}_${name} CHECK (${check}) NOT VALID`);
      }
      const isValid = checks.map(([, check]) => `(${check})`).join(' AND ');
      // The family's row gets another version, as after any write.
      await runner.query(`WITH mended AS (
          UPDATE ${table} SET ${MENDED[table]} WHERE NOT (${isValid}) RETURNING family_id)
        UPDATE families SET revision = revision WHERE id IN (SELECT family_id FROM mended)`);
      for (const [name] of checks) {
        await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_${name}`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['events', 'series'] as const) {
      for (const name of Object.keys(CHECKS[table])) {
        await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_${name}`);
      }
    }
  }
}
