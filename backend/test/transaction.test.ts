import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/dataSourceOptions.js';
import type { Statement } from '../src/database/Trip.js';
import { Transaction } from '../src/database/Transaction.js';
import { connectionsOf } from './support/query.js';
import { cloneDatabase, type ClonedDatabase } from './support/cloneDatabase.js';

const ADD: Statement = { name: 'add', text: 'INSERT INTO numbers (number) VALUES ($1)' };
const LIST: Statement = { name: 'list', text: 'SELECT number FROM numbers ORDER BY number' };
const FAIL: Statement = { name: 'fail', text: 'SELECT 1 / $1::int' };

let cloned: ClonedDatabase;
let database: DataSource;

beforeAll(async () => {
  cloned = await cloneDatabase();
});

beforeEach(async () => {
  // One connection, so that each transaction finds it as the one before left it.
  database = await new DataSource(dataSourceOptions(cloned.url, 1)).initialize();
  await database.query('DROP TABLE IF EXISTS numbers');
  await database.query('CREATE TABLE numbers (number int PRIMARY KEY)');
});

afterEach(() => database.destroy());
afterAll(() => cloned.drop());

const stored = () => database.query<object[]>('SELECT number FROM numbers ORDER BY number');

test('whoever waits for a statement after a write that failed hears what the write broke', async () => {
  const twice = Transaction.run(database, async (transaction) => {
    transaction.write(ADD, [1]);
    transaction.write(ADD, [1]);
    await transaction.query(LIST, []);
  });
  await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'numbers_pkey' });
  expect(await stored()).toEqual([]);
});

test('work that overlooks a failed statement is not taken for done', async () => {
  const careless = Transaction.run(database, async (transaction) => {
    transaction.write(ADD, [1]);
    await transaction.query(FAIL, [0]).catch(() => undefined);
  });
  await expect(careless).rejects.toMatchObject({ code: '22012' });
  expect(await stored()).toEqual([]);
});

