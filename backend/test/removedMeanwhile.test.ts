import { expect, test } from '@jest/globals';
import { application } from './support/application.js';
import { buildEvent, buildFamily, expectStatus } from './support/builders.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold, untilWaiting } = startHeldApp();

test('[S4] [S7] a member who is removed while they catch up is told nothing of what came after', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!.client;
  const since = (await ben.get('/api/family')).revision!;
  await buildEvent(owner);
  await hold('BEGIN');
  await hold('LOCK TABLE changes');
  const asked = ben.get(`/api/changes?since=${since}`);
  await untilWaiting(1);
  // What a removal commits, seen from outside: a new invite code, in a change that is not Ben's.
  await hold('DELETE FROM members WHERE family_id = $1 AND user_id = $2', [id, members[0]!.id]);
  await hold('UPDATE families SET revision = revision + 1 WHERE id = $1', [id]);
  await hold(
    `INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before)
     VALUES ($1, $2, $3, now(), '[]', '[]', '[]')`,
    [id, since + 2, owner.id],
  );
  await hold('COMMIT');
  // Whoever is no member any more when the log is looked at is told nothing at all.
  expectStatus(await asked, 404);
});

test('[S4] [S7] a removal between two pages of a catch-up: the next one reaches no further than before it', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const [ben] = members;
  const since = (await ben!.client.get('/api/family')).revision!;
  await buildEvent(owner);
  const log = app.service(application.ChangeLog);
  const reach = await log.reach(ben!.id, id, { since });
  const removal = { familyId: id, userId: ben!.id };
  expectStatus(await owner.client.post('/api/family/remove-member', removal), 200);
  await buildEvent(owner);
  const answer = await log.missedBy(id, since, reach);
  expect(answer.changes.map(({ revision }) => revision)).toEqual([since + 1]);
  expect(answer.revision).toBe(since + 1);
});
