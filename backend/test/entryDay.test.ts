import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { occurrenceId, type EntryDay } from '@kinday/contracts/series';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let family: BuiltFamily;
beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
});

/** Where a link of the owner's leads another member. */
async function dayOf(name: string): Promise<EntryDay> {
  const answer = await family.members[0]!.client.get(`/api/events/${name}/day`);
  return expectStatus(answer, 200).body as EntryDay;
}

async function statusOf(name: string): Promise<number> {
  return (await family.members[0]!.client.get(`/api/events/${name}/day`)).status;
}

test('an event is found on the day it was moved to, and is gone once it is deleted', async () => {
  const { client } = family.owner;
  const event = await buildEvent(family.owner, timed);
  const { id } = event;
  expect(await dayOf(id)).toEqual({ id, familyId: family.id, date: timed.date });
  await client.put(`/api/events/${id}`, { ...timed, date: '2027-03-14' });
  expect(await dayOf(id)).toMatchObject({ id, date: '2027-03-14' });
  await client.delete(`/api/events/${id}`);
  expect(await statusOf(id)).toBe(404);
});

test('an occurrence is found as what it has become, or next to its day', async () => {
  const { client } = family.owner;
  const series = await buildSeries(family.owner, { date: '2026-11-05', rrule: 'FREQ=WEEKLY' });
  const on = (day: string) => occurrenceId(series.id, day);
  expect(await dayOf(on('2026-11-19'))).toMatchObject({ id: on('2026-11-19'), date: '2026-11-19' });
  const edit = { ...timed, date: '2026-12-24', id: randomUUID() };
  await client.put(`/api/series/${series.id}/occurrences/2026-11-19`, edit);
  expect(await dayOf(on('2026-11-19'))).toMatchObject({ id: edit.id, date: '2026-12-24' });
  await client.delete(`/api/series/${series.id}/occurrences/2026-11-12`);
  expect(await dayOf(on('2026-11-12'))).toMatchObject({ date: '2026-11-26' });
  expect(await dayOf(series.id)).toMatchObject({ familyId: family.id });
});

test.each(['2026-11-05', 'x', `${randomUUID()}:2026-02-30`, `${randomUUID()}:2026-11-05:x`])(
  'what is no name is refused: %s',
  async (name) => {
    expect(await statusOf(name)).toBe(400);
  },
);
