import { expect, test } from '@jest/globals';
import { buildUser } from './support/builders.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold, untilWaiting } = startHeldApp();

test('of many log-ins four at a time reach the database, 64 wait, and people read on meanwhile', async () => {
  const { client, email, password } = await buildUser(app, 'Ana');
  await hold('BEGIN');
  await hold('LOCK TABLE rate_limits');
  const answers = Array.from({ length: 90 }, () =>
    app.newClient().post('/api/auth/login', { email, password }),
  );
  await untilWaiting(4);
  const refused: number[] = [];
  answers.forEach(
    (answer) =>
      void answer.then(({ status, headers }) => {
        if (status === 503) refused.push(Number(headers.get('Retry-After')));
      }),
  );
  while (refused.length < 22) expect((await client.get('/api/me')).status).toBe(200);
  await untilWaiting(4);
  await hold('COMMIT');
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(22);
  expect(statuses.filter((status) => status === 200)).toHaveLength(68);
  expect(refused).toEqual(Array.from({ length: 22 }, () => 2));
});
