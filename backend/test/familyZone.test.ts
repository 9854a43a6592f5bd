import { expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import type { SearchResult } from '@kinday/contracts/event';
import { familyAnswerSchema } from '@kinday/contracts/family';
import {
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  type Person,
} from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
const EAST = 'Pacific/Kiritimati';
/** 26 hours behind the other: there it is never the same day. */
const WEST = 'Etc/GMT+12';

async function zoneOf({ client }: Person): Promise<string> {
  return familyAnswerSchema.parse((await client.get('/api/family')).body).family.zone;
}

test('a family begins in the zone of its creator’s browser; in UTC where that tells none, or one not known', async () => {
  expect(await zoneOf(await buildUser(app, 'Ana', { zone: 'Europe/Berlin' }))).toBe(
    'Europe/Berlin',
  );
  for (const zone of [undefined, 'Mars/Olympus', 7]) {
    const ben = await buildUser(app, 'Ben', { zone });
    expect(await zoneOf(ben)).toBe('UTC');
    const input = { name: 'Second', zone: zone ?? EAST };
    expectStatus(await ben.client.post('/api/calendars/create', input), 201);
    expect(await zoneOf(ben)).toBe(zone === undefined ? EAST : 'UTC');
  }
});

test('[S10] the owner changes the zone: every screen has it, and no event moves', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  await buildSeries(owner);
  const watcher = await Watcher.open(members[0]!.client, familyId);
  const before = await watcher.views();
  const { change } = await watcher.watch(() => owner.client.put('/api/family', { zone: EAST }));
  expect(change).toMatchObject({
    edits: [{ collection: 'families', record: { zone: EAST } }],
    news: [],
  });
  expect((await watcher.views()).slice(1)).toEqual(
    before.slice(1).map((view) => ({ ...view, revision: change.revision })),
  );
  await watcher.sees(() => owner.client.put('/api/family', { name: 'The Riveras' }));
  expect(await zoneOf(owner)).toBe(EAST);
  await watcher.seesNothing(() => owner.client.put('/api/family', { zone: EAST }));
  watcher.close();
});

test('only the owner sets it, and only to a zone that there is', async () => {
  const { owner, members } = await buildFamily(app, 'Ben');
  const asked = await members[0]!.client.put('/api/family', { zone: EAST });
  expect(asked).toMatchObject({ status: 403, body: { code: 'not_owner' } });
  for (const zone of ['Mars/Olympus', '+02:00', '', null, 7, 'Europe/Berlin\0']) {
    const answer = await owner.client.put('/api/family', { zone });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { zone: expect.stringMatching(/time zone/) } },
    });
  }
  expect((await owner.client.put('/api/family', {})).status).toBe(400);
  expect(await zoneOf(owner)).toBe('UTC');
});

test('search shows a series on its next day from each calendar’s own today on', async () => {
  const { client } = await buildUser(app, 'Ana', { zone: EAST });
  const shown: Record<string, string> = {};
  for (const zone of [EAST, WEST]) {
    const date = addDays(new Date().toISOString().slice(0, 10), -9);
    if (zone === WEST) {
      expectStatus(await client.post('/api/calendars/create', { name: 'West', zone }), 201);
    }
    const event = { title: 'Tea', date, rrule: 'FREQ=DAILY', isAllDay: true };
    const kind = { mainCategory: 'Everyday life', subCategory: 'Other' };
    expectStatus(await client.post('/api/series', { ...event, ...kind }), 201);
    const { body } = await client.get('/api/events/search?q=tea');
    const { id: familyId } = familyAnswerSchema.parse(
      (await client.get('/api/family')).body,
    ).family;
    shown[zone] = (body as SearchResult[]).find((found) => found.familyId === familyId)!.date;
  }
  const days = [EAST, WEST].map((zone) =>
    new Date().toLocaleDateString('sv-SE', { timeZone: zone }),
  );
  expect([shown[EAST], shown[WEST]]).toEqual(days);
});
