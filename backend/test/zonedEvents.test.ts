import { beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { collections } from '@kinday/contracts/collections';
import { entryDaySchema, monthAnswerSchema } from '@kinday/contracts/series';
import { LIMITS } from '@kinday/contracts/product';
import { shownIn } from '@kinday/contracts/shownIn';
import { buildEvent, buildSeries, buildUser, expectStatus, timed } from './support/builders.js';
import type { Person } from './support/builders.js';
import { fileOf, importFile } from './support/importFile.js';
import { pick, seeded } from './support/random.js';
import { Reminding } from './support/Reminding.js';
import { startApp } from './support/startApp.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const reminding = new Reminding(app);
beforeAll(() => reminding.lead());

const BERLIN = 'Europe/Berlin';
/** It begins at 2:00 AM on the 15th in Berlin. */
const call = {
  ...timed,
  title: 'Call',
  date: '2030-05-14',
  startTime: '20:00',
  endTime: '21:00',
  zone: 'America/New_York',
};

const buildBerliner = (): Promise<Person> => buildUser(app, 'Olga', { zone: BERLIN });
const read = async ({ client }: Person, path: string) => expectStatus(await client.get(path), 200);

async function idsWithin(person: Person, from: string, to: string): Promise<string[]> {
  const { body } = await read(person, `/api/month?from=${from}&to=${to}`);
  const { events, series } = monthAnswerSchema.parse(body);
  return [...events, ...series].map(({ id }) => id).sort();
}

test('a read of some days has what the contract says, and with it all that is shown on them', async () => {
  const olga = await buildBerliner();
  const random = seeded(1);
  const zones = [null, 'UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'];
  const fields = () => ({
    zone: pick(random, zones),
    date: addDays('2030-01-01', Math.floor(random() * 40)),
    moreDays: random() < 0.5 ? 0 : Math.floor(random() * 62),
    startTime: pick(random, ['00:00', '09:00', '22:30']),
    endTime: '23:30',
  });
  const events = await Promise.all(
    Array.from({ length: 40 }, () => buildEvent(olga, { ...fields(), title: 'One' })),
  );
  const series = await Promise.all(
    Array.from({ length: 10 }, () =>
      buildSeries(olga, { ...fields(), rrule: 'FREQ=DAILY;COUNT=3' }),
    ),
  );
  for (let round = 0; round < 30; round += 1) {
    const from = addDays('2029-12-25', Math.floor(random() * 120));
    const range = { from, to: addDays(from, 1 + Math.floor(random() * 10)) };
    const expected = [
      ...events.filter((event) => collections.events.belongs?.(event, range)),
      ...series.filter((each) => collections.series.belongs?.(each, range)),
    ];
    const ids = await idsWithin(olga, range.from, range.to);
    expect({ range, ids }).toEqual({ range, ids: expected.map(({ id }) => id).sort() });
    const begin = (event: (typeof events)[number]) => shownIn(event, BERLIN).date;
    const shown = events.filter((event) => begin(event) >= range.from && begin(event) < range.to);
    expect(ids).toEqual(expect.arrayContaining(shown.map(({ id }) => id)));
  }
});

test('the day of a link, search and the list of changes name the day and hour of the calendar', async () => {
  const olga = await buildBerliner();
  const { id } = await buildEvent(olga, call);
  const { body } = await read(olga, `/api/events/${id}/day`);
  expect(entryDaySchema.parse(body).date).toBe('2030-05-15');
  const weekly = await buildSeries(olga, { ...call, title: 'Weekly' });
  const named = await read(olga, `/api/events/${weekly.id}:2030-05-21/day`);
  expect(named.body).toMatchObject({ id: `${weekly.id}:2030-05-21`, date: '2030-05-22' });
  const found = await read(olga, '/api/events/search?q=call');
  expect(found.body).toMatchObject([{ id, date: '2030-05-15', startTime: '02:00' }]);
  const next = await read(olga, '/api/events/search?q=weekly');
  expect(next.body).toMatchObject([{ date: '2030-05-15', startTime: '02:00' }]);
  const move = { ...call, startTime: '17:00', endTime: '18:00' };
  expectStatus(await olga.client.put(`/api/events/${id}`, move), 200);
  const recent = await read(olga, '/api/changes/recent?whose=mine');
  expect(recent.body).toMatchObject({
    changes: [
      {
        news: [{ kind: 'moved', date: '2030-05-14', startTime: '23:00' }],
        eventDate: '2030-05-14',
      },
      { news: [{ kind: 'added', name: 'Weekly' }], eventDate: '2030-05-15' },
      { news: [{ kind: 'added', date: '2030-05-15' }], eventDate: '2030-05-14' },
    ],
  });
});

test('a reminder comes before the hour of the event’s own zone, and tells that of the calendar', async () => {
  const olga = await buildBerliner();
  await reminding.turnOn(olga, {});
  await buildEvent(olga, call);
  await buildSeries(olga, { ...call, title: 'Weekly', startTime: '20:01' });
  expect((await reminding.at('2030-05-14T23:29:02Z')).length).toBe(0);
  const [told] = await reminding.at('2030-05-14T23:30:02Z');
  expect(told).toMatchObject({ title: 'Call', body: 'Today, 2:00 AM' });
  expect(told?.path).toContain('date=2030-05-15');
  const [weekly] = await reminding.at('2030-05-14T23:31:02Z');
  expect(weekly).toMatchObject({ title: 'Weekly', body: 'Today, 2:01 AM' });
});

test('a zone is kept by its one name, and a calendar names fifty besides its own', async () => {
  const olga = await buildBerliner();
  const zones = Intl.supportedValuesOf('timeZone').slice(0, LIMITS.zonesPerCalendar);
  const odd = await buildEvent(olga, { ...call, zone: zones[0]!.toLowerCase() });
  expect(odd.zone).toBe(zones[0]);
  // Whose zone another event has as well: it would be one more.
  for (const zone of zones) await buildEvent(olga, { ...call, zone });
  const more = { ...call, zone: 'Europe/London' };
  const sentence =
    'The events of this calendar are in 50 time zones, and no more fit. Please choose one of those.';
  const refused = { status: 403, body: { code: 'too_many_zones', error: sentence } };
  expect(await olga.client.post('/api/events', more)).toMatchObject(refused);
  const daily = { ...more, rrule: 'FREQ=DAILY;COUNT=3' };
  expect(await olga.client.post('/api/series', daily)).toMatchObject(refused);
  expect(await olga.client.put(`/api/events/${odd.id}`, more)).toMatchObject(refused);
  const file = fileOf(
    ...[more.zone, zones[1]!].map((zone) => [
      ...[`UID:${zone}`, `DTSTART;TZID=${zone}:20300514T200000`, `SUMMARY:In ${zone}`],
    ]),
  );
  expect(await importFile(olga.client, file)).toMatchObject({
    counts: { new: 1, leftOut: 1 },
    leftOut: [{ reason: 'A calendar may have events in 50 time zones, and no more fit.' }],
  });
  // Whatever is there stays, and may be moved.
  expectStatus(await olga.client.put(`/api/events/${odd.id}`, { ...call, zone: zones[0] }), 200);
});

test('events that come back name no more time zones than a calendar may', async () => {
  const olga = await buildBerliner();
  const all = Intl.supportedValuesOf('timeZone');
  const zones = all.slice(0, LIMITS.zonesPerCalendar);
  const gone = [];
  for (const zone of zones) gone.push(await buildEvent(olga, { ...call, zone }));
  const [first, second] = gone;
  const deletion = await olga.client.delete(`/api/events/${first!.id}`);
  await buildEvent(olga, { ...call, zone: all[LIMITS.zonesPerCalendar]! });
  const refused = { status: 403, body: { code: 'too_many_zones' } };
  expect(await olga.client.post(`/api/events/${first!.id}/restore`)).toMatchObject(refused);
  const undo = { familyId: first!.familyId, revision: deletion.revision };
  expect(await olga.client.post('/api/events/undo', undo)).toMatchObject(refused);
  // One of a zone that is there finds room.
  const twin = await buildEvent(olga, { ...call, zone: second!.zone });
  expectStatus(await olga.client.delete(`/api/events/${twin.id}`), 200);
  expectStatus(await olga.client.post(`/api/events/${twin.id}/restore`), 200);
});

test('what ends after the last day that a calendar has is refused, and what ends on it is told', async () => {
  const olga = await buildBerliner();
  const late = { ...timed, title: 'Late', date: '9999-12-31', isAllDay: true };
  const answer = await olga.client.post('/api/events', { ...late, moreDays: 1 });
  expect(answer).toMatchObject({ status: 400, body: { fields: { moreDays: expect.any(String) } } });
  await buildEvent(olga, late);
  const { body } = await read(olga, '/api/family/export.ics');
  expect(body).toContain('DTSTART;VALUE=DATE:99991231\r\nDURATION:P1D\r\n');
});
