import { beforeAll, describe, expect, test } from '@jest/globals';
import { applyChange, type View } from '@kinday/contracts/applyChange';
import {
  changesAnswerSchema,
  CHANGES_PER_PAGE,
  type ChangesAnswer,
} from '@kinday/contracts/change';
import {
  buildEvent,
  buildFamily,
  expectStatus,
  timed,
  type BuiltFamily,
} from './support/builders.js';
import { followLean } from './support/followLean.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';
import { Watcher } from './support/Watcher.js';

const app = startApp();
let family: BuiltFamily;

beforeAll(async () => {
  family = await buildFamily(app, 'Ben');
});

async function changesSince(since: number): Promise<ChangesAnswer> {
  const answer = await family.owner.client.get(`/api/changes?since=${since}`);
  return changesAnswerSchema.parse(expectStatus(answer, 200).body);
}

describe('[S7] GET /api/changes', () => {
  test('tells what was missed, in order, so that an old screen becomes a fresh one', async () => {
    const watcher = await Watcher.open(family.members[0]!.client, family.id);
    const before = await watcher.views();
    const event = await buildEvent(family.owner);
    const path = `/api/events/${event.id}`;
    expectStatus(await family.owner.client.put(path, { ...timed, date: '2026-12-24' }), 200);
    expectStatus(await family.owner.client.post('/api/me/color', { color: '#AA96DA' }), 200);
    expectStatus(await family.owner.client.post('/api/family/regenerate-invite'), 200);
    expectStatus(await family.owner.client.delete(path), 200);
    expectStatus(await family.owner.client.post(`${path}/restore`), 200);
    const { changes, revision } = await changesSince(before[0]!.revision);
    const caughtUp = before.map((view) => changes.reduce<View>(applyChange, view));
    const live = followLean(before, watcher.socket.changesOf(family.id));
    expect(live).toEqual({ changes, views: caughtUp });
    expect(caughtUp).toEqual(await watcher.views());
    expect(changes.map((change) => change.revision)).toEqual(
      Array.from({ length: 6 }, (_, index) => before[0]!.revision + 1 + index),
    );
    expect(revision).toBe(before[0]!.revision + 6);
    watcher.close();
  });

  test('completes records that a release logged before it knew all their fields', async () => {
    const { revision } = await changesSince(0);
    const event = await buildEvent(family.owner);
    await query(
      app,
      `UPDATE changes SET edits = edits #- '{0,record,notes}' #- '{0,record,isAllDay}'
       WHERE family_id = $1 AND revision > $2`,
      [family.id, revision],
    );
    const answer = await family.owner.client.get(`/api/changes?since=${revision}`);
    const edit = { collection: 'events', op: 'put', record: event };
    expect(answer.body).toMatchObject({ changes: [{ edits: [edit] }] });
    expectStatus(
      await family.owner.client.post('/api/events/undo', { revision: revision + 1 }),
      200,
    );
  });

  test('tells nothing to who has everything, and names the revision', async () => {
    const { revision } = await changesSince(0);
    const answer = await family.owner.client.get(`/api/changes?since=${revision}`);
    expect(answer.body).toMatchObject({ changes: [], revision });
    expect(answer.revision).toBe(revision);
  });

  test('tells of one log: its epoch is the one of the live connection', async () => {
    const { epoch } = await changesSince(0);
    const tab = await family.owner.client.connect();
    expect((await tab.hello()).epoch).toBe(epoch);
    tab.close();
    const same = await family.owner.client.get(`/api/changes?since=0&epoch=${epoch}`);
    expect(same.status).toBe(200);
  });

  test.each([
    ['a revision the family has not reached', 'since=999999'],
    ['another log', 'since=0&epoch=00000000-0000-4000-8000-000000000000'],
  ])('answers 410 "resync" to %s', async (_, query) => {
    const answer = await family.owner.client.get(`/api/changes?${query}`);
    expect([answer.status, answer.body]).toMatchObject([410, { code: 'resync' }]);
  });

  test.each(['', 'since=-1', 'since=1.5', 'since=1e3', 'since=x', 'since=', 'since=0&since=1'])(
    'refuses %j with 400',
    async (query) => {
      expect((await family.owner.client.get(`/api/changes?${query}`)).status).toBe(400);
    },
  );

  test(`tells at most ${CHANGES_PER_PAGE} at a time`, async () => {
    const { revision } = await changesSince(0);
    const colors = Array.from({ length: CHANGES_PER_PAGE + 20 }, (_, index) => index);
    const { client } = family.owner;
    while (colors.length > 0) {
      const some = colors.splice(0, 20);
      await Promise.all(
        some.map((color) =>
          client.post('/api/me/color', { color: `#${String(color).padStart(6, '0')}` }),
        ),
      );
    }
    const page = await changesSince(revision);
    expect(page.changes).toHaveLength(CHANGES_PER_PAGE);
    expect(page.revision).toBe(revision + CHANGES_PER_PAGE + 20);
    const rest = await changesSince(page.changes.at(-1)!.revision);
    expect(rest.changes).toHaveLength(20);
  });
});
