import { beforeAll, expect, test } from '@jest/globals';
import { buildEvent, expectStatus } from './support/builders.js';
import { Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

/** The least that README allows. */
const app = startApp({ DEFAULT_TIER: 'premium', DATABASE_POOL_SIZE: '2' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

test('with two connections to the database reminders are told, and calls are answered meanwhile', async () => {
  const { owner, ofFamily } = await reminding.buildFamily('Ben');
  await buildEvent(owner, {
    title: 'Dentist',
    date: '2030-05-14',
    startTime: '15:00',
    endTime: '16:00',
  });
  await reminding.plan('2030-05-14T12:29:02Z');
  const planned = reminding.plan('2030-05-14T12:30:02Z');
  const reads = Array.from({ length: 20 }, () => owner.client.get('/api/calendars'));
  for (const answer of await Promise.all(reads)) expectStatus(answer, 200);
  await planned;
  expect(ofFamily(await reminding.tell()).sort()).toEqual(['Ben: Dentist', 'Olga: Dentist']);
});
