import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { BackupHeader } from '../src/backup/backupFormat.js';
import { restoreBackup } from '../src/backup/restoreBackup.js';
import { writeBackup } from '../src/backup/writeBackup.js';
import { buildEvent, buildFamily } from './support/builders.js';
import { cloneDatabase } from './support/cloneDatabase.js';
import { fingerprint } from './support/fingerprint.js';
import { query } from './support/query.js';
import { startApp } from './support/startApp.js';

const app = startApp();
let folder: string;
let backup: Buffer;
let before: Record<string, unknown>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinday-backup-'));
  const { owner } = await buildFamily(app, 'Ben');
  for (let more = 0; more < 20; more += 1) await buildEvent(owner);
  await writeBackup(app.databaseUrl, path.join(folder, 'good'));
  backup = await readFile(path.join(folder, 'good'));
  await buildEvent(owner);
  before = await fingerprint(app.databaseUrl);
});

afterAll(() => rm(folder, { recursive: true }));

/** The backup with some of its text replaced. */
function edited(change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(backup).toString()));
}

function withHeader(change: (header: BackupHeader) => object): Buffer {
  return edited((text) => {
    const [header = '', ...rest] = text.split('\n');
    return [JSON.stringify(change(JSON.parse(header) as BackupHeader)), ...rest].join('\n');
  });
}

function damaged(): Buffer {
  const copy = Buffer.from(backup);
  copy[copy.length >> 1]! ^= 0xff;
  return copy;
}

test.each([
  ['cut in half', () => backup.subarray(0, backup.length >> 1), 'is damaged or incomplete'],
  ['without its last byte', () => backup.subarray(0, -1), 'is damaged or incomplete'],
  ['with a flipped byte', damaged, 'Nothing was changed'],
  ['of another program', () => Buffer.from('PK\x03\x04 and so on'), 'is damaged or incomplete'],
  ['that is empty', () => gzipSync(''), 'It is empty. Nothing was changed.'],
  ['of another format', () => gzipSync('{}\n'), 'It is not a backup of this program'],
  [
    'of a newer version',
    () => withHeader((header) => ({ ...header, schema: 'Comments1990000000000' })),
    'It was made by a newer version of Kinday: please update first. Nothing was changed.',
  ],
  [
    'with a table of unknown name',
    () => edited((text) => text.replace('\n"events"\n', '\n"pg_authid"\n')),
    'It holds a table that is not known',
  ],
  [
    'whose rows do not fit together',
    () => edited((text) => text.replace(/\n"families"\n(\{.*\}\n)+/, '\n"families"\n')),
    'violates foreign key constraint',
  ],
])('a file %s is refused, and nothing has changed', async (_what, make, reason) => {
  const file = path.join(folder, 'bad');
  await writeFile(file, make());
  await expect(restoreBackup(app.databaseUrl, file)).rejects.toThrow(reason);
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
});

test('a backup of an earlier version is restored as if that version wrote it today', async () => {
  const earlier = withHeader(({ columns, ...header }) => ({
    ...header,
    schema: 'SearchText1790000100000',
    columns: { ...columns, subscriptions: undefined },
  }));
  const text = gunzipSync(earlier).toString().replace('"subscriptions"\n', '');
  await writeFile(path.join(folder, 'earlier'), gzipSync(text));
  const other = await cloneDatabase();
  await restoreBackup(other.url, path.join(folder, 'earlier'));
  const [counted] = await query(
    { databaseUrl: other.url },
    'SELECT count(*)::int AS events FROM events',
  );
  await other.drop();
  expect(counted).toEqual({ events: 20 });
});

test('a database of a newer version is neither saved nor replaced', async () => {
  const newer = `'Comments1990000000000'`;
  await query(app, `INSERT INTO migrations (timestamp, name) VALUES (1990000000000, ${newer})`);
  const file = path.join(folder, 'good');
  await expect(restoreBackup(app.databaseUrl, file)).rejects.toThrow('please update first');
  const next = path.join(folder, 'next');
  await expect(writeBackup(app.databaseUrl, next)).rejects.toThrow('please update first');
  await query(app, `DELETE FROM migrations WHERE name = ${newer}`);
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
});
