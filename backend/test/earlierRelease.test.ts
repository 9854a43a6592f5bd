import { expect, test } from '@jest/globals';
import { createClient } from '@redis/client';
import type { Change, ChangesAnswer, PutEdit } from '@kinday/contracts/change';
import type { RecentAnswer } from '@kinday/contracts/recent';
import { protocol1, recordedWith } from '../../contracts/test/protocol1.js';
import { buildEvent, buildFamily, expectStatus, timed } from './support/builders.js';
import type { Client } from './support/Client.js';
import { query } from './support/query.js';
import { startNodes } from './support/startNodes.js';
import type { TestSocket } from './support/TestSocket.js';
import { Watcher } from './support/Watcher.js';

const { redis, near: app } = startNodes();
const CHANNEL = 'kinday:news';

/** A tab that the release before opened. */
async function openEarlierTab(client: Client, familyId: string): Promise<TestSocket> {
  const tab = await client.connect();
  const { hello } = recordedWith({ familyId });
  const answer: unknown = await tab.socket.timeout(20_000).emitWithAck('hello', hello);
  // A later protocol than its own: it offers to load the page anew.
  expect(protocol1.helloAnswer.parse(answer).protocol).toBeGreaterThan(hello.protocol);
  return tab;
}

/** Has a family stand one revision further, which another node is about to tell of. */
async function nextRevision(familyId: string): Promise<number> {
  const sql = 'UPDATE families SET revision = revision + 1 WHERE id = $1 RETURNING revision::int';
  const [row] = await query<{ revision: number }>(app, sql, [familyId]);
  return row!.revision;
}

/** Logs a change as a node of the release before does, and tells of it by the bus. Resolves with its revision. */
async function writeAsEarlier(said: Change, before: PutEdit[] = []): Promise<number> {
  const { familyId, actorId, at, edits, news = [] } = said;
  const revision = await nextRevision(familyId);
  const texts = [edits, news, before].map((part) => JSON.stringify(part));
  const columns = 'family_id, revision, actor_id, at, edits, news, before';
  await query(app, `INSERT INTO changes (${columns}) VALUES ($1, $2, $3, $4, $5, $6, $7)`, [
    ...[familyId, revision, actorId, at],
    ...texts,
  ]);
  const teller = await createClient({ url: redis.url }).connect();
  const change = { ...said, revision };
  await teller.publish(
    CHANNEL,
    JSON.stringify({ from: 'before', news: { kind: 'change', change } }),
  );
  teller.destroy();
  return revision;
}

test('[S7] a tab of the release before is told every change whole, as it reads them', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const { client } = members[0]!;
  const tab = await openEarlierTab(owner.client, id);
  const since = (await client.get('/api/family')).revision!;
  const event = await buildEvent(members[0]!, { notes: 'Bring towels' });
  const path = `/api/events/${event.id}`;
  expectStatus(await client.put(path, { ...timed, date: '2026-12-24' }), 200);
  expectStatus(await client.post('/api/me/color', { color: '#AA96DA' }), 200);
  const { revision } = expectStatus(await client.delete(path), 200);
  expectStatus(await client.post('/api/events/undo', { familyId: id, revision }), 200);
  await tab.change(id, since + 5);
  await tab.until(() => tab.payloadsOf('change').length === 5, 'five whole changes');
  const { body } = await client.get(`/api/changes?familyId=${id}&since=${since}`);
  const asItReads = (changes: unknown[]) => changes.map((change) => protocol1.change.parse(change));
  const { changes } = body as ChangesAnswer;
  expect(asItReads(tab.payloadsOf('change'))).toEqual(asItReads(changes));
  tab.close();
});

