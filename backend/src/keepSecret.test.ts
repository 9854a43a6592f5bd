import { expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSecret } from './keepSecret.js';

test('the secret is made once, also by two at once, and is for its owner’s eyes only', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kinday-secret-'));
  const dataDir = join(directory, 'data');
  const [one, two] = await Promise.all([keepSecret(dataDir), keepSecret(dataDir)]);
  const { mode } = await stat(join(dataDir, 'session-secret'));
  await rm(directory, { recursive: true });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(mode & 0o777).toBe(0o600);
});

test('a secret that a crash left empty signs nothing', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kinday-secret-'));
  await writeFile(join(dataDir, 'session-secret'), '');
  await expect(keepSecret(dataDir)).rejects.toThrow('session-secret is empty: delete it');
  expect(await readdir(dataDir)).toEqual(['session-secret']);
  await rm(dataDir, { recursive: true });
});

test('a file system without links keeps one secret as well, also of two at once', async () => {
  const files = await import('node:fs/promises');
  const link = () => Promise.reject(Object.assign(new Error('no links'), { code: 'EPERM' }));
  jest.unstable_mockModule('node:fs/promises', () => ({ ...files, link }));
  jest.resetModules();
  const without = await import('./keepSecret.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'kinday-secret-'));
  const [one, two] = await Promise.all([without.keepSecret(dataDir), without.keepSecret(dataDir)]);
  const { mode } = await stat(join(dataDir, 'session-secret'));
  await rm(dataDir, { recursive: true });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(two).toBe(one);
  expect(mode & 0o777).toBe(0o600);
});
