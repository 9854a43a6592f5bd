import { describe, expect, test } from '@jest/globals';
import { familyAnswerSchema } from '@kinday/contracts/family';
import { buildEvent, buildFamily, buildUser, expectStatus } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

describe('POST /api/me/color', () => {
  test('[S10] recolours the member and their events on every screen', async () => {
    const family = await buildFamily(app, 'Ben');
    const [ben] = family.members;
    const event = await buildEvent(ben!);
    const watcher = await Watcher.open(family.owner.client, family.id);
    await watcher.sees(() => ben!.client.post('/api/me/color', { color: '#4ecdc4' }));
    const month = await ben!.client.get('/api/events?from=2026-11-01&to=2026-12-01');
    expect(month.body).toEqual([{ ...event, creator: { ...event.creator, color: '#4ecdc4' } }]);
    expect((await ben!.client.get('/api/me')).body).toMatchObject({ color: '#4ecdc4' });
    watcher.close();
  });

  test('reaches every calendar of the user', async () => {
    const family = await buildFamily(app, 'Ben');
    const ben = family.members[0]!.client;
    expectStatus(await ben.post('/api/calendars/create', { name: 'Mine' }), 201);
    expectStatus(await ben.post('/api/me/color', { color: '#123456' }), 200);
    for (const query of ['', `?familyId=${family.id}`]) {
      const { members } = familyAnswerSchema.parse((await ben.get(`/api/family${query}`)).body);
      expect(members.find(({ name }) => name === 'Ben')?.color).toBe('#123456');
    }
  });

  test.each([['red'], ['#12345'], ['123456'], [null], [undefined]])(
    'refuses %j with 400 "Invalid hex color"',
    async (color) => {
      const { client } = await buildUser(app, 'Ana');
      const answer = await client.post('/api/me/color', { color });
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          error: 'Invalid hex color',
          code: 'invalid_input',
          fields: { color: 'Invalid hex color' },
        },
      ]);
    },
  );
});

describe('POST /api/me/dates', () => {
  test('[S10] tells relatives of a birthday and an anniversary', async () => {
    const family = await buildFamily(app, 'Ben');
    const [ben] = family.members;
    const watcher = await Watcher.open(family.owner.client, family.id);
    const dates = { birthday: '02-29', anniversary: '06-20' };
    await watcher.sees(() => ben!.client.post('/api/me/dates', dates));
    expect((await ben!.client.get('/api/me')).body).toMatchObject(dates);
    const { members } = familyAnswerSchema.parse((await ben!.client.get('/api/family')).body);
    expect(members[1]).toMatchObject(dates);
    watcher.close();
  });

  test('an empty date takes it away, an absent one leaves it', async () => {
    const { client } = await buildUser(app, 'Ana');
    expectStatus(
      await client.post('/api/me/dates', { birthday: '01-01', anniversary: '02-02' }),
      200,
    );
    expectStatus(await client.post('/api/me/dates', { birthday: '' }), 200);
    expect((await client.get('/api/me')).body).toMatchObject({
      birthday: null,
      anniversary: '02-02',
    });
  });

  test.each([['13-01'], ['1-1'], ['02-32'], ['2026-02-01'], [7]])(
    'refuses %j with 400 "Invalid date format (MM-DD)"',
    async (birthday) => {
      const { client } = await buildUser(app, 'Ana');
      const answer = await client.post('/api/me/dates', { birthday });
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { error: 'Invalid date format (MM-DD)' },
      ]);
    },
  );
});

test('GET /api/me never shows a password or its hash', async () => {
  const { client } = await buildUser(app, 'Ana');
  const me = (await client.get('/api/me')).body as object;
  expect(Object.keys(me).sort()).toEqual([
    'anniversary',
    'birthday',
    'clock',
    'color',
    'email',
    'familyId',
    'id',
    'isRemembered',
    'name',
    'phone',
    'weekStart',
  ]);
});
