/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { newBrowser, releaseOf } from './caches.testing';
import { keepRelease } from './keepRelease';
import { ReleaseAnswers } from './ReleaseAnswers';

const ORIGIN = 'https://kinday.example';
const RELEASE = releaseOf(
  'two',
  '/assets/a.js',
  '/favicon.svg',
  '/profile',
  '/dashboard',
  '/login',
);

let { caches, network } = newBrowser();
let answers: ReleaseAnswers;
/** What goes on behind an answer. */
let meanwhile: Promise<unknown>[];

beforeEach(async () => {
  // Nothing waits in vain for a network that has answered.
  jest.useFakeTimers();
  ({ caches, network } = newBrowser());
  answers = new ReleaseAnswers(RELEASE, ORIGIN);
  meanwhile = [];
  await keepRelease(releaseOf('one', '/assets/old.js'));
  await keepRelease(RELEASE);
  network.asked.length = 0;
  network.isAway = true;
});
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(meanwhile);
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  mode?: RequestMode;
}

function ask(address: string, { method = 'GET', headers = {}, mode = 'cors' }: Asked = {}) {
  const { href: url } = new URL(address, ORIGIN);
  const request = { url, method, headers: new Headers(headers), mode } as Request;
  return answers.answerTo(request, (work) => void meanwhile.push(work));
}
const visit = (address: string) => ask(address, { mode: 'navigate' });
const textOf = async (answer: Promise<Response> | null) => (await answer)?.text();
const online = () => void (network.isAway = false);

test.each<[what: string, address: string, asked: Asked]>([
  ['a call', '/api/events', {}],
  ['the live connection', '/socket.io/?EIO=4', {}],
  ['a feed that somebody opens', '/feed/secret.ics', { mode: 'navigate' }],
  ['a write', '/dashboard', { method: 'POST', mode: 'navigate' }],
  ['a part of a file', '/assets/a.js', { headers: { range: 'bytes=0-1' } }],
  ['another origin', 'https://elsewhere.example/assets/a.js', {}],
  ['a file that is none of the release', '/robots.txt', { mode: 'navigate' }],
  ['a page that is read by a script', '/dashboard', {}],
])('%s passes untouched', (_what, address, asked) => {
  expect(ask(address, asked)).toBeNull();
});

describe('files', () => {
  test('come from what is kept, of this release and of those before it', async () => {
    for (const path of ['/assets/a.js', '/assets/old.js', '/favicon.svg']) {
      expect(await textOf(ask(path))).toBe(`from the network: ${path}`);
    }
    expect(network.asked).toEqual([]);
  });

  test('that are not kept come from the network, and a refusal is told as it is', async () => {
    online();
    network.answer('/assets/none.js', 404);
    expect((await ask('/assets/none.js'))?.status).toBe(404);
    expect(Object.keys(caches.kept())).toEqual(['kinday-one', 'kinday-two']);
  });

  test('of its own that nobody has show that what is kept is not whole: it goes', async () => {
    await caches.delete('kinday-two');
    await caches.open('kinday-two');
    await expect(ask('/assets/a.js')).rejects.toThrow('fetch');
    online();
    network.answer('/assets/a.js', 503);
    expect((await ask('/assets/a.js'))?.status).toBe(503);
    expect(Object.keys(caches.kept())).toEqual(['kinday-one', 'kinday-two']);
    network.answer('/assets/a.js', 404);
    expect((await ask('/assets/a.js'))?.status).toBe(404);
    expect(Object.keys(caches.kept())).toEqual(['kinday-one']);
  });
});

describe('pages of members', () => {
  test('come from what is kept at once, those without a document of their own in any page’s', async () => {
    expect(await textOf(visit('/dashboard?date=2026-11-12'))).toMatch(/dashboard/);
    expect(await textOf(visit('/family'))).toMatch(/profile/);
  });

  test('come from the server once, when that was asked for, and from what is kept where it is away', async () => {
    online();
    network.answers.set('/dashboard', () => Promise.resolve(new Response('newer')));
    answers.letThrough();
    expect(await textOf(visit('/dashboard'))).toBe('newer');
    expect(await textOf(visit('/dashboard'))).toBe('from the network: /dashboard');
    network.isAway = true;
    answers.letThrough();
    expect((await visit('/dashboard'))?.status).toBe(200);
  });

  test('that the browser took away come from the server, and are kept again, once', async () => {
    await caches.delete('kinday-two');
    online();
    await visit('/dashboard');
    await visit('/dashboard');
    await Promise.all(meanwhile);
    expect(caches.kept()['kinday-two']).toEqual(RELEASE.files.map(({ path }) => path));
    expect(network.asked.filter((path) => path === '/profile')).toHaveLength(1);
  });
});

describe('public pages', () => {
  test('come from the network, redirects and refusals too', async () => {
    online();
    expect(await textOf(visit('/login'))).toMatch(/network/);
    const redirect = { type: 'opaqueredirect', status: 0 } as Response;
    network.answers.set('/login', () => Promise.resolve(redirect));
    expect(await visit('/login')).toBe(redirect);
    network.answer('/no-such-page', 404);
    expect((await visit('/no-such-page'))?.status).toBe(404);
  });

  test('come from what is kept where the network is away or the server broken', async () => {
    expect(await textOf(visit('/login'))).toMatch(/login/);
    online();
    network.answer('/login', 502);
    expect((await visit('/login'))?.status).toBe(200);
  });

  test('are not waited for longer than five seconds', async () => {
    online();
    network.answers.set('/login', () => new Promise(() => undefined));
    const answer = visit('/login');
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await answer)?.status).toBe(200);
  });

  test('that are not kept either fail as the network does', async () => {
    await caches.delete('kinday-two');
    await expect(visit('/pricing')).rejects.toThrow('fetch');
  });
});

test('it knows which files are of its release', () => {
  expect(answers.has(['/assets/a.js', '/dashboard'])).toBe(true);
  expect(answers.has(['/assets/a.js', '/assets/old.js'])).toBe(false);
});
