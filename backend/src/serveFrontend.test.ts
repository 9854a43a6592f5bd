import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express from 'express';
import { keepRelease } from './keepRelease.js';
import { serveFrontend } from './serveFrontend.js';

const WRITTEN = ['landing', 'features', 'pricing', 'about', 'contact', 'privacy'];
WRITTEN.push('login', 'signup', 'dashboard');

let directory: string;
const servers: Server[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kinday-pages-'));
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await rm(directory, { recursive: true });
});

/** A node with a build of its own, which has one script. */
async function startNode(release: string, dataDir = 'data') {
  const built = join(directory, release);
  await mkdir(join(built, 'assets'), { recursive: true });
  for (const name of ['index', ...WRITTEN]) await writeFile(join(built, `${name}.html`), name);
  await writeFile(join(built, 'robots.txt'), 'User-agent: *');
  await writeFile(join(built, 'sw.js'), `// ${release}`);
  await writeFile(join(built, 'assets', `page-${release}.js`), `// ${release}`);
  await writeFile(join(built, 'assets', `page-${release}.js.br`), release);
  const app = express();
  await serveFrontend(app, join(directory, dataDir), built);
  const server = app.listen(0);
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://localhost:${port}${path}`);
}

test('an asset that is not there is 404 and kept by nobody', async () => {
  const ask = await startNode('one');
  for (const path of ['/assets/x.js', '/assets/', '/favicon.ico']) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
  }
});

test('a browser asks each time whether there is another service worker', async () => {
  const ask = await startNode('one');
  const answer = await ask('/sw.js');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Type')).toContain('text/javascript');
});

test('where there is no worker any more, what ends it is served in its place', async () => {
  const ask = await startNode('one');
  await rm(join(directory, 'one', 'sw.js'));
  await writeFile(join(directory, 'one', 'endWorker.js'), '// ends');
  const answer = await ask('/sw.js');
  expect([answer.status, await answer.text()]).toEqual([200, '// ends']);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Content-Type')).toContain('text/javascript');
});

test.each([
  ['/', 200, 'landing'],
  ['/dashboard', 200, 'dashboard'],
  ['/DASHBOARD/', 200, 'dashboard'],
  ['/pricing?from=mail', 200, 'pricing'],
  ['/login?next=%2Ffamily', 200, 'login'],
  ['/signup?mode=createFamily', 200, 'signup'],
  ['/signup?mode=joinFamily&code=ABC123', 200, 'index'],
  ['/signup?plan=premium', 200, 'index'],
  ['/profile', 200, 'index'],
  ['/no/such/page', 404, 'index'],
  ['/robots.txt', 200, 'User-agent: *'],
])('%s answers %i with its document', async (path, status, text) => {
  const ask = await startNode('one');
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each([`/${'.'.repeat(15_000)}/x`, `${'/'.repeat(15_000)}x`])(
  'an address made to be looked at for long holds nobody up',
  async (path) => {
    const ask = await startNode('one');
    const begun = performance.now();
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(path)).status).toBe(404);
    // Read once, all five take milliseconds; read anew from each of its characters, four seconds.
    expect(performance.now() - begun).toBeLessThan(1_500);
  },
);

test('nodes of two releases that share their data serve the assets of both', async () => {
  const before = await startNode('one');
  const after = await startNode('two');
  for (const [ask, release] of [
    [before, 'two'],
    [after, 'one'],
  ] as const) {
    const answer = await ask(`/assets/page-${release}.js`);
    expect([answer.status, await answer.text()]).toEqual([200, `// ${release}`]);
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
  }
});

test('the third release before this one is forgotten', async () => {
  for (const release of ['one', 'two', 'three']) await startNode(release);
  const ask = await startNode('four');
  expect((await ask('/assets/page-two.js')).status).toBe(200);
  expect((await ask('/assets/page-one.js')).status).toBe(404);
});

test('two containers, whose processes have the same number, keep a release at once', async () => {
  await startNode('one', 'other');
  const [assets, kept] = [join(directory, 'one', 'assets'), join(directory, 'data', 'releases')];
  await Promise.all([keepRelease(assets, kept), keepRelease(assets, kept)]);
  expect(await readdir(kept)).toHaveLength(1);
});

test('a copy that is not whole is taken away, not served from, and pushes no whole one out', async () => {
  const kept = join(directory, 'data', 'releases');
  for (const release of ['one', 'two', 'three']) await startNode(release);
  const whole = await readdir(kept);
  const [killed, long] = ['4', '5'].map((digit) => `${digit.repeat(16)}.${randomUUID()}`);
  for (const half of [killed!, long!]) {
    await mkdir(join(kept, half));
    await writeFile(join(kept, half, 'half.js'), 'cut off');
  }
  const before = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(join(kept, long!), before, before);
  // What cannot be copied fails as a disk that is full does.
  await mkdir(join(directory, 'broken'));
  execFileSync('mkfifo', [join(directory, 'broken', 'pipe.js')]);
  await expect(keepRelease(join(directory, 'broken'), kept)).rejects.toThrow();
  expect((await readdir(kept)).sort()).toEqual([...whole, killed, long].sort());
  const ask = await startNode('three');
  expect((await ask('/assets/half.js')).status).toBe(404);
  // Another node may be writing it still; after a day nobody is.
  expect((await readdir(kept)).sort()).toEqual([...whole, killed].sort());
});

test('without a place to keep them the pages are served all the same', async () => {
  await writeFile(join(directory, 'data'), 'a file where the directory should be');
  const ask = await startNode('one');
  expect((await ask('/assets/page-one.js')).status).toBe(200);
});
