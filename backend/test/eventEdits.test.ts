import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventSchema } from '@kinday/contracts/event';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
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

const notYours = { error: 'You can only edit events you created', code: 'not_your_event' };
const gone = { error: 'This event does not exist any more', code: 'no_such_event' };

describe('PUT /api/events/{id}', () => {
  test('[S10] answers 200 with the event as it is now, one version later', async () => {
    const ben = family.members[0]!;
    const event = await buildEvent(ben);
    const input = { ...timed, title: 'Skating', notes: 'Gloves', version: event.version };
    const answer = await watcher.sees(() => ben.client.put(`/api/events/${event.id}`, input));
    expect(answer.status).toBe(200);
    const edited = eventSchema.parse(answer.body);
    expect(edited).toEqual({
      ...event,
      title: 'Skating',
      notes: 'Gloves',
      version: 2,
      updatedAt: edited.updatedAt,
    });
    expect(edited.updatedAt >= event.updatedAt).toBe(true);
  });

  test('[S10] moves an event to another day, to another month and to all day', async () => {
    const { client } = family.owner;
    const { id } = await buildEvent(family.owner);
    for (const fields of [
      { date: '2026-11-22' },
      { date: '2026-12-01' },
      { date: '2026-10-31', isAllDay: true },
      { date: '2027-06-01' },
    ]) {
      const answer = await watcher.sees(() =>
        client.put(`/api/events/${id}`, { ...timed, ...fields }),
      );
      expect(answer.body).toMatchObject(fields);
    }
  });

  test('[S10] lets the owner edit anybody’s event, whose creator it stays', async () => {
    const ben = family.members[0]!;
    const { id, creator } = await buildEvent(ben);
    const answer = await watcher.sees(() =>
      family.owner.client.put(`/api/events/${id}`, { ...timed, title: 'By Olga' }),
    );
    expect(answer.body).toMatchObject({ title: 'By Olga', creatorId: ben.id, creator });
  });

  test('refuses a member who did not create it with 403', async () => {
    const { id } = await buildEvent(family.owner);
    const answer = await watcher.seesNothing(() =>
      family.members[0]!.client.put(`/api/events/${id}`, { ...timed, title: 'Mine now' }),
    );
    expect([answer.status, answer.body]).toEqual([403, notYours]);
  });

  test('refuses an older version with 409 and shows the event as it is', async () => {
    const { client } = family.owner;
    const event = await buildEvent(family.owner);
    const path = `/api/events/${event.id}`;
    const newer = await watcher.sees(() => client.put(path, { ...timed, version: 1, title: 'A' }));
    const answer = await watcher.seesNothing(() =>
      client.put(path, { ...timed, version: 1, title: 'B' }),
    );
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        error: 'Somebody else changed this event meanwhile',
        code: 'event_changed',
        event: newer.body,
      },
    ]);
  });

  test.each([[{ title: '' }], [{ date: '2026-13-01' }], [{ version: 'x' }], [{ version: 1.5 }]])(
    'refuses %j with 400',
    async (fields) => {
      const { id } = await buildEvent(family.owner);
      const answer = await watcher.seesNothing(() =>
        family.owner.client.put(`/api/events/${id}`, { ...timed, ...fields }),
      );
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_input' }]);
    },
  );

  test('cannot carry an event into another family, nor give it another creator', async () => {
    const { id } = await buildEvent(family.owner);
    const other = await buildFamily(app);
    const forged = { ...timed, title: 'Forged', familyId: other.id, creatorId: other.owner.id };
    const answer = await watcher.sees(() => family.owner.client.put(`/api/events/${id}`, forged));
    expect(answer.body).toMatchObject({ familyId: family.id, creatorId: family.owner.id });
  });
});

describe('DELETE /api/events/{id}', () => {
  test('[S10] takes the event off every screen; a second time it is gone', async () => {
    const ben = family.members[0]!;
    const { id } = await buildEvent(ben);
    const answer = await watcher.sees(() => ben.client.delete(`/api/events/${id}`));
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    for (const again of [
      () => ben.client.delete(`/api/events/${id}`),
      () => ben.client.put(`/api/events/${id}`, timed),
    ]) {
      const second = await watcher.seesNothing(again);
      expect([second.status, second.body]).toEqual([404, gone]);
    }
    expect((await ben.client.get('/api/events/search?q=Swimming')).body).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('refuses a member who did not create it with 403, what is no id with 400', async () => {
    const { id } = await buildEvent(family.owner);
    const ben = family.members[0]!.client;
    const answer = await watcher.seesNothing(() => ben.delete(`/api/events/${id}`));
    expect([answer.status, answer.body]).toEqual([403, notYours]);
    expect((await ben.delete('/api/events/1')).status).toBe(400);
  });
});

describe('POST /api/events/{id}/restore', () => {
  test('[S10] brings the event back as it was, one version later', async () => {
    const ben = family.members[0]!;
    const event = await buildEvent(ben, { notes: 'Towels' });
    await watcher.sees(() => ben.client.delete(`/api/events/${event.id}`));
    const answer = await watcher.sees(() => ben.client.post(`/api/events/${event.id}/restore`));
    const restored = eventSchema.parse(expectStatus(answer, 200).body);
    expect(restored).toEqual({ ...event, version: 2, updatedAt: restored.updatedAt });
  });

  test('is for whoever may delete: 403 for others; 404 for what is not deleted', async () => {
    const { id } = await buildEvent(family.owner);
    const path = `/api/events/${id}/restore`;
    const there = await watcher.seesNothing(() => family.owner.client.post(path));
    expect([there.status, there.body]).toEqual([404, gone]);
    await watcher.sees(() => family.owner.client.delete(`/api/events/${id}`));
    const others = await watcher.seesNothing(() => family.members[0]!.client.post(path));
    expect([others.status, others.body]).toEqual([403, notYours]);
  });
});
