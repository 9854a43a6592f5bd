import { expect, test } from '@jest/globals';
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { query } from '../test/query.js';
import { startInDirectory } from '../test/startInDirectory.js';

const { at, startHere } = startInDirectory();

test('the data stays in its directory, also below one that only the caller may enter', async () => {
  // As root, for whom another user runs the server, this is like /root.
  await chmod(at('..'), 0o700);
  const first = await startHere();
  await query(first.url, `CREATE TABLE notes AS SELECT 'buy milk' AS text`);
  await first.stop();
  expect((await readFile(at('data', 'PG_VERSION'), 'utf8')).trim()).toBe('18');
  await expect(stat(at('location'))).rejects.toThrow('ENOENT');
  const second = await startHere();
  expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
});

/** Moves the data to where an earlier version kept it, below a directory that root's server could not enter. */
async function keepElsewhere(): Promise<string> {
  const elsewhere = await mkdtemp('/var/tmp/kinday-postgres-');
  await chmod(elsewhere, 0o711);
  await rename(at('data'), path.join(elsewhere, 'data'));
  await writeFile(at('location'), elsewhere);
  return elsewhere;
}

test('data that an earlier version kept under /var/tmp are copied home; the old copy stays', async () => {
  const first = await startHere();
  await query(first.url, `CREATE TABLE notes AS SELECT 'buy milk' AS text`);
  await first.stop();
  const elsewhere = await keepElsewhere();
  const second = await startHere();
  expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
  expect((await readFile(at('data', 'PG_VERSION'), 'utf8')).trim()).toBe('18');
  await expect(stat(at('location'))).rejects.toThrow('ENOENT');
  expect((await stat(path.join(elsewhere, 'data', 'PG_VERSION'))).isFile()).toBe(true);
  await rm(elsewhere, { recursive: true });
});

test('data under /var/tmp that are gone are named, not replaced by an empty database', async () => {
  const first = await startHere();
  await first.stop();
  await rm(await keepElsewhere(), { recursive: true });
  await expect(startHere()).rejects.toThrow('which is gone: bring it back');
});
