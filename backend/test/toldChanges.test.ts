import { beforeAll, expect, test } from '@jest/globals';
import type { ReminderSettingsInput } from '@kinday/contracts/reminders';
import { application } from './support/application.js';
import { buildEvent, buildFamily, buildSeries, expectStatus, timed } from './support/builders.js';
import { moveTo, Reminding } from './support/Reminding.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const dentist = { title: 'Dentist', date: '2030-05-14', startTime: '15:00', endTime: '16:00' };
const heard: ReminderSettingsInput = {
  zone: 'UTC',
  timed: [],
  allDay: [],
  changes: { way: 'notification' },
};

/** A family in which the owner wants to hear of changes; what was before is looked at already. */
async function aFamily(choices: object = {}) {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  await moveTo(app, id, 'UTC');
  await reminding.turnOn(owner, { ...heard, ...choices });
  const ben = members[0]!;
  return { id, owner, ben };
}

const titles = async (userId: string, instant: string) =>
  (await reminding.at(instant)).filter((told) => told.userId === userId).map(({ title }) => title);

test('who wants to hears of it once, in one sentence, what others did to an event within 48 hours', async () => {
  const { owner, ben } = await aFamily();
  await reminding.at('2030-05-13T08:00:02Z');
  const { id } = await buildEvent(ben, dentist);
  const told = await reminding.at('2030-05-13T08:01:02Z');
  expect(told).toMatchObject([{ title: 'Ben added Dentist', body: 'Tomorrow, 3:00 PM' }]);
  await ben.client.put(`/api/events/${id}`, { ...timed, ...dentist, startTime: '15:30' });
  await ben.client.put(`/api/events/${id}`, {
    ...timed,
    ...dentist,
    title: 'Doctor',
    startTime: '15:30',
    endTime: '18:00',
  });
  // One in a quarter of an hour, and the last state is not lost.
  expect(await titles(owner.id, '2030-05-13T08:02:02Z')).toEqual([]);
  expect(await titles(owner.id, '2030-05-13T08:14:02Z')).toEqual([]);
  expect(await titles(owner.id, '2030-05-13T08:15:02Z')).toEqual([
    'Ben moved Doctor to Tue, May 14, 3:30 PM',
  ]);
  expect(await titles(owner.id, '2030-05-13T08:30:02Z')).toEqual([]);
  expectStatus(await ben.client.delete(`/api/events/${id}`), 200);
  expect(await titles(owner.id, '2030-05-13T09:00:02Z')).toEqual([
    'Ben deleted Doctor on Tue, May 14',
  ]);
});

test('own changes, those further ahead, over already or for others are not told', async () => {
  const { owner, ben } = await aFamily();
  await reminding.at('2030-05-13T10:00:02Z');
  await buildEvent(owner, dentist);
  await buildEvent(ben, { ...dentist, date: '2030-05-16' });
  await buildEvent(ben, { ...dentist, date: '2030-05-12' });
  await buildEvent(ben, { ...dentist, forIds: [ben.id] });
  expect(await titles(owner.id, '2030-05-13T10:01:02Z')).toEqual([]);
});

test('what came into the next 48 hours, or left them, is told', async () => {
  const { owner, ben } = await aFamily();
  const { id } = await buildEvent(ben, { ...dentist, date: '2030-06-20' });
  await reminding.at('2030-05-13T11:00:02Z');
  await ben.client.put(`/api/events/${id}`, { ...timed, ...dentist });
  expect(await titles(owner.id, '2030-05-13T11:01:02Z')).toEqual([
    'Ben moved Dentist to Tue, May 14, 3:00 PM',
  ]);
  await ben.client.put(`/api/events/${id}`, { ...timed, ...dentist, date: '2030-06-20' });
  expect(await titles(owner.id, '2030-05-13T11:16:02Z')).toEqual([
    'Ben moved Dentist to Thu, Jun 20, 3:00 PM',
  ]);
});

test('what its reader changed since needs no telling; the clock says nothing about what is new', async () => {
  const { owner, ben } = await aFamily();
  await reminding.at('2030-05-13T12:00:02Z');
  const { id } = await buildEvent(ben, dentist);
  await owner.client.put(`/api/events/${id}`, { ...timed, ...dentist, notes: 'Bring the card' });
  expect(await titles(owner.id, '2030-05-13T12:01:02Z')).toEqual([]);
});

