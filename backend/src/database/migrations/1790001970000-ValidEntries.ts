import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the contract says of each event and series, as far as PostgreSQL can tell it by a row.
 * @param of prefix of each column: `new.` in the trigger, empty in a query
 */
type Check = (of: string) => string;
const OF_BOTH: Record<string, Check> = {
  days: (of) => `${of}date BETWEEN '0001-01-01' AND '9999-12-31' AND ${of}more_days >= 0
    AND ${of}date + ${of}more_days <= '9999-12-31'`,
  order: (of) => `${of}is_all_day OR ${of}more_days > 0 OR ${of}start_time < ${of}end_time`,
  texts: (of) => `char_length(${of}title) <= 80
    AND coalesce(char_length(${of}notes), 0) <= 10000
    AND coalesce(char_length(${of}location), 0) <= 200`,
};
const CHECKS: Record<'events' | 'series', Record<string, Check>> = {
  events: {
    ...OF_BOTH,
    series: (of) => `(${of}series_id IS NULL) = (${of}series_date IS NULL)
      AND coalesce(${of}series_date BETWEEN '0001-01-01' AND '9999-12-31', true)`,
  },
  series: {
    ...OF_BOTH,
    last: (of) => `coalesce(${of}last_day BETWEEN ${of}date AND '9999-12-31', true)
      AND coalesce(${of}last_day + ${of}more_days <= '9999-12-31', true)`,
  },
};

/** A step of a trigger that fails as the constraint of a table would. A check that is null holds, as there. */
const requireCheck = (name: string, check: Check) => `IF NOT (${check('new.')}) THEN
    RAISE EXCEPTION 'new row breaks %', '${name}'
      USING ERRCODE = 'check_violation', CONSTRAINT = '${name}';
  END IF;`;

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
 * put back (they last half an hour now, as what tells no end). The checks stand in a trigger: PostgreSQL
 * reads constraints anew for each statement, which took a fifth of a write's time.
 */
export class ValidEntries1790001970000 implements MigrationInterface {
  /** Each statement by itself: a trigger is added in a moment, and the rows are looked at beside writes. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['events', 'series'] as const) {
      const checks = Object.entries(CHECKS[table]);
      // From here on nothing new breaks them. A try that was interrupted leaves some.
      await runner.query(`CREATE OR REPLACE FUNCTION ${table}_valid() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          ${checks.map(([name, check]) => requireCheck(`${table}_${name}`, check)).join('\n')}
          RETURN new;
        END $$`);
      await runner.query(`CREATE OR REPLACE TRIGGER ${table}_valid BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION ${table}_valid()`);
      const isValid = checks.map(([, check]) => `(${check('')})`).join(' AND ');
      // The family's row gets another version, as after any write.
      await runner.query(`WITH mended AS (
          UPDATE ${table} SET ${MENDED[table]} WHERE NOT (${isValid}) RETURNING family_id)
        UPDATE families SET revision = revision WHERE id IN (SELECT family_id FROM mended)`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['events', 'series'] as const) {
      await runner.query(`DROP TRIGGER ${table}_valid ON ${table}`);
      await runner.query(`DROP FUNCTION ${table}_valid()`);
    }
  }
}