test('[S3] nodes of the release before and this one hear each other', async () => {
  const { id, owner, members } = await buildFamily(app, 'Ben');
  const people = { familyId: id, ownerId: owner.id, memberId: members[0]!.id };
  const heard: unknown[] = [];
  const bus = await createClient({ url: redis.url }).connect();
  await bus.subscribe(CHANNEL, (text: string) => void heard.push(JSON.parse(text)));
  const tab = await owner.client.connect();

  await buildEvent(members[0]!);
  const isOurs = (message: unknown) => {
    const { success, data } = protocol1.busChange.safeParse(message);
    return success && data.news.change.familyId === id;
  };
  await tab.until(() => heard.some(isOurs), 'a change that a node of the release before reads');

  const { news } = recordedWith(people).bus;
  const [edit] = recordedWith(people).changes[0]!.edits;
  const revision = await writeAsEarlier(news.change);
  const told = await tab.change(id, revision);
  expect(told.edits).toMatchObject([
    { put: 'events', record: { id: edit!.op === 'put' && edit!.record.id } },
  ]);
  bus.destroy();
  tab.close();
});

test('[S10] what a node of the release before edits keeps what that release does not know: on the screens, in the log and in an undo', async () => {
  const { id: familyId, owner, members } = await buildFamily(app, 'Ben');
  const ben = members[0]!;
  const watcher = await Watcher.open(owner.client, familyId);
  const details = { location: 'Pool', moreDays: 2, forIds: [ben.id], needsSomebody: true };
  const event = await buildEvent(ben, { ...timed, ...details });
  const claimed = await watcher.sees(() => owner.client.post(`/api/events/${event.id}/claim`, {}));
  const ids = { familyId, ownerId: owner.id, memberId: ben.id };
  const [added, moved] = recordedWith(ids).changes.map(
    ({ edits }) => edits[0] as PutEdit<'events'>,
  );
  const after = { ...moved!.record, id: event.id, version: 3 };
  const before = [
    { ...added!, record: { ...added!.record, id: event.id, notes: null, version: 2 } },
  ];
  const told = recordedWith(ids).changes[1]!;
  const news = [{ ...told.news![0]!, id: event.id, version: 3 }];
  const edits = [{ ...moved!, record: after }];
  const written = await watcher.watch(async () => {
    const sql =
      'UPDATE events SET date = $2, version = 3, created_at = $3, updated_at = $4 WHERE id = $1';
    await query(app, sql, [event.id, after.date, after.createdAt, after.updatedAt]);
    await writeAsEarlier({ ...told, edits, news }, before);
    return { ...claimed, revision: null };
  });
  expect(written.change.edits).toMatchObject([
    { record: { ...details, date: after.date, claimedBy: owner.id } },
  ]);
  const since = claimed.revision!;
  const { body } = await owner.client.get(`/api/changes?familyId=${familyId}&since=${since}`);
  expect((body as ChangesAnswer).changes).toEqual([written.change]);
  const recent = await ben.client.get(`/api/changes/recent?familyId=${familyId}&whose=mine`);
  expect((recent.body as RecentAnswer).changes[0]).toMatchObject({ canUndo: true });
  const undo = { familyId, revision: since + 1 };
  const undone = await watcher.watch(() => ben.client.post('/api/events/undo', undo));
  expect(undone.change.edits).toMatchObject([
    { record: { ...details, date: event.date, claimedBy: owner.id } },
  ]);
  watcher.close();
});

test('[S3] what a node of a later release tells reaches the screens untouched, and makes a tab of the release before ask the log', async () => {
  const { id, owner } = await buildFamily(app);
  const [tab, earlier] = [await owner.client.connect(), await openEarlierTab(owner.client, id)];
  const record = { id: owner.id, familyId: id, text: 'Nice', likes: [] };
  const edit = { collection: 'comments', op: 'put', record };
  const revision = await nextRevision(id);
  const head = { familyId: id, revision, actorId: owner.id, at: new Date().toISOString() };
  const change = { ...head, edits: [edit], news: [{ kind: 'commented', id: owner.id }] };
  const teller = await createClient({ url: redis.url }).connect();
  await teller.publish(
    CHANNEL,
    JSON.stringify({ from: 'a later one', news: { kind: 'change', change } }),
  );
  const { edits, news } = await tab.change(id, revision);
  expect({ edits, news }).toEqual({ edits: [{ put: 'comments', record }], news: change.news });
  await earlier.closed();
  const again = await openEarlierTab(owner.client, id);
  for (const each of [tab, again]) each.close();
  teller.destroy();
});
