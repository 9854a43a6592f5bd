import { expect, test } from '@jest/globals';
import { buildFamily, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();
const USED_LONG_AGO = `UPDATE sessions SET last_seen_at = now() - interval '1 hour 59 minutes'`;
const UNUSED = `SELECT FROM sessions WHERE last_seen_at < now() - interval '1 minute'`;

test('a page that is only looked at keeps its session in use; one that ended stays ended', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const [kitchen, closed] = [owner, members[0]!];
  const [looking, late] = await Promise.all([kitchen.client.connect(), closed.client.connect()]);
  await Promise.all([looking.hello(), late.hello()]);
  await query(app, USED_LONG_AGO);
  await query(
    app,
    `UPDATE sessions SET created_at = now() - interval '25 hours', remember = false WHERE user_id = $1`,
    [closed.id],
  );
  for (const { socket } of [late, looking]) {
    socket.emit('presence', { familyId: id, editing: null });
  }
  while ((await query(app, UNUSED)).length > 1);
  expectStatus(await kitchen.client.get('/api/family'), 200);
  expectStatus(await closed.client.get('/api/family'), 401);
  expect(await query(app, UNUSED)).toHaveLength(1);
  looking.close();
  late.close();
});
