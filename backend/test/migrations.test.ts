import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../src/database/dataSourceOptions.js';
import { migrate } from '../src/database/migrate.js';
import { query } from './support/query.js';

/**
 * What the version before would stumble over; it may be removed one release later, with its reason here.
 * DROP INDEX CONCURRENTLY IF EXISTS, DROP CONSTRAINT IF EXISTS: what a try of the same migration left behind.
 */
const BREAKS_OLD_VERSION =
  /\b(DROP(?! INDEX CONCURRENTLY IF EXISTS| CONSTRAINT IF EXISTS)|RENAME|TRUNCATE|DELETE FROM|ALTER COLUMN|ADD CONSTRAINT|ADD CHECK|ADD UNIQUE)\b/i;
/** A column that the version before, which does not know it, could not fill. */
const UNFILLED_COLUMN = /ADD COLUMN (?![^,;]*\b(DEFAULT|GENERATED)\b)[^,;]*\bNOT NULL\b/i;

async function statementsOf(migration: MigrationInterface): Promise<string[]> {
  const statements: string[] = [];
  const recorder = { query: async (sql: string) => void statements.push(sql) };
  await migration.up(recorder as unknown as QueryRunner);
  return statements;
}

test.each(MIGRATIONS.slice(1).map((Migration) => [Migration.name, Migration] as const))(
  'the version before keeps running after %s: it only adds',
  async (_name, Migration) => {
    const statements = await statementsOf(new Migration());
    expect(statements.length).toBeGreaterThan(0);
    const breaking = (sql: string) => BREAKS_OLD_VERSION.test(sql) || UNFILLED_COLUMN.test(sql);
    expect(statements.filter(breaking)).toEqual([]);
  },
);

test.each([
  ['ALTER TABLE events DROP COLUMN notes', true],
  ['ALTER TABLE events ADD COLUMN place text NOT NULL', true],
  [`ALTER TABLE events ADD COLUMN place text NOT NULL DEFAULT ''`, false],
  ['ALTER TABLE events ADD COLUMN place text', false],
])('the rule knows what breaks: %s', (sql, breaks) => {
  expect(BREAKS_OLD_VERSION.test(sql) || UNFILLED_COLUMN.test(sql)).toBe(breaks);
});

test('nodes that start together on an empty database migrate it once', async () => {
  const server = process.env.KINDAY_TEST_DATABASE!;
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await query({ databaseUrl: server }, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await Promise.all([migrate(url.href), migrate(url.href), migrate(url.href)]);
  const applied = await query(
    { databaseUrl: url.href },
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  await query({ databaseUrl: server }, `DROP DATABASE ${name} WITH (FORCE)`);
  expect(applied).toEqual(MIGRATIONS.map((Migration) => ({ name: Migration.name })));
});
