import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { buildEvent, buildFamily, buildUser, timed, type BuiltFamily } from './support/builders.js';
import type { Client } from './support/Client.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let family: BuiltFamily;
let event: Event;
let stranger: Client;

beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
  event = await buildEvent(family.owner);
  stranger = (await buildUser(app, 'Eve')).client;
});

type Call = [method: string, path: () => string, body?: () => unknown];

const ofFamily: Call[] = [
  ['GET', () => `/api/family?familyId=${family.id}`],
  ['GET', () => `/api/events?from=2026-11-01&to=2026-12-01&familyId=${family.id}`],
  ['GET', () => `/api/changes?since=0&familyId=${family.id}`],
  ['POST', () => '/api/events', () => ({ ...timed, familyId: family.id })],
  ['PUT', () => `/api/events/${event.id}`, () => timed],
  ['DELETE', () => `/api/events/${event.id}`],
  ['POST', () => `/api/events/${event.id}/restore`],
  ['POST', () => '/api/calendars/switch', () => ({ familyId: family.id })],
  ['POST', () => '/api/user/switch-calendar', () => ({ familyId: family.id })],
  ['POST', () => '/api/family/regenerate-invite', () => ({ familyId: family.id })],
  [
    'POST',
    () => '/api/family/remove-member',
    () => ({ familyId: family.id, userId: family.members[0]!.id }),
  ],
];

const signedIn: Call[] = [
  ...ofFamily,
  ['GET', () => '/api/me'],
  ['GET', () => '/api/calendars'],
  ['GET', () => '/api/family'],
  ['GET', () => '/api/events?from=2026-11-01&to=2026-12-01'],
  ['GET', () => '/api/events/search?q=swim'],
  ['GET', () => '/api/changes?since=0'],
  ['POST', () => '/api/me/color', () => ({ color: '#4ECDC4' })],
  ['POST', () => '/api/me/dates', () => ({ birthday: '03-15', anniversary: '' })],
  ['POST', () => '/api/calendars/create', () => ({ name: 'Ours' })],
  ['POST', () => '/api/calendars/join', () => ({ inviteCode: family.inviteCode })],
];

async function familyAsItIs(): Promise<unknown> {
  const { client } = family.owner;
  const month = await client.get('/api/events?from=2026-11-01&to=2026-12-01');
  return [(await client.get('/api/family')).body, month.body, month.revision];
}

describe('who is not logged in gets 401 and changes nothing', () => {
  test.each(signedIn.map((call, index) => [`${call[0]} ${String(call[1]).slice(6)}`, index]))(
    '%s',
    async (_, index) => {
      const [method, path, body] = signedIn[Number(index)]!;
      const before = await familyAsItIs();
      const answer = await app.newClient().request(method, path(), body?.());
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: 'Please log in first', code: 'not_logged_in' },
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await familyAsItIs()).toEqual(before);
    },
  );
});

describe('for who is not in the family it does not exist: 404', () => {
  test.each(ofFamily.map((call, index) => [`${call[0]} ${String(call[1]).slice(6)}`, index]))(
    '%s',
    async (_, index) => {
      const [method, path, body] = ofFamily[Number(index)]!;
      const before = await familyAsItIs();
      const answer = await stranger.request(method, path(), body?.());
      expect(answer.status).toBe(404);
      const unknown = '00000000-0000-4000-8000-000000000000';
      const elsewhere = (text: string) =>
        text.replaceAll(family.id, unknown).replaceAll(event.id, unknown);
      const nowhere = await stranger.request(
        method,
        elsewhere(path()),
        body && (JSON.parse(elsewhere(JSON.stringify(body()))) as unknown),
      );
      expect([nowhere.status, nowhere.body]).toEqual([404, answer.body]);
      expect(await familyAsItIs()).toEqual(before);
    },
  );

  test('search finds nothing of it', async () => {
    expect((await stranger.get('/api/events/search?q=Swimming')).body).toEqual([]);
  });
});

test('an address without a page or a call is 404 in the form of every error', async () => {
  for (const path of ['/api', '/api/nothing', '/api/events/search/more', '/health/dead']) {
    const answer = await stranger.get(path);
    expect([path, answer.status, answer.body]).toEqual([
      path,
      404,
      { error: 'There is nothing at this address', code: 'no_such_address' },
    ]);
  }
});