test('a day of a series that was changed, deleted, and the whole of it', async () => {
  const { owner, ben } = await aFamily();
  const { id } = await buildSeries(ben, {
    title: 'Piano',
    date: '2030-05-06',
    rrule: 'FREQ=DAILY',
  });
  await reminding.at('2030-05-13T13:00:02Z');
  const day = `/api/series/${id}/occurrences`;
  const changed = {
    ...timed,
    title: 'Piano',
    date: '2030-05-14',
    startTime: '11:00',
    endTime: '12:00',
  };
  expectStatus(await ben.client.put(`${day}/2030-05-14`, changed), 200);
  expectStatus(await ben.client.delete(`${day}/2030-05-15`), 200);
  expectStatus(await ben.client.delete(`${day}/2030-05-25`), 200);
  const told = await titles(owner.id, '2030-05-13T13:01:02Z');
  expect(told.sort()).toEqual(['Ben changed Piano', 'Ben deleted Piano on Wed, May 15']);
  expectStatus(await ben.client.delete(`/api/series/${id}`), 200);
  expect(await titles(owner.id, '2030-05-13T13:16:02Z')).toEqual(['Ben deleted all of Piano']);
});

test('what is changed while planning takes minutes is told, though its quarter of an hour is over by then', async () => {
  const { owner, ben } = await aFamily();
  await reminding.at('2030-05-13T14:00:02Z');
  const { id } = await buildEvent(ben, dentist);
  const put = (title: string) =>
    ben.client.put(`/api/events/${id}`, { ...timed, ...dentist, title });
  expect(await titles(owner.id, '2030-05-13T14:01:02Z')).toEqual(['Ben added Dentist']);
  await put('Doctor');
  await reminding.plan('2030-05-13T14:02:02Z');
  await query(app, `UPDATE notices SET outcome = 'told' WHERE user_id = $1`, [owner.id]);
  await put('Surgeon');
  const clock = app.service(application.Clock);
  const now = clock.now.bind(clock);
  const times = ['2030-05-13T14:14:02Z', '2030-05-13T14:15:30Z'];
  clock.now = () => Promise.resolve(new Date(times.length > 1 ? times.shift()! : times[0]!));
  await app.service(application.Planner).run();
  clock.now = now;
  expect(await titles(owner.id, '2030-05-13T14:30:02Z')).toEqual(['Ben changed Surgeon']);
});

test('in quiet hours all of an event waits for one notice when they end', async () => {
  const { owner, ben } = await aFamily({ quiet: { from: '22:00', to: '07:00' } });
  await reminding.at('2030-05-13T22:00:02Z');
  const { id } = await buildEvent(ben, dentist);
  expect(await titles(owner.id, '2030-05-13T22:01:02Z')).toEqual([]);
  await ben.client.put(`/api/events/${id}`, { ...timed, ...dentist, title: 'Doctor' });
  expect(await titles(owner.id, '2030-05-13T23:30:02Z')).toEqual([]);
  expect(await titles(owner.id, '2030-05-14T07:00:02Z')).toEqual(['Ben added Doctor']);
  expect(await titles(owner.id, '2030-05-14T07:15:02Z')).toEqual([]);
});

test('who turned it on later, turned it off or was removed hears nothing', async () => {
  const { id, owner, ben } = await aFamily();
  await reminding.at('2030-05-14T08:00:02Z');
  await buildEvent(owner, dentist);
  await reminding.turnOn(ben, heard);
  expect(await titles(ben.id, '2030-05-14T08:01:02Z')).toHaveLength(1);
  await buildEvent(owner, dentist);
  await reminding.plan('2030-05-14T08:02:02Z');
  expectStatus(
    await owner.client.post('/api/family/remove-member', { familyId: id, userId: ben.id }),
    200,
  );
  expect((await reminding.tell()).filter(({ userId }) => userId === ben.id)).toEqual([]);
  await reminding.turnOn(owner, { changes: null });
  await reminding.at('2030-05-14T08:03:02Z');
});
