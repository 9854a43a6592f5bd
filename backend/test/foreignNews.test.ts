import { expect, test } from '@jest/globals';
import { createClient } from '@redis/client';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import { query } from './support/query.js';
import { startNodes } from './support/startNodes.js';

const { redis, near: app } = startNodes();

/** Says something on the nodes' channel, as a node of another version would, or another product. */
async function say(messages: readonly string[]): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  for (const message of messages) await client.publish('kinday:news', message);
  client.destroy();
}

test('[S3] what a node does not understand of the others is passed over, and it serves on', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const tab = await owner.client.connect();
  const presence = { kind: 'presence', nodeId: 'another', familyId: id };
  const foreign = [
    { kind: 'heardOfLater', familyId: id },
    { kind: 'change', change: { familyId: id, revision: 99 } },
    { kind: 'seen' },
    { ...presence, nodeId: 'a second' },
    { ...presence, nodeId: 'a third', online: [owner.id], editing: null },
  ];
  const wellMeant = { ...presence, online: [owner.id], editing: {} };
  await say([
    'not JSON',
    'null',
    ...foreign.map((news) => JSON.stringify({ from: 'another', news })),
    JSON.stringify({ from: 'another', news: wellMeant }),
  ]);
  const ben = await members[0]!.client.connect();
  await tab.until(() => tab.presenceIn(id)?.online.length === 2, 'both to be online');
  expect(tab.presenceIn(id)?.online).toEqual([owner.id, members[0]!.id].sort());
  await buildEvent(owner);
  const revision = (await owner.client.get('/api/family')).revision!;
  await tab.change(id, revision);
  expect(tab.changesOf(id).map((change) => change.revision)).toEqual([revision]);
  tab.close();
  ben.close();
});

/** The version of a family's row, as nodes tell it. */
const VERSION = `SELECT xmin::text || '@' || extract(epoch FROM pg_postmaster_start_time())::text AS version,
  revision FROM families WHERE id = $1`;

test('what a node of an earlier release leaves out of an event is not lost with the next edit', async () => {
  const { id, owner } = await buildFamily(app);
  const tab = await owner.client.connect();
  const event = await buildEvent(owner, { location: 'Pool' });
  const versionNow = async () =>
    (await query<{ version: string; revision: number }>(app, VERSION, [id]))[0]!;
  const { version: before } = await versionNow();
  // What that node does, which has no places yet.
  const { location: _unknown, ...known } = {
    ...event,
    title: 'Renamed',
    version: event.version + 1,
  };
  const edits = [{ collection: 'events', op: 'put', record: known }];
  await query(
    app,
    `WITH f AS (UPDATE families SET revision = revision + 1 WHERE id = $1 RETURNING revision),
       e AS (UPDATE events SET title = 'Renamed', version = version + 1 WHERE id = $2)
     INSERT INTO changes (family_id, revision, actor_id, at, edits, news, before)
     SELECT $1, revision, $3, now(), $4, '[]', '[]' FROM f`,
    [id, event.id, owner.id, JSON.stringify(edits)],
  );
  const { version, revision } = await versionNow();
  const at = new Date().toISOString();
  const change = {
    familyId: id,
    revision: Number(revision),
    actorId: owner.id,
    at,
    edits,
    news: [],
  };
  const news = { kind: 'change', change, versions: { before, version } };
  await say([JSON.stringify({ from: 'another', news })]);
  await tab.change(id, Number(revision));
  const edit = { ...timed, title: 'Renamed once more' };
  const { body } = expectStatus(await owner.client.put(`/api/events/${event.id}`, edit), 200);
  expect(body).toMatchObject({ location: 'Pool', version: event.version + 2 });
  tab.close();
});
