import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventSchema, type Event } from '@kinday/contracts/event';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let watcher: Watcher;

beforeAll(async () => {
  family = await buildFamily(app, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  watcher = await Watcher.open(cleo.client, family.id);
});

afterAll(() => watcher.close());

async function eventsIn(from: string, to: string): Promise<Event[]> {
  return expectStatus(await ben.client.get(`/api/events?from=${from}&to=${to}`), 200)
    .body as Event[];
}

async function read(id: string): Promise<Event | undefined> {
  return (await eventsIn('2026-11-01', '2027-01-01')).find((event) => event.id === id);
}

describe('an event of several days', () => {
  test('[S10] stands in every range that holds one of its days, and in no other', async () => {
    const trip = { ...timed, title: 'Trip', date: '2026-11-28', moreDays: 7, startTime: '18:00' };
    const answer = await watcher.sees(() => ben.client.post('/api/events', trip));
    const { id } = eventSchema.parse(answer.body);
    const isIn = async (from: string, to: string) =>
      (await eventsIn(from, to)).some((event) => event.id === id);
    expect(await isIn('2026-11-01', '2026-11-28')).toBe(false);
    expect(await isIn('2026-11-01', '2026-11-29')).toBe(true);
    expect(await isIn('2026-12-05', '2026-12-06')).toBe(true);
    expect(await isIn('2026-12-06', '2026-12-31')).toBe(false);
  });

  test('keeps its length, place and people when a client that knows none of them moves it', async () => {
    const event = await buildEvent(ben, { moreDays: 3, location: 'Lake', forIds: [cleo.id] });
    const path = `/api/events/${event.id}`;
    await watcher.sees(() => ben.client.put(path, { ...timed, date: '2026-11-24' }));
    expect(await read(event.id)).toMatchObject({
      date: '2026-11-24',
      moreDays: 3,
      location: 'Lake',
      forIds: [cleo.id],
    });
  });

  test.each([
    ['The end must not be before the start', { moreDays: -1 }],
    ['An event lasts at most 366 days', { moreDays: 366 }],
    ['Place too long', { location: 'a'.repeat(201) }],
    ['Somebody you chose is not in this calendar any more', { forIds: [crypto.randomUUID()] }],
  ])('is refused with "%s"', async (error, fields) => {
    const answer = await watcher.seesNothing(() =>
      ben.client.post('/api/events', { ...timed, ...fields }),
    );
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});

describe('what needs somebody', () => {
  test('[S10] is done by the first who says so; the other one hears who', async () => {
    const { id } = await buildEvent(ben, { needsSomebody: true });
    const answers = await Promise.all(
      [family.owner, cleo].map(({ client }) => client.post(`/api/events/${id}/claim`, {})),
    );
    const [won, lost] = answers.sort((one, other) => one.status - other.status);
    expect([won!.status, lost!.status]).toEqual([200, 409]);
    const { claimedBy } = eventSchema.parse(won!.body);
    const name = claimedBy === cleo.id ? 'Cleo' : 'Olga';
    expect(lost!.body).toMatchObject({ code: 'claimed', error: `${name} does this already` });
    expect((await read(id))?.claimedBy).toBe(claimedBy);
  });

  test('is given back by who does it and by the owner, by nobody else', async () => {
    const { id } = await buildEvent(family.owner, { needsSomebody: true });
    await watcher.sees(() => cleo.client.post(`/api/events/${id}/claim`, {}));
    const refused = await watcher.seesNothing(() =>
      ben.client.post(`/api/events/${id}/release`, {}),
    );
    expect(refused.status).toBe(403);
    await watcher.sees(() => cleo.client.post(`/api/events/${id}/release`, {}));
    await watcher.sees(() => ben.client.post(`/api/events/${id}/claim`, {}));
    await watcher.sees(() => family.owner.client.post(`/api/events/${id}/release`, {}));
    expect((await read(id))?.claimedBy).toBeNull();
  });

  test('is nobody’s any more when it needs nobody', async () => {
    const { id } = await buildEvent(ben, { needsSomebody: true });
    await cleo.client.post(`/api/events/${id}/claim`, {});
    const edit = { ...timed, needsSomebody: false };
    await watcher.sees(() => ben.client.put(`/api/events/${id}`, edit));
    expect((await read(id))?.claimedBy).toBeNull();
    const refused = await watcher.seesNothing(() =>
      cleo.client.post(`/api/events/${id}/claim`, {}),
    );
    expect(refused).toMatchObject({ status: 409, body: { code: 'needs_nobody' } });
  });
});

test('[S10] nothing is for a former member or theirs to do, and undo does not bring it back', async () => {
  const home = await buildFamily(app, 'Dan');
  const dan = home.members[0]!;
  const { client } = home.owner;
  const own = await Watcher.open(client, home.id);
  const forIds = [dan.id, home.owner.id].sort();
  const event = await buildEvent(home.owner, { forIds, needsSomebody: true });
  await dan.client.post(`/api/events/${event.id}/claim`, {});
  const edited = { ...timed, title: 'Later' };
  await own.sees(() => client.put(`/api/events/${event.id}`, edited));
  const { revision } = (await own.views())[0]!;
  await own.sees(() => client.post('/api/family/remove-member', { userId: dan.id }));
  await own.sees(() => client.post('/api/events/undo', { revision }));
  const answer = await client.get('/api/events?from=2026-11-01&to=2026-12-01');
  expect(answer.body).toMatchObject([
    { title: 'Swimming', forIds: [home.owner.id], claimedBy: null, needsSomebody: true },
  ]);
  own.close();
});
