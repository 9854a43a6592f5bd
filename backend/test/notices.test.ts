import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { application } from './support/application.js';
import { buildUser } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();

const dueAt = new Date('2040-01-01T09:00:00Z');
const expiresAt = new Date('2040-01-01T10:00:00Z');
const notice = { kind: 'test', data: { at: 1 }, dueAt, expiresAt };

test('two of one key are one, in one post and in two; a user who is gone is left out', async () => {
  const notices = app.service(application.Notices);
  const { id: userId } = await buildUser(app, 'Ana');
  const once = { ...notice, key: `once ${userId}`, userId };
  const gone = { ...notice, key: 'gone', userId: randomUUID() };
  const nobody = { ...notice, key: `nobody ${userId}`, userId: null };
  expect(await notices.post([once, once, gone, nobody])).toBe(2);
  expect(await notices.post([{ ...once, data: {} }])).toBe(0);
  expect(await notices.post([])).toBe(0);
  const rows = await query(
    app,
    `SELECT user_id, data, next_at, expires_at FROM notices ORDER BY user_id`,
  );
  const stored = { data: { at: 1 }, next_at: dueAt, expires_at: expiresAt };
  expect(rows).toEqual([
    { user_id: userId, ...stored },
    { user_id: null, ...stored },
  ]);
});
