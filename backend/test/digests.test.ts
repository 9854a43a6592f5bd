import { beforeAll, expect, test } from '@jest/globals';
import { buildEvent, buildFamily, buildSeries, expectStatus } from './support/builders.js';
import { query } from './support/query.js';
import { moveTo, Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const morning = { time: '07:00', weekdays: EVERY_DAY, way: 'mail' } as const;

/** What of that was told to somebody. */
async function toldTo(userId: string, instant: string) {
  return (await reminding.at(instant)).filter((told) => told.userId === userId);
}

test('the morning tells of all that is on in all calendars at the person’s own hour, with birthdays, for whom and what nobody does yet; once', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  await moveTo(app, id, 'Europe/Berlin');
  const [ben] = members;
  const choir = expectStatus(
    await ben!.client.post('/api/calendars/create', { name: 'Choir' }),
    201,
  );
  const { family } = choir.body as { family?: { id: string } };
  await buildEvent(owner, {
    title: 'Dentist',
    date: '2030-05-14',
    startTime: '15:00',
    endTime: '16:00',
    forIds: [ben!.id],
  });
  await buildEvent(owner, {
    title: 'Beach',
    date: '2030-05-13',
    moreDays: 2,
    isAllDay: true,
    startTime: null,
    endTime: null,
  });
  await buildSeries(owner, { title: 'Piano', date: '2030-05-07', needsSomebody: true });
  await buildEvent(ben!, {
    title: 'Concert',
    date: '2030-05-14',
    startTime: '20:00',
    endTime: '22:00',
    familyId: family?.id,
  });
  await query(app, `UPDATE users SET birthday = '05-14' WHERE id = $1`, [owner.id]);
  await reminding.turnOn(ben!, { zone: 'America/New_York', timed: [], allDay: [], morning });

  expect(await toldTo(ben!.id, '2030-05-14T10:59:30Z')).toEqual([]);
  const [told, ...more] = await toldTo(ben!.id, '2030-05-14T11:00:02Z');
  expect(more).toEqual([]);
  expect(told).toMatchObject({ kind: 'morning', subject: 'What’s on today, Tuesday, May 14' });
  expect(told!.body.split('\n')).toEqual([
    "🎂 Olga's Birthday",
    `day 2 of 3 Beach · Olga's family`,
    `9:00 AM – 10:00 AM Piano · Needs somebody · Olga's family`,
    `3:00 PM – 4:00 PM Dentist · For Ben · Olga's family`,
    '8:00 PM – 10:00 PM Concert · Choir',
  ]);
  expect(told!.text).toContain('- 8:00 PM – 10:00 PM Concert · Choir');
  expect(await toldTo(ben!.id, '2030-05-14T11:01:02Z')).toEqual([]);
});

test('a morning without anything is not told, nor on other weekdays, nor four hours later', async () => {
  const { owner } = await buildFamily(app);
  await reminding.turnOn(owner, {
    zone: 'UTC',
    timed: [],
    allDay: [],
    morning: { ...morning, weekdays: [1] },
  });
  await buildEvent(owner, { title: 'On Monday', date: '2030-06-03' });
  await buildEvent(owner, { title: 'On Tuesday', date: '2030-06-04' });
  await buildEvent(owner, { title: 'A week later', date: '2030-06-10' });
  await reminding.at('2030-06-03T06:59:00Z');
  expect(await toldTo(owner.id, '2030-06-03T07:00:02Z')).toHaveLength(1);
  expect(await toldTo(owner.id, '2030-06-04T07:00:02Z')).toEqual([]);
  await reminding.at('2030-06-10T06:00:00Z');
  expect(await toldTo(owner.id, '2030-06-10T11:00:02Z')).toEqual([]);
  await reminding.at('2030-06-17T06:59:00Z');
  expect(await toldTo(owner.id, '2030-06-17T07:00:02Z')).toEqual([]);
});

test('the week ahead is told on Sunday, from Monday to Sunday, by day', async () => {
  const { owner } = await buildFamily(app);
  const week = { time: '18:00', way: 'both' } as const;
  await reminding.turnOn(owner, { zone: 'UTC', timed: [], allDay: [], week });
  for (const date of ['2030-07-07', '2030-07-08', '2030-07-14', '2030-07-15']) {
    await buildEvent(owner, { title: `On ${date}`, date });
  }
  await reminding.at('2030-07-07T17:59:00Z');
  const [told] = await toldTo(owner.id, '2030-07-07T18:00:02Z');
  expect(told).toMatchObject({ kind: 'week', title: 'The week ahead' });
  expect(told!.body.split('\n')).toEqual([
    'Monday, July 8: 9:00 AM – 10:00 AM On 2030-07-08',
    'Sunday, July 14: 9:00 AM – 10:00 AM On 2030-07-14',
  ]);
});

test('who turned it off, or left, hears nothing of that day', async () => {
  const { owner, members, id } = await buildFamily(app, 'Ben', 'Mia');
  for (const person of members) {
    await reminding.turnOn(person, { zone: 'UTC', timed: [], allDay: [], morning });
  }
  await buildEvent(owner, { date: '2030-08-05' });
  await reminding.plan('2030-08-05T07:00:02Z');
  await reminding.turnOn(members[0]!, { morning: null });
  await members[1]!.client.post('/api/calendars/leave', { familyId: id });
  const told = await reminding.tell();
  expect(told.filter(({ kind }) => kind === 'morning')).toEqual([]);
});

test('the link leads to the calendar of what is told, also where it is not the first one', async () => {
  const { owner } = await buildFamily(app);
  const { body } = expectStatus(
    await owner.client.post('/api/calendars/create', { name: 'Choir' }),
    201,
  );
  const { family } = body as { family: { id: string } };
  await reminding.turnOn(owner, { zone: 'UTC', timed: [], allDay: [], morning });
  await buildEvent(owner, { title: 'Concert', date: '2030-09-05', familyId: family.id });
  await reminding.startAt('2030-09-05T06:59:02Z');
  const [told] = await toldTo(owner.id, '2030-09-05T07:00:02Z');
  expect(new URLSearchParams(told!.path.split('?')[1]).get('calendar')).toBe(family.id);
});

test('of thousands of events of a day some are listed, and the others counted', async () => {
  const { id, owner } = await buildFamily(app);
  await reminding.turnOn(owner, { zone: 'UTC', timed: [], allDay: [], morning });
  await query(
    app,
    `INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
       main_category, sub_category, created_at, updated_at)
     SELECT gen_random_uuid(), id, owner_id, 'Lesson ' || n, '2030-09-10', '10:00', '11:00', false,
       'General family gatherings', 'Picnic', now(), now()
     FROM families, generate_series(1, 5000) n WHERE id = $1`,
    [id],
  );
  await reminding.startAt('2030-09-10T06:59:02Z');
  const [told] = await toldTo(owner.id, '2030-09-10T07:00:02Z');
  expect(told!.body.split('\n').at(-1)).toBe('and many more');
  const lines = told!.text!.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toHaveLength(200);
  expect(told!.text).toContain('and many more');
});
