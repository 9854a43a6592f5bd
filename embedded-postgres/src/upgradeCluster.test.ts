import { expect, test } from '@jest/globals';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { query } from '../test/query.js';
import { startInDirectory } from '../test/startInDirectory.js';

const { at, startHere } = startInDirectory();

/** Reads one table; what a whole database is, its owner knows. */
async function copyNotes(from: string, to: string): Promise<void> {
  const [row] = await query<{ text: string }>(from, 'SELECT text FROM notes');
  await query(to, `CREATE TABLE notes AS SELECT '${row!.text}' AS text`);
}

/** Makes the cluster one of PostgreSQL 17, as far as can be: only the programs kept for 17 read it. */
async function makeOld(): Promise<void> {
  await chmod(at('..'), 0o755);
  await rename(at('binaries-18'), at('binaries-17'));
  const program = at('binaries-17', 'native', 'bin', 'postgres');
  await rename(program, `${program}.real`);
  const script = '#!/bin/sh\n[ "$1" = -D ] && echo 18 >"$2/PG_VERSION"\nexec "$0.real" "$@"\n';
  await writeFile(program, script, { mode: 0o755 });
  await writeFile(at('data', 'PG_VERSION'), '17\n');
}

async function startWithNote() {
  const { url, stop } = await startHere();
  await query(url, `CREATE TABLE notes AS SELECT 'buy milk' AS text`);
  await stop();
}

test('a cluster of an earlier major version is moved over, and the old one is kept', async () => {
  await startWithNote();
  await makeOld();
  const { url } = await startHere({ copyDatabase: copyNotes });
  expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
  expect(await readFile(at('data-17', 'PG_VERSION'), 'utf8')).toBe('18\n');
  expect(await readFile(at('binaries-18', 'package.json'), 'utf8')).toContain('"version": "18');
});

test('a move that fails or is interrupted loses nothing: the next start begins anew', async () => {
  await startWithNote();
  await makeOld();
  const fail = () => Promise.reject(new Error('the disk is full'));
  await expect(startHere({ copyDatabase: fail })).rejects.toThrow('the disk is full');
  await writeFile(at('data', 'PG_VERSION'), '17\n');
  // As if cut off between the two renames; the number in the lock is another program's now.
  await rename(at('data'), at('data-17'));
  await writeFile(at('data-17', 'postmaster.pid'), `${process.pid}\n`);
  const { url } = await startHere({ copyDatabase: copyNotes });
  expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
});

test('forth, back and forth again: each move keeps what it found, beside what was kept before', async () => {
  await startWithNote();
  await makeOld();
  // What was kept at the first move, before somebody went back.
  await mkdir(at('data-17'));
  await writeFile(at('data-17', 'PG_VERSION'), 'the first time');
  const { url, stop } = await startHere({ copyDatabase: copyNotes });
  expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
  expect(await readFile(at('data-17', 'PG_VERSION'), 'utf8')).toBe('the first time');
  expect(await readFile(at('data-17-2', 'PG_VERSION'), 'utf8')).toBe('18\n');
  await stop();
});

test('a move that is cut off between its renames goes on from what it had moved, not from another', async () => {
  await startWithNote();
  await makeOld();
  // Kept when somebody went back from 18: it is a later version, and older data.
  await mkdir(at('data-18'));
  await rename(at('data'), at('data-17'));
  await writeFile(at('moving'), 'data-17');
  const { url } = await startHere({ copyDatabase: copyNotes });
  expect(await query(url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
});

test('without the old programs it says what to do', async () => {
  await startWithNote();
  await writeFile(at('data', 'PG_VERSION'), '16\n');
  await expect(startHere({ copyDatabase: copyNotes })).rejects.toThrow(
    /made by PostgreSQL 16.*save the database with the release that made it/,
  );
});
