import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { buildEvent, buildFamily, timed, type BuiltFamily } from './support/builders.js';
import type { Client } from './support/Client.js';
import { isLong } from './support/isLong.js';
import { readViews } from './support/readViews.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SESSION_SECRET, startApp } from './support/startApp.js';
import { Tab } from './support/Tab.js';

const app = startApp({ DEFAULT_TIER: 'premium' });
const failing = new URL('support/failingServer.ts', import.meta.url);
/** Where the node dies, and how often; LONG=1 does it more often. */
const PLACES: [place: string, kills: number][] = [
  ['before the commit', isLong ? 20 : 1],
  ['between commit and publish', isLong ? 100 : 5],
  ['after publishing', isLong ? 20 : 1],
];
const WRITERS = 4;
const MOST_WRITES = 12;

/** What was sent, by id: true where the node answered that it is kept. */
type Sent = Map<string, boolean>;

function startNode(environment: Record<string, string>, entry?: URL): Promise<ServerProcess> {
  const settings = { SESSION_SECRET, RATE_LIMIT_SCALE: '100000', DEFAULT_TIER: 'premium' };
  return ServerProcess.start({ ...settings, DATABASE_URL: app.databaseUrl, ...environment }, entry);
}

/** Writes one event after the other until the node is gone. */
async function writeUntilKilled(client: Client, sent: Sent): Promise<void> {
  for (;;) {
    const id = randomUUID();
    sent.set(id, false);
    try {
      const { status } = await client.post('/api/events', { ...timed, id });
      sent.set(id, status === 201);
    } catch {
      return;
    }
  }
}

/** One node that dies in the middle of its writes; resolves with what was sent to it. */
async function writeAndDie(family: BuiltFamily, place: string, round: number): Promise<Sent> {
  const after = String(1 + ((round * 5) % MOST_WRITES));
  const node = await startNode({ FAIL_AT: place, FAIL_AFTER: after }, failing);
  const owner = family.owner.client.copy(node.origin);
  const sent: Sent = new Map();
  await Promise.all(Array.from({ length: WRITERS }, () => writeUntilKilled(owner, sent)));
  await node.ended();
  return sent;
}

test.each(PLACES)(
  '[S2] [S3] kill -9 %s: what was answered is kept and reaches who is on another node, what was not is sent again and is there once: %i times',
  async (place, kills) => {
    const family = await buildFamily(app, 'Ben');
    const tab = new Tab(family.members[0]!.client, family.id, () => 1);
    await tab.load();
    await tab.connect();
    let longest = 0;
    for (let round = 0; round < kills; round += 1) {
      const sent = await writeAndDie(family, place, round);
      const killed = Date.now();
      const { revision } = (await readViews(family.owner.client, family.id))[0]!;
      // Told by nobody but the log.
      await tab.reaches(revision);
      longest = Math.max(longest, Date.now() - killed);
      const ids = tab.views.flatMap(({ records }) => records.events ?? []).map(({ id }) => id);
      const kept = new Set(ids);
      const answered = [...sent].filter(([, isAnswered]) => isAnswered).map(([id]) => id);
      expect(answered.filter((id) => !kept.has(id))).toEqual([]);
      for (const id of sent.keys()) {
        const again = await family.owner.client.post('/api/events', { ...timed, id });
        expect(again.status).toBe(kept.has(id) ? 200 : 201);
      }
      const fresh = await readViews(family.owner.client, family.id);
      await tab.reaches(fresh[0]!.revision);
      expect(tab.views).toEqual(fresh);
    }
    console.info(`Killed ${kills} times ${place}: caught up after ${longest} ms at most.`);
    tab.close();
  },
  isLong ? 3_600_000 : 600_000,
);

test('the application has no place to fail at: only a test’s own entry puts it there', async () => {
  const { owner } = await buildFamily(app);
  const node = await startNode({ FAIL_AT: 'between commit and publish', FAIL_AFTER: '1' });
  await buildEvent({ ...owner, client: owner.client.copy(node.origin) });
  const socket = await owner.client.copy(node.origin).connect();
  // Ctrl-C ends it cleanly, and open screens are told to come back.
  expect(await node.stop()).toBe(0);
  await socket.closed();
});
