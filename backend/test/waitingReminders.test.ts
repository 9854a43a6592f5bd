import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { buildEvent, buildSeries, expectStatus, timed, type Person } from './support/builders.js';
import { moveTo, Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

/** Reminders that wait for the end of quiet hours while what they are of is changed. */
const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const NIGHT = { from: '22:00', to: '07:00' };
const piano = { ...timed, title: 'Piano', startTime: '08:00', endTime: '09:00' };

/** Somebody in UTC who is reminded ten hours before, at night in the morning. */
async function sleeper() {
  const family = await reminding.buildFamily();
  await moveTo(app, family.id, 'UTC');
  await reminding.turnOn(family.owner, { zone: 'UTC', timed: [600], quiet: NIGHT });
  return family;
}

/** Lets the night before a day begin: a reminder of what begins at eight is due ten minutes before. */
async function nightBefore(day: string): Promise<void> {
  const evening = `${addDays(day, -1)}T`;
  await reminding.startAt(`${evening}21:59:02Z`);
  await reminding.plan(`${evening}22:00:02Z`);
  await reminding.plan(`${evening}22:10:02Z`);
}

/** What somebody is told at some times of a day. */
async function toldOn({ id }: Person, day: string, ...times: string[]): Promise<string[][]> {
  const told: string[][] = [];
  for (const time of times) {
    const found = await reminding.at(`${day}T${time}:02Z`);
    // One that takes the place of another is posted as that is to be told.
    const own = [...found, ...(await reminding.tell())].filter(({ userId }) => userId === id);
    told.push(own.map(({ title, body }) => `${title}, ${body}`));
  }
  return told;
}

test('it is told though somebody changes the series from this day on', async () => {
  const { owner } = await sleeper();
  const { id } = await buildSeries(owner, { ...piano, date: '2030-05-01', rrule: 'FREQ=DAILY' });
  await nightBefore('2030-05-14');
  const input = { ...piano, title: 'Violin', date: '2030-05-14', from: '2030-05-14' };
  const split = { ...input, newId: randomUUID() };
  expectStatus(await owner.client.post(`/api/series/${id}/split`, split), 200);
  expect(await toldOn(owner, '2030-05-14', '07:00', '07:01')).toEqual([
    ['Violin, Today, 8:00 AM'],
    [],
  ]);
});

test('it is told though the event begins to repeat, or a day of a series stands alone', async () => {
  const { owner } = await sleeper();
  const event = await buildEvent(owner, { ...piano, date: '2030-05-16' });
  const series = await buildSeries(owner, {
    ...piano,
    title: 'Choir',
    date: '2030-05-15',
    rrule: 'FREQ=DAILY',
  });
  await nightBefore('2030-05-16');
  const begun = { ...piano, date: event.date, newId: randomUUID(), rrule: 'FREQ=WEEKLY' };
  expectStatus(await owner.client.post(`/api/events/${event.id}/repeat`, begun), 200);
  expectStatus(
    await owner.client.post(`/api/series/${series.id}/occurrences/2030-05-16/alone`, {
      ...piano,
      title: 'Concert',
      date: '2030-05-16',
      scope: 'following',
      newId: randomUUID(),
    }),
    200,
  );
  const [told, ...later] = await toldOn(owner, '2030-05-16', '07:00', '07:01');
  expect(told!.sort()).toEqual(['Concert, Today, 8:00 AM', 'Piano, Today, 8:00 AM']);
  expect(later).toEqual([[]]);
});

test('it is told, with its hour of now, though the calendar’s zone is changed or it is moved', async () => {
  const { id, owner } = await sleeper();
  await buildEvent(owner, { ...piano, date: '2030-05-18' });
  const swimming = await buildEvent(owner, { ...piano, title: 'Swimming', date: '2030-05-18' });
  await nightBefore('2030-05-18');
  await moveTo(app, id, 'Atlantic/Azores');
  const moved = { ...piano, title: 'Swimming', date: '2030-05-18', startTime: '07:30' };
  expectStatus(await owner.client.put(`/api/events/${swimming.id}`, moved), 200);
  const [told, ...later] = await toldOn(owner, '2030-05-18', '07:00', '07:01', '07:30', '08:00');
  expect(told!.sort()).toEqual(['Piano, Today, 8:00 AM', 'Swimming, Today, 7:30 AM']);
  expect(later).toEqual([[], [], []]);
});

test('what is moved so far that its reminder comes later is told then, and only then', async () => {
  const { owner } = await sleeper();
  const { id } = await buildEvent(owner, { ...piano, date: '2030-05-20' });
  await nightBefore('2030-05-20');
  const moved = { ...piano, date: '2030-05-20', startTime: '19:00', endTime: '20:00' };
  expectStatus(await owner.client.put(`/api/events/${id}`, moved), 200);
  expect(await toldOn(owner, '2030-05-20', '07:00', '08:59', '09:00', '09:01')).toEqual([
    [],
    [],
    ['Piano, Today, 7:00 PM'],
    [],
  ]);
});

test('what is moved away, deleted or over by then is not told', async () => {
  const { owner } = await sleeper();
  const [away, deleted, over] = [
    await buildEvent(owner, { ...piano, date: '2030-05-22' }),
    await buildEvent(owner, { ...piano, date: '2030-05-22' }),
    await buildEvent(owner, { ...piano, date: '2030-05-22' }),
  ];
  await nightBefore('2030-05-22');
  const put = (id: string, fields: object) =>
    owner.client.put(`/api/events/${id}`, { ...piano, date: '2030-05-22', ...fields });
  expectStatus(await put(away.id, { date: '2030-06-22' }), 200);
  expectStatus(await owner.client.delete(`/api/events/${deleted.id}`), 200);
  expectStatus(await put(over.id, { startTime: '05:00' }), 200);
  expect(await toldOn(owner, '2030-05-22', '07:00', '07:01')).toEqual([[], []]);
});
