import { afterAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBackup } from '../src/backup/writeBackup.js';
import { startHeldApp } from './support/startHeldApp.js';

const { app, hold } = startHeldApp();
let folder: string;
afterAll(() => rm(folder, { recursive: true }));

test('a backup has its name only once it is whole: whoever kills it leaves none that looks like one', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinday-backup-'));
  await hold('BEGIN');
  await hold('LOCK TABLE changes');
  const saving = writeBackup(app.databaseUrl, path.join(folder, 'night'));
  while ((await readdir(folder)).length === 0) await new Promise(setImmediate);
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^night-.+\.part$/)]);
  await hold('COMMIT');
  await saving;
  expect(await readdir(folder)).toEqual(['night']);
});