test('work that overlooks a failed statement of TypeORM is not taken for done either', async () => {
  const careless = Transaction.run(database, async ({ manager }) => {
    await manager.query('INSERT INTO numbers VALUES (1)');
    await manager.query('INSERT INTO numbers VALUES (1)').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('a write that fails while its work is refused leaves no connection in a transaction that is over', async () => {
  const refused = Transaction.run(database, (transaction) => {
    transaction.write(FAIL, [0]);
    return Promise.reject(new Error('refused'));
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await stored()).toEqual([]);
});

test('a value that no statement can take fails where it is given', async () => {
  const run = Transaction.run(database, (transaction) => transaction.query(ADD, [1n]));
  await expect(run).rejects.toThrow('BigInt');
  expect(await stored()).toEqual([]);
});

test('what is sent after the end of a transaction is refused and runs nowhere', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failed = Transaction.run(database, (transaction) => {
    const first = transaction.query(LIST, []);
    late = first.then(() => Promise.resolve()).then(() => transaction.query(ADD, [1]));
    late.catch(() => undefined);
    return Promise.reject(new Error('refused'));
  });
  await expect(failed).rejects.toThrow('refused');
  await expect(late).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('what is still on its way to be sent when a statement fails runs nowhere', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const failed = Transaction.run(database, async (transaction) => {
    const { manager } = transaction;
    late = transaction
      .query(LIST, [])
      .then(() => new Promise(setImmediate))
      .then(() => manager.query('INSERT INTO numbers VALUES (1)'));
    await Promise.all([late, transaction.query(FAIL, [0])]);
  });
  await expect(failed).rejects.toMatchObject({ code: '22012' });
  await expect(late).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('where the connection has forgotten its statements, nothing is written outside of a transaction', async () => {
  await Transaction.run(database, (transaction) => transaction.query(LIST, []));
  // As a pooler does that gives the connection to somebody else.
  await database.query('DEALLOCATE ALL');
  const run = Transaction.run(database, async (transaction) => {
    transaction.write(ADD, [1]);
    await transaction.query(LIST, []);
  });
  await expect(run).rejects.toMatchObject({ code: '26000' });
  expect(await stored()).toEqual([]);
});

test('a statement whose rows have changed their type fails once, not for as long as the connection lives', async () => {
  const list = () => Transaction.run(database, (transaction) => transaction.query(LIST, []));
  await list();
  // As the migration of a newer node does.
  await database.query('ALTER TABLE numbers ALTER number TYPE bigint');
  await expect(list()).rejects.toMatchObject({ code: '0A000' });
  expect(await list()).toEqual([]);
});

test('a trip that is a whole transaction is kept whole, or not at all', async () => {
  await Transaction.run(database, (transaction) => {
    transaction.write(ADD, [1]);
    transaction.write(ADD, [2]);
    return Promise.resolve();
  });
  const broken = Transaction.run(database, (transaction) => {
    transaction.write(ADD, [3]);
    transaction.write(ADD, [1]);
    return Promise.resolve();
  });
  await expect(broken).rejects.toMatchObject({ code: '23505' });
  expect(await stored()).toEqual([{ number: 1 }, { number: 2 }]);
});

test('a trip that was refused leaves the connection, which has what was skipped parsed later', async () => {
  const [connection] = await connectionsOf({ databaseUrl: cloned.url });
  const run = (...asked: [Statement, unknown[]][]) =>
    Transaction.run(database, (transaction) => {
      for (const [statement, values] of asked) transaction.write(statement, values);
      return Promise.resolve();
    });
  await run([ADD, [1]]);
  await expect(run([ADD, [1]], [LIST, []])).rejects.toMatchObject({ code: '23505' });
  await run([LIST, []], [ADD, [2]]);
  expect(await stored()).toEqual([{ number: 1 }, { number: 2 }]);
  expect(await connectionsOf({ databaseUrl: cloned.url })).toEqual([connection]);
});

test('a statement that is refused in a transaction of several trips leaves the connection too', async () => {
  const [connection] = await connectionsOf({ databaseUrl: cloned.url });
  // A division by a parameter fails before PostgreSQL has said that it knows the statement.
  await Transaction.run(database, (transaction) => transaction.query(FAIL, [1]));
  const refused = Transaction.run(database, async (transaction) => {
    await transaction.query(ADD, [1]);
    await transaction.query(FAIL, [0]);
  });
  await expect(refused).rejects.toMatchObject({ code: '22012' });
  expect(await stored()).toEqual([]);
  expect(await connectionsOf({ databaseUrl: cloned.url })).toEqual([connection]);
});

test('work that is refused while a statement fails leaves no transaction on its connection', async () => {
  const run = (divisor: number, outcome: Promise<void>) =>
    Transaction.run(database, async (transaction) => {
      await transaction.query(ADD, [divisor]);
      transaction.write(FAIL, [divisor]);
      return outcome;
    });
  await expect(run(0, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await run(1, Promise.resolve());
  expect(await stored()).toEqual([{ number: 1 }]);
});

test('a statement that fails where it is parsed is parsed again, on another connection', async () => {
  const run = (statement: Statement) =>
    Transaction.run(database, (transaction) => transaction.query(statement, [0]));
  await expect(run(FAIL)).rejects.toMatchObject({ code: '22012' });
  await expect(run(FAIL)).rejects.toMatchObject({ code: '22012' });
  await expect(run({ ...FAIL, name: 'typo', text: 'SELECT 1 / $1::date' })).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('work that asks nothing before TypeORM does is rolled back with it', async () => {
  const refused = Transaction.run(database, async ({ manager }) => {
    await manager.query('INSERT INTO numbers VALUES (1)');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await stored()).toEqual([]);
});

test.each([1, 2, 3, 4, 5, 8, 12])(
  'what TypeORM is given while the work is refused is not kept: %i steps later',
  async (steps) => {
    const refused = Transaction.run(database, async (transaction) => {
      let first: Promise<unknown> = transaction.query(LIST, []);
      const refusal = first.then(() => Promise.reject(new Error('refused')));
      for (let step = 0; step < steps; step += 1) first = first.then(() => undefined);
      const late = first.then(() => transaction.manager.query('INSERT INTO numbers VALUES (1)'));
      late.catch(() => undefined);
      await Promise.all([refusal, late]);
    });
    await expect(refused).rejects.toThrow('refused');
    expect(await stored()).toEqual([]);
  },
);
