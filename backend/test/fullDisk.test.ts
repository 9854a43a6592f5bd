import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildFamily, expectStatus, type BuiltFamily } from './support/builders.js';
import type { Disk } from './support/Disk.js';
import { expectShortBreak } from './support/expectShortBreak.js';
import { lostEvents } from './support/lostEvents.js';
import { PretendedDisk } from './support/PretendedDisk.js';
import { readEmbeddedServer } from './support/readEmbeddedServer.js';
import { ServerProcess } from './support/ServerProcess.js';
import { SmallDisk } from './support/SmallDisk.js';
import { Writers } from './support/Writers.js';

let disk: Disk;
let node: ServerProcess;
let family: BuiltFamily;

beforeAll(async () => {
  disk = (await SmallDisk.mount()) ?? (await PretendedDisk.make());
  node = await ServerProcess.start({
    DATA_DIR: disk.directory,
    DEFAULT_TIER: 'premium',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'silent',
  });
  family = await buildFamily(node);
}, 120_000);

afterAll(async () => {
  await node.stop();
  await disk.remove();
});

/** Load, and a fault in the middle of it, which is over when it resolves: every refusal says so, all goes on, no answered write is lost. */
async function survive(fault: (writers: Writers) => Promise<void>): Promise<void> {
  const writers = new Writers(Array.from({ length: 4 }, () => family.owner.client));
  await writers.until(() => writers.added.length >= 20);
  await fault(writers);
  const before = writers.added.length;
  const begun = performance.now();
  await writers.until(() => writers.added.length > before);
  console.info(`It is over: writes again after ${Math.ceil(performance.now() - begun)} ms.`);
  await writers.until(() => writers.added.length >= before + 20);
  await writers.end();
  writers.refusals.forEach(expectShortBreak);
  expect(writers.unanswered).toBe(0);
  const { url } = await readEmbeddedServer(disk.directory);
  expect(await lostEvents(url, writers.added)).toEqual([]);
}

test('with the disk full writes are refused for now, reads go on, and writes again once there is space', async () => {
  await survive(async (writers) => {
    await disk.fill();
    await writers.until(() => writers.refusals.length >= 20);
    for (const path of ['/api/me', '/api/events?from=2026-11-01&to=2026-12-01', '/health/ready']) {
      expectStatus(await family.owner.client.get(path), 200);
    }
    await disk.free();
  });
});

test('a database server that ended for want of space comes back once there is some', async () => {
  await survive(async (writers) => {
    await disk.runOut();
    while ((await node.newClient().get('/health/ready')).status !== 503) continue;
    const before = writers.refusals.length;
    await writers.until(() => writers.refusals.length >= before + 20);
    expectStatus(await node.newClient().get('/health/live'), 200);
    await disk.free();
  });
});

test('a database server that was killed comes back', async () => {
  await survive(async (writers) => {
    process.kill((await readEmbeddedServer(disk.directory)).pid, 'SIGKILL');
    await writers.until(() => writers.refusals.length > 0);
  });
});
