import { describe, expect, test } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Limiter } from '../src/access/limits/Limiter.js';
import { ProblemError } from '../src/common/problem.js';
import { readConfig } from '../src/config.js';
import { dataSourceOptions } from '../src/database/dataSourceOptions.js';
import { buildUser, signupOf, timed, type Person } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { statusesOf } from './support/statusesOf.js';
import { Visitor } from './support/Visitor.js';

/** A tenth of everything: 30 calls, 6 writes, 3 searches. */
const app = startApp({ RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' });
let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses}`;
}

async function newUser(name = 'Ana'): Promise<Person> {
  await query(app, `DELETE FROM rate_limits WHERE key LIKE 'signUps:%'`);
  return buildUser(app, name);
}

async function secondSession({ email, password }: Person): Promise<Visitor> {
  const visitor = new Visitor(app.newClient(), newAddress());
  await visitor.post('/api/auth/login', { email, password });
  return visitor;
}

describe('one user, in all sessions together,', () => {
  test('may write 60 times a minute', async () => {
    const ana = await newUser();
    const other = await secondSession(ana);
    const statuses = await statusesOf(7, (turn) =>
      (turn % 2 ? other : ana.client).post('/api/events', timed),
    );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    const refused = await ana.client.put('/api/me', { name: 'Ana', phone: '1' });
    expect(refused.body).toMatchObject({ code: 'too_many' });
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect((await ana.client.get('/api/me')).status).toBe(200);
    expect((await other.post('/api/events', timed)).status).toBe(429);
    expect((await (await newUser()).client.post('/api/events', timed)).status).toBe(201);
  });

  test('may call 300 times in five minutes', async () => {
    const ana = await newUser();
    const other = await secondSession(ana);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        (turn % 2 ? other : ana.client).get('/api/calendars'),
      ),
    );
    // The harness asked once who it is.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
  });
});

test('a user may search 30 times a minute, in all sessions together', async () => {
  const ana = await newUser();
  const other = await secondSession(ana);
  const search = '/api/events/search?q=swim';
  expect(await statusesOf(3, () => ana.client.get(search))).toEqual([200, 200, 200]);
  expect((await other.get(search)).status).toBe(429);
  expect((await (await newUser()).client.get(search)).status).toBe(200);
});

test('one address may sign up 25 times in five minutes', async () => {
  const visitor = new Visitor(app.newClient(), newAddress());
  const statuses = await statusesOf(4, () => visitor.post('/api/auth/signup', signupOf('Ana')));
  expect(statuses).toEqual([201, 201, 201, 429]);
});

describe('a link to a new password', () => {
  test('may be asked for five times an hour, whether or not the account exists', async () => {
    const url = '/api/auth/forgot-password';
    for (const email of [(await newUser()).email, 'nobody@example.org']) {
      const statuses = await statusesOf(2, () =>
        new Visitor(app.newClient(), newAddress()).post(url, { email }),
      );
      expect(statuses).toEqual([200, 429]);
    }
  });

  test('may be tried 25 times in five minutes from one address', async () => {
    const visitor = new Visitor(app.newClient(), newAddress());
    const reset = { token: 'x'.repeat(43), password: 'horse staple battery' };
    const statuses = await statusesOf(4, () => visitor.post('/api/auth/reset-password', reset));
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

test('while the database is away, a node counts by itself', async () => {
  const database = await new DataSource(dataSourceOptions(app.databaseUrl, 2)).initialize();
  await database.destroy();
  const limiter = new Limiter(database, readConfig({ RATE_LIMIT_SCALE: '0.1' }));
  await limiter.count('logIns', 'somebody');
  await limiter.count('logIns', 'somebody');
  await limiter.count('logIns', 'somebody');
  await expect(limiter.count('logIns', 'somebody')).rejects.toBeInstanceOf(ProblemError);
  await limiter.count('logIns', 'somebody else');
});
