import { expect, test } from '@jest/globals';
import { currentUserSchema, OTHER_USER, USER_HEADER } from '@kinday/contracts/user';
import { buildUser, expectStatus, PASSWORD, timed } from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();

const JSON_TYPE = { 'Content-Type': 'application/json' };

test('a call that was made as somebody else is refused, and does nothing', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  const anaWrites = (userId: string) =>
    ana.client.fetch('/api/events', {
      method: 'POST',
      headers: { ...JSON_TYPE, [USER_HEADER]: userId },
      body: JSON.stringify(timed),
    });
  expect(await anaWrites(ben.id)).toMatchObject({ status: 403, body: { code: OTHER_USER } });
  expectStatus(await anaWrites(ana.id), 201);
  const month = await ana.client.get('/api/events?from=2026-11-01&to=2026-12-01');
  expect(month.body).toHaveLength(1);
});

test('reads are refused as well: nobody sees what another is meant to see', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  for (const path of ['/api/me', '/api/family', '/api/calendars']) {
    const headers = { [USER_HEADER]: ben.id };
    const answer = await ana.client.fetch(path, { method: 'GET', headers });
    expect(answer).toMatchObject({ status: 403, body: { code: OTHER_USER } });
  }
});

test('a log-out ends nobody else’s session', async () => {
  const ana = await buildUser(app, 'Ana');
  const ben = await buildUser(app, 'Ben');
  const logOutAs = (userId: string) =>
    ana.client.fetch('/api/auth/logout', { method: 'POST', headers: { [USER_HEADER]: userId } });
  expect(await logOutAs(ben.id)).toMatchObject({ status: 403, body: { code: OTHER_USER } });
  expectStatus(await ana.client.get('/api/me'), 200);
  expectStatus(await logOutAs(ana.id), 200);
  expectStatus(await ana.client.get('/api/me'), 401);
});

test('who is not logged in hears that, whoever they say they are', async () => {
  const { id } = await buildUser(app, 'Ana');
  const headers = { [USER_HEADER]: id };
  const answer = await app.newClient().fetch('/api/me', { method: 'GET', headers });
  expect(answer.status).toBe(401);
});

test.each([true, false])('a log-in says whether it was to be remembered: %s', async (remember) => {
  const { email, client } = await buildUser(app, 'Ana');
  expectStatus(await client.post('/api/auth/login', { email, password: PASSWORD, remember }), 200);
  const me = currentUserSchema.parse((await client.get('/api/me')).body);
  expect(me.isRemembered).toBe(remember);
});
