import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { eventSchema } from '@kinday/contracts/event';
import { buildEvent, buildFamily, buildUser, expectStatus, timed } from './support/builders.js';
import type { Answer } from './support/Client.js';
import { isLong } from './support/isLong.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

/** Pairs of edits, of ten events at a time; LONG=1 tries more. */
const PAIRS = isLong ? 1_000 : 200;

test(
  `of two edits of one version exactly one succeeds: ${PAIRS} pairs`,
  async () => {
    const { owner } = await buildFamily(app);
    const events = await Promise.all(Array.from({ length: 10 }, () => buildEvent(owner)));
    for (let version = 1; version <= PAIRS / 10; version += 1) {
      const pairs = events.map(async ({ id }) => {
        const edit = (title: string) =>
          owner.client.put(`/api/events/${id}`, { ...timed, title, version });
        const answers = await Promise.all([edit(`A${version}`), edit(`B${version}`)]);
        expect(statuses(answers)).toEqual([200, 409]);
        const [winner, loser] = answers.sort((one, other) => one.status - other.status);
        expect(loser.body).toMatchObject({ code: 'event_changed', event: winner.body });
      });
      await Promise.all(pairs);
    }
  },
  PAIRS * 300,
);

describe('a client-made id', () => {
  test('[S10] makes one event, however often and how fast it is sent', async () => {
    const family = await buildFamily(app, 'Ben');
    const input = { ...timed, id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => family.owner.client.post('/api/events', input)),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 201]);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
    const month = await family.owner.client.get('/api/events?from=2026-11-01&to=2026-12-01');
    expect(month.body).toEqual([answers[0]!.body]);
  });

  test('with other content, of somebody else or of a deleted event is 409', async () => {
    const family = await buildFamily(app, 'Ben');
    const { client } = family.owner;
    const watcher = await Watcher.open(family.members[0]!.client, family.id);
    const event = await buildEvent(family.owner, { id: randomUUID() });
    const { id } = event;
    const stranger = (await buildUser(app, 'Eve')).client;
    const problem = { error: 'Another event has this id already', code: 'id_taken' };
    // Their own earlier try comes along, so that it can be changed instead.
    const other = () => client.post('/api/events', { ...timed, id, title: 'Other' });
    const toOwn = await watcher.seesNothing(other);
    expect([toOwn.status, toOwn.body]).toEqual([409, { ...problem, event }]);
    for (const again of [
      () => family.members[0]!.client.post('/api/events', { ...timed, id }),
      () => stranger.post('/api/events', { ...timed, id }),
    ]) {
      const answer = await watcher.seesNothing(again);
      expect([answer.status, answer.body]).toEqual([409, problem]);
    }
    expectStatus(await client.delete(`/api/events/${id}`), 200);
    expect((await client.post('/api/events', { ...timed, id })).status).toBe(409);
    watcher.close();
  });
});

describe('the Free plan’s 30 events a month', () => {
  const full = {
    error: 'The Free plan allows up to 30 events per month, and this month is full.',
    code: 'plan_limit',
  };

  test('hold under parallel requests, for moves and for restoring', async () => {
    const family = await buildFamily(app, 'Ben');
    const { client } = family.owner;
    const watcher = await Watcher.open(family.members[0]!.client, family.id);
    const [first] = await Promise.all(
      Array.from({ length: 26 }, (_, day) =>
        buildEvent(family.owner, { date: `2026-11-${String(day + 1).padStart(2, '0')}` }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => client.post('/api/events', timed)),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 403, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toEqual(full);

    const december = await buildEvent(family.owner, { date: '2026-12-01' });
    const path = `/api/events/${december.id}`;
    const moved = await watcher.seesNothing(() => client.put(path, timed));
    expect([moved.status, moved.body]).toEqual([403, full]);
    await watcher.sees(() => client.put(`/api/events/${first!.id}`, { ...timed, title: 'Still' }));

    await watcher.sees(() => client.delete(`/api/events/${first!.id}`));
    await watcher.sees(() => client.put(path, timed));
    const restored = await watcher.seesNothing(() =>
      client.post(`/api/events/${first!.id}/restore`),
    );
    expect([restored.status, restored.body]).toEqual([403, full]);
    watcher.close();
  });
});

test('[S1] revisions have no gaps and no doubles under parallel writes and refusals', async () => {
  const family = await buildFamily(app, 'Ben', 'Cleo');
  const people = [family.owner, ...family.members];
  const from = (await family.owner.client.get('/api/family')).revision!;
  const writes = Array.from({ length: 60 }, (_, index) => {
    const { client } = people[index % 3]!;
    const title = index % 4 === 0 ? '' : `Event ${index}`;
    const date = `2026-${String(1 + (index % 12)).padStart(2, '0')}-10`;
    return client.post('/api/events', { ...timed, title, date });
  });
  const made = (await Promise.all(writes)).filter(({ status }) => status === 201);
  const revisions = made.map(({ revision }) => revision!).sort((one, other) => one - other);
  expect(revisions).toEqual(Array.from({ length: 45 }, (_, index) => from + 1 + index));
  const log = await family.owner.client.get(`/api/changes?since=${from}`);
  const { changes } = log.body as { changes: { revision: number; edits: { record: unknown }[] }[] };
  expect(changes.map(({ revision }) => revision)).toEqual(revisions);
  for (const { revision, body } of made) {
    const change = changes.find((each) => each.revision === revision);
    expect(change?.edits).toEqual([
      { collection: 'events', op: 'put', record: eventSchema.parse(body) },
    ]);
  }
});
