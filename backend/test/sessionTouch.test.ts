import { test } from '@jest/globals';
import { buildUser, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold } = startHeldApp();

test('no read waits for the note that its session is in use: sessions may be locked by a restore', async () => {
  const users = await Promise.all(['Ana', 'Ben', 'Mia'].map((name) => buildUser(app, name)));
  await query(app, `UPDATE sessions SET last_seen_at = now() - interval '5 minutes'`);
  await hold('BEGIN');
  await hold('LOCK TABLE sessions IN EXCLUSIVE MODE');
  // More than the node has connections to the database.
  const reads = Array.from({ length: 30 }, (_, at) => users[at % 3]!.client.get('/api/family'));
  for (const answer of await Promise.all(reads)) expectStatus(answer, 200);
  await hold('COMMIT');
  const unseen = `SELECT FROM sessions WHERE last_seen_at < now() - interval '1 minute'`;
  while ((await query(app, unseen)).length > 0);
  expectStatus(await users[0]!.client.get('/api/family'), 200);
});
