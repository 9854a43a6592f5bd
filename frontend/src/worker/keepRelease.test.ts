/** @jest-environment node */
import { beforeEach, expect, test } from '@jest/globals';
import { newBrowser, releaseOf } from './caches.testing';
import { forgetOldReleases, keepRelease, refreshKept } from './keepRelease';

const ONE = releaseOf('one', '/assets/a.js', '/assets/b.js', '/dashboard');
const TWO = releaseOf('two', '/assets/a.js', '/assets/c.js', '/dashboard');

let { caches, network } = newBrowser();
beforeEach(() => void ({ caches, network } = newBrowser()));

const kept = async (path: string, cacheName: string) =>
  (await caches.match(path, { cacheName }))?.text();

test('a release is kept file after file, the documents last', async () => {
  await keepRelease(ONE);
  expect(network.asked).toEqual(['/assets/a.js', '/assets/b.js', '/dashboard']);
  expect(caches.kept()).toEqual({ 'kinday-one': network.asked });
});

test('of the release before only what has another name is fetched, and its documents anew', async () => {
  await keepRelease(ONE);
  network.asked.length = 0;
  network.answers.set('/dashboard', () => Promise.resolve(new Response('of two')));
  await keepRelease(TWO);
  expect(network.asked).toEqual(['/assets/c.js', '/dashboard']);
  expect(await kept('/dashboard', 'kinday-two')).toBe('of two');
  expect(await kept('/dashboard', 'kinday-one')).toBe('from the network: /dashboard');
});

test.each([404, 503])(
  'what breaks off by an answer %i goes on from there, and has no document until it is whole',
  async (status) => {
    network.answer('/assets/b.js', status);
    await expect(keepRelease(ONE)).rejects.toThrow('/assets/b.js');
    expect(caches.kept()).toEqual({ 'kinday-one': ['/assets/a.js'] });
    network.answers.clear();
    network.asked.length = 0;
    await keepRelease(ONE);
    expect(network.asked).toEqual(['/assets/b.js', '/dashboard']);
  },
);

test('where there is no room nothing of it is kept, and that is no failure', async () => {
  await keepRelease(ONE);
  caches.refusal = new DOMException('Full', 'QuotaExceededError');
  await keepRelease(TWO);
  expect(Object.keys(caches.kept())).toEqual(['kinday-one']);
});

test('the two releases before stay for their tabs, and nothing of others goes', async () => {
  for (const name of ['kinday-1', 'of-others', 'kinday-2', 'kinday-3', 'kinday-one']) {
    await caches.open(name);
  }
  await forgetOldReleases(ONE);
  expect(await caches.keys()).toEqual(['of-others', 'kinday-2', 'kinday-3', 'kinday-one']);
});

test('a page is kept anew with its headers, and stays where the server sends another one', async () => {
  await keepRelease(ONE);
  network.answers.set('/dashboard', () => Promise.resolve(new Response('the same')));
  await refreshKept(ONE, '/dashboard');
  expect(await kept('/dashboard', 'kinday-one')).toBe('the same');
  // The browser compares it with what the build wrote.
  network.answers.set('/dashboard', () => Promise.reject(new TypeError('integrity')));
  await expect(refreshKept(ONE, '/dashboard')).rejects.toThrow('integrity');
  expect(await kept('/dashboard', 'kinday-one')).toBe('the same');
});
