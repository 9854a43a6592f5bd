import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { PLANS } from '@kinday/contracts/product';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let watcher: Watcher;
let event: Event;

/** Ben's event, before it repeats. */
const lesson = { ...timed, title: 'Piano', date: '2026-11-12' };

beforeEach(async () => {
  family = await buildFamily(app, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  watcher = await Watcher.open(cleo.client, family.id);
  event = await buildEvent(ben, lesson);
});

afterEach(() => watcher.close());

/** What stands in November, as "Piano 05". */
async function shown(): Promise<string[]> {
  const answer = await cleo.client.get('/api/occurrences?from=2026-11-01&to=2026-12-01');
  const events = expectStatus(answer, 200).body as Event[];
  return events.map(({ title, date }) => `${title} ${date.slice(8)}`);
}

const repeat = (person: Person, fields: object = {}) =>
  person.client.post(`/api/events/${event.id}/repeat`, {
    ...lesson,
    title: 'Violin',
    rrule: 'FREQ=WEEKLY',
    version: event.version,
    newId: randomUUID(),
    ...fields,
  });

const violins = ['Violin 12', 'Violin 19', 'Violin 26'];

test('[S10] an event begins to repeat in one change that tells of itself once and is undone by itself', async () => {
  const { answer, change } = await watcher.watch(() => repeat(ben));
  expect(change.edits.map(({ collection, op }) => `${op} ${collection}`).sort()).toEqual([
    'put series',
    'remove events',
  ]);
  expect(change.news).toMatchObject([{ kind: 'changed', name: 'Violin' }]);
  expect(await shown()).toEqual(violins);
  const undone = await watcher.watch(() =>
    ben.client.post('/api/events/undo', { revision: answer.revision }),
  );
  expect(undone.change.news).toMatchObject([{ kind: 'changed', id: event.id }]);
  expect(await shown()).toEqual(['Piano 12']);
});

test('whoever added what begins to repeat stays its creator; only they and the owner may', async () => {
  const refused = await watcher.seesNothing(() => repeat(cleo));
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
  const { body } = expectStatus(await watcher.sees(() => repeat(family.owner)), 200);
  expect(body).toMatchObject({ creatorId: ben.id, creator: { name: 'Ben' } });
});

test('a retry finds what the first try made; with other content it says what is there', async () => {
  const newId = randomUUID();
  const made = await watcher.sees(() => repeat(ben, { newId }));
  const again = await watcher.seesNothing(() => repeat(ben, { newId }));
  expect(again).toMatchObject({ status: 200, body: made.body as object });
  const other = await watcher.seesNothing(() => repeat(ben, { newId, title: 'Flute' }));
  expect(other).toMatchObject({ status: 409, body: { series: { id: newId, title: 'Violin' } } });
  const late = await watcher.seesNothing(() => repeat(ben));
  expect(late).toMatchObject({ status: 404, body: { code: 'no_such_event' } });
});

test('after somebody else’s edit, 409 says how the event is now', async () => {
  await family.owner.client.put(`/api/events/${event.id}`, { ...lesson, title: 'Chess' });
  const late = await watcher.seesNothing(() => repeat(ben));
  expect(late).toMatchObject({ status: 409, body: { event: { title: 'Chess' } } });
});

test('[S10] who does an event that begins to repeat goes on doing it on its day', async () => {
  await ben.client.put(`/api/events/${event.id}`, { ...lesson, needsSomebody: true });
  await cleo.client.post(`/api/events/${event.id}/claim`, {});
  await watcher.sees(() => repeat(ben, { version: undefined }));
  expect(await shown()).toEqual(violins);
  const month = await cleo.client.get('/api/month?from=2026-11-01&to=2026-12-01');
  expect(month.body).toMatchObject({
    events: [{ id: event.id, title: 'Violin', claimedBy: cleo.id, seriesDate: '2026-11-12' }],
    series: [{ needsSomebody: true, except: ['2026-11-12'] }],
  });
});

test('a full month has room for a series, as it had for the event', async () => {
  const perMonth = PLANS.free.eventsPerMonth;
  await query(app, `UPDATE families SET subscription_tier = 'free' WHERE id = $1`, [family.id]);
  for (let count = 1; count < perMonth; count += 1) await buildEvent(ben, lesson);
  const refused = await ben.client.post('/api/events', lesson);
  expect(refused.status).toBe(403);
  expectStatus(await repeat(ben), 200);
});
