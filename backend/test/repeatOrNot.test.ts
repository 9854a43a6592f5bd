import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Event } from '@kinday/contracts/event';
import { PLANS } from '@kinday/contracts/product';
import type { Series } from '@kinday/contracts/series';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  expectStatus,
  timed,
  type BuiltFamily,
  type Person,
} from './support/builders.js';
import type { Answer } from './support/Client.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;
let ben: Person;
let cleo: Person;
let watcher: Watcher;

beforeEach(async () => {
  family = await buildFamily(app, 'Ben', 'Cleo');
  [ben, cleo] = family.members as [Person, Person];
  watcher = await Watcher.open(cleo.client, family.id);
});

afterEach(() => watcher.close());

/** Thursdays from November 5, 2026 on. */
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY' };

/** What stands in November, as "Piano 05". */
async function shown(): Promise<string[]> {
  const answer = await cleo.client.get('/api/occurrences?from=2026-11-01&to=2026-12-01');
  const events = expectStatus(answer, 200).body as Event[];
  return events.map(({ title, date }) => `${title} ${date.slice(8)}`);
}

/** Undoes the one change that a write made, seen by the watcher. */
const undo = (person: Person, { revision }: Answer) =>
  watcher.sees(() => person.client.post('/api/events/undo', { revision }));

describe('an event begins to repeat', () => {
  const lesson = { ...timed, title: 'Piano', date: '2026-11-12' };
  let event: Event;

  beforeEach(async () => {
    event = await buildEvent(ben, lesson);
  });

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

  test('[S10] in one change that tells of itself once and is undone by itself', async () => {
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

  test('whoever added it stays its creator; only they and the owner may', async () => {
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

  test('[S10] who does it already goes on doing it on its day', async () => {
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

  test('a full month has room for it, as it had for the event', async () => {
    const perMonth = PLANS.free.eventsPerMonth!;
    await query(app, `UPDATE families SET subscription_tier = 'free' WHERE id = $1`, [family.id]);
    for (let count = 1; count < perMonth; count += 1) await buildEvent(ben, lesson);
    const refused = await ben.client.post('/api/events', lesson);
    expect(refused.status).toBe(403);
    expectStatus(await repeat(ben), 200);
  });
});

describe('a series repeats no more', () => {
  let piano: Series;

  beforeEach(async () => {
    piano = await buildSeries(ben, weekly);
  });

  const alone = (person: Person, fields: object = {}, day = '2026-11-12') =>
    person.client.post(`/api/series/${piano.id}/occurrences/${day}/alone`, {
      ...timed,
      title: 'Recital',
      date: day,
      scope: 'all',
      version: piano.version,
      newId: randomUUID(),
      ...fields,
    });
  const concert = (date: string) =>
    ben.client.put(`/api/series/${piano.id}/occurrences/${date}`, {
      ...timed,
      title: 'Concert',
      date,
    });

  test.each([
    ['all', ['Recital 12']],
    ['following', ['Piano 05', 'Recital 12']],
  ])('[S10] %s: in one change, which undo takes back as a whole', async (scope, left) => {
    await concert('2026-11-19');
    const before = await shown();
    const { answer, change } = await watcher.watch(() => alone(ben, { scope }));
    expect(await shown()).toEqual(left);
    expect(change.news).toMatchObject([{ kind: 'changed', name: 'Recital' }]);
    expect(answer.body).toMatchObject({ creatorId: ben.id, seriesId: null, seriesDate: null });
    await undo(ben, answer);
    expect(await shown()).toEqual(before);
  });

  test('[S10] from its first day on it is all of it', async () => {
    await watcher.sees(() => alone(ben, { scope: 'following' }, '2026-11-05'));
    expect(await shown()).toEqual(['Recital 05']);
  });

  test('[S10] a day that was changed by itself stays the event that it is, with who does it', async () => {
    await ben.client.put(`/api/series/${piano.id}`, { ...weekly, needsSomebody: true });
    const claim = `/api/series/${piano.id}/occurrences/2026-11-12/claim`;
    const own = (await cleo.client.post(claim, {})).body as Event;
    const blind = await watcher.seesNothing(() => alone(ben));
    expect(blind).toMatchObject({ status: 409, body: { event: { id: own.id } } });
    const seen = { newId: own.id, version: own.version };
    const kept = await watcher.sees(() => alone(ben, seen));
    expect(kept.body).toMatchObject({ id: own.id, claimedBy: cleo.id, seriesId: null });
    expect(await shown()).toEqual(['Recital 12']);
    await undo(ben, kept);
    expect(await shown()).toEqual(['Piano 05', 'Piano 12', 'Piano 19', 'Piano 26']);
  });

  test('a retry finds what the first try made; others than its creator and the owner may not', async () => {
    const refused = await watcher.seesNothing(() => alone(cleo));
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_your_event' } });
    const newId = randomUUID();
    const made = await watcher.sees(() => alone(family.owner, { newId }));
    const again = await watcher.seesNothing(() => alone(family.owner, { newId }));
    expect(again).toMatchObject({ status: 200, body: made.body as object });
    const other = await watcher.seesNothing(() => alone(family.owner, { newId, title: 'Other' }));
    expect(other).toMatchObject({ status: 409, body: { event: { id: newId } } });
    const late = await watcher.seesNothing(() => alone(ben));
    expect(late).toMatchObject({ status: 404, body: { code: 'no_such_series' } });
  });

  test('after somebody’s edit of all, 409 says how the series is now; of a day that is gone, that', async () => {
    await family.owner.client.put(`/api/series/${piano.id}`, { ...weekly, title: 'Chess' });
    const late = await watcher.seesNothing(() => alone(ben));
    expect(late).toMatchObject({ status: 409, body: { series: { title: 'Chess' } } });
    const gone = await watcher.seesNothing(() => alone(ben, { version: undefined }, '2026-11-13'));
    expect(gone).toMatchObject({ status: 409, body: { code: 'occurrence_changed' } });
  });
});
