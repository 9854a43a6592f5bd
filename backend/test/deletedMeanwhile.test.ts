import { expect, test } from '@jest/globals';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold, untilWaiting } = startHeldApp();

/** Another node begins to delete a calendar. */
async function beginDeleting({ id }: BuiltFamily): Promise<void> {
  await hold('BEGIN');
  await hold('SELECT FROM families WHERE id = $1 FOR UPDATE', [id]);
  await hold('DELETE FROM families WHERE id = $1', [id]);
}

test('who leaves a calendar is not moved to one that is just being deleted', async () => {
  const kept = await buildFamily(app, 'Ben');
  const ben = kept.members[0]!;
  const doomed = await buildFamily(app);
  const { inviteCode } = doomed;
  expectStatus(await ben.client.post('/api/calendars/join', { inviteCode }), 200);
  expectStatus(await ben.client.post('/api/calendars/switch', { familyId: kept.id }), 200);
  await beginDeleting(doomed);
  expectStatus(await ben.client.post('/api/calendars/leave', { familyId: kept.id }), 200);
  await hold('COMMIT');
  expect((await ben.client.get('/api/me')).body).toMatchObject({ familyId: null });
});

test.each(['switch', 'leave'])(
  'to %s a calendar while it is deleted finds it gone',
  async (way) => {
    const doomed = await buildFamily(app, 'Ben');
    const { client } = doomed.members[0]!;
    await beginDeleting(doomed);
    const answer = client.post(`/api/calendars/${way}`, { familyId: doomed.id });
    await untilWaiting(1);
    await hold('COMMIT');
    expect(await answer).toMatchObject({ status: 404, body: { code: 'no_such_calendar' } });
  },
);
