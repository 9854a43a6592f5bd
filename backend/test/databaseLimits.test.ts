import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/dataSourceOptions.js';
import { runAlone } from '../src/database/runAlone.js';
import { cloneDatabase, type ClonedDatabase } from './support/cloneDatabase.js';

let database: ClonedDatabase;
let nodes: DataSource[];

beforeAll(async () => {
  database = await cloneDatabase();
  const connect = () => new DataSource(dataSourceOptions(database.url, 2)).initialize();
  nodes = await Promise.all([connect(), connect()]);
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.destroy()));
  await database.drop();
});

test('a transaction that is left idle ends after 15 seconds, whoever it belongs to', async () => {
  expect(await nodes[0]!.query('SHOW idle_in_transaction_session_timeout')).toEqual([
    { idle_in_transaction_session_timeout: '15s' },
  ]);
});

test('work of one kind runs on one node at a time, outside of a transaction, and failing frees it', async () => {
  const [one, two] = nodes as [DataSource, DataSource];
  let ran = 0;
  const working = runAlone(one, 'housekeeping', async () => {
    await runAlone(two, 'housekeeping', async () => void (ran += 1));
    const idle = `SELECT FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`;
    expect(await two.query(idle)).toEqual([]);
    throw new Error('failed');
  });
  await expect(working).rejects.toThrow('failed');
  expect(ran).toBe(0);
  await runAlone(two, 'housekeeping', async () => void (ran += 1));
  expect(ran).toBe(1);
});

test('works of two kinds that ask the database run side by side on a node with two connections', async () => {
  const [one] = nodes as [DataSource];
  const ask = () => Promise.all([one.query('SELECT 1'), one.query('SELECT 1')]);
  let answers = 0;
  await runAlone(one, 'trialEnds', () =>
    runAlone(one, 'reminderPlanner', () =>
      runAlone(one, 'housekeeping', async () => void (answers = (await ask()).length)),
    ),
  );
  expect(answers).toBe(2);
});

test('a lock whose connection PostgreSQL has ended is free, and the work ends all the same', async () => {
  const [one, two] = nodes as [DataSource, DataSource];
  let ran = 0;
  await runAlone(one, 'housekeeping', async () => {
    await two.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks
       WHERE locktype = 'advisory' AND database = (
         SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    while (ran === 0) await runAlone(two, 'housekeeping', async () => void (ran += 1));
  });
  expect(ran).toBe(1);
});

test('deleting a family finds its deleted events by an index', async () => {
  const [node] = nodes as [DataSource];
  const runner = node.createQueryRunner();
  await runner.query('SET enable_seqscan = off');
  const plan = (await runner.query(
    `EXPLAIN DELETE FROM events WHERE family_id = '${randomUUID()}'`,
  )) as object[];
  await runner.release();
  expect(JSON.stringify(plan)).toContain('events_by_family');
});
