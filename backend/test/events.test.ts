import { beforeAll, afterAll, describe, expect, test } from '@jest/globals';
import { eventSchema } from '@kinday/contracts/event';
import { LIMITS } from '@kinday/contracts/product';
import { buildFamily, timed, type BuiltFamily } from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;
let watcher: Watcher;

beforeAll(async () => {
  family = await buildFamily(app, 'Ben', 'Cleo');
  watcher = await Watcher.open(family.members[1]!.client, family.id);
});

afterAll(() => watcher.close());

describe('POST /api/events', () => {
  test('[S10] answers 201 with the event as everybody reads it', async () => {
    const ben = family.members[0]!;
    const answer = await watcher.sees(() =>
      ben.client.post('/api/events', { ...timed, title: ' Swimming ', notes: ' Bring towels ' }),
    );
    expect(answer.status).toBe(201);
    const event = eventSchema.parse(answer.body);
    expect(event).toMatchObject({
      ...timed,
      notes: 'Bring towels',
      familyId: family.id,
      creatorId: ben.id,
      version: 1,
      creator: { id: ben.id, name: 'Ben', color: null, phone: ben.phone, isFormer: false },
    });
    expect(event.updatedAt).toBe(event.createdAt);
    const month = await family.owner.client.get('/api/events?from=2026-11-01&to=2026-12-01');
    expect(month.body).toEqual([event]);
  });

  test('[S10] stores an all-day event without times and empty notes as null', async () => {
    const input = { ...timed, isAllDay: true, notes: ' ' };
    const answer = await watcher.sees(() => family.owner.client.post('/api/events', input));
    expect(answer.body).toMatchObject({
      isAllDay: true,
      startTime: null,
      endTime: null,
      notes: null,
    });
  });

  test('[S10] ignores unknown fields: nobody writes as somebody else or elsewhere', async () => {
    const forged = {
      creatorId: family.owner.id,
      creator: { id: family.owner.id, name: 'Olga' },
      version: 7,
      createdAt: '2000-01-01T00:00:00.000Z',
      deletedAt: '2000-01-01T00:00:00.000Z',
      __proto__: { isAdmin: true },
    };
    const ben = family.members[0]!;
    const answer = await watcher.sees(() =>
      ben.client.post('/api/events', { ...timed, ...forged }),
    );
    const event = eventSchema.parse(answer.body);
    expect(event).toMatchObject({ creatorId: ben.id, version: 1, creator: { id: ben.id } });
    expect(event.createdAt > '2026').toBe(true);
    expect(answer.body).not.toHaveProperty('deletedAt');
  });

  test.each([
    ['Title is required', { title: '' }],
    ['Title is required', { title: '\u2060\u3164' }],
    ['Title too long', { title: 'a'.repeat(LIMITS.eventTitle + 1) }],
    ['This text contains characters that cannot be stored', { title: 'a\0' }],
    ['This text contains characters that cannot be stored', { notes: '\ud800' }],
    ['Invalid date format', { date: '2026-02-29' }],
    ['Invalid date format', { date: '2026-11-21T00:00:00Z' }],
    ['Invalid time format', { startTime: '9:00' }],
    ['Invalid time format', { endTime: '24:00' }],
    ['Start time must be before end time', { endTime: '09:00' }],
    ['Start time must be before end time', { endTime: null }],
    ['Category is required', { mainCategory: 'constructor' }],
    ['Invalid event type for selected category', { subCategory: 'Birthday' }],
    ['Event type is required', { subCategory: '' }],
    ['Notes too long', { notes: 'a'.repeat(LIMITS.eventNotes + 1) }],
    ['This is not a valid id', { id: '1' }],
  ])('refuses with 400 "%s" for %j', async (error, fields) => {
    const answer = await watcher.seesNothing(() =>
      family.owner.client.post('/api/events', { ...timed, ...fields }),
    );
    const [field] = Object.keys(fields);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error, code: 'invalid_input' });
    const { fields: named } = answer.body as { fields: Record<string, string> };
    // The order of the times is a fault of both; it is told at the start.
    expect(named[field!] ?? named.startTime).toBe(error);
  });
});
