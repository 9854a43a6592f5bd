import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Client } from 'pg';
import { query } from '../test/query.js';
import { startInDirectory } from '../test/startInDirectory.js';
import { binariesPackage } from './postgresBinaries.js';

const { at, startHere, startOwner, serverGone } = startInDirectory();

test('a new directory gets a UTF-8 database kinday that sorts by code point and keeps time in UTC', async () => {
  const { url } = await startHere();
  const [row] = await query<{ encoding: string; locale: string; zone: string; name: string }>(
    url,
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
            current_setting('TimeZone') AS zone, datname AS name
     FROM pg_database WHERE datname = current_database()`,
  );
  expect(row).toEqual({ encoding: 'UTF8', locale: 'C.UTF-8', zone: 'UTC', name: 'kinday' });
});

test('the server listens on this machine only and wants its random password', async () => {
  const { url } = await startHere();
  const [row] = await query<{ addresses: string; sockets: string }>(
    url,
    `SELECT current_setting('listen_addresses') AS addresses,
            current_setting('unix_socket_directories') AS sockets`,
  );
  expect(row).toEqual({ addresses: '127.0.0.1', sockets: '' });
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  const kept = await stat(at('password'));
  expect(kept.mode & 0o777).toBe(0o600);
});

test('a second start finds what the first one kept', async () => {
  const first = await startHere();
  await query(first.url, `CREATE TABLE notes AS SELECT 'buy milk' AS text`);
  await first.stop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  const second = await startHere();
  expect(await query(second.url, 'SELECT text FROM notes')).toEqual([{ text: 'buy milk' }]);
});

test('after kill -9 of the owner the next start has every committed row', async () => {
  const killed = await startOwner();
  await query(killed.url, 'CREATE TABLE counted AS SELECT n FROM generate_series(1, 500) AS n');
  const open = new Client({ connectionString: killed.url });
  open.on('error', () => undefined);
  await open.connect();
  await open.query('BEGIN; INSERT INTO counted VALUES (501)');
  await killed.kill();
  const next = await startHere();
  expect(await query(next.url, 'SELECT count(*)::int AS rows FROM counted')).toEqual([
    { rows: 500 },
  ]);
});

test('the server ends by itself when its owner is killed', async () => {
  const owner = await startOwner();
  await owner.kill();
  await serverGone();
});

test('processes that start at once in a new directory share one server, which stays until its owner stops', async () => {
  const [one, two] = await Promise.all([startOwner(), startOwner()]);
  expect(one.url).toBe(two.url);
  const guest = await startHere();
  await guest.stop();
  expect(await query(one.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('Ctrl-C to the whole process group leaves the server up until its owner has said goodbye', async () => {
  const { child, nextLine } = await startOwner();
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await nextLine()).toBe('answered after SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  await serverGone();
});

test('a lock left by a power cut whose number another program has now does not stop the start', async () => {
  const first = await startHere();
  const lockFile = at('data', 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  await first.stop();
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
  const second = await startHere();
  expect(await query(second.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('a lost password is named, not replaced', async () => {
  const first = await startHere();
  await first.stop();
  await rm(at('password'));
  await expect(startHere()).rejects.toThrow('The password of the database is missing');
});

test('a system without binaries is told to set DATABASE_URL', () => {
  expect(() => binariesPackage('win32', 'x64')).toThrow(
    'Kinday Calendar brings its own PostgreSQL for Linux and macOS only, not for win32-x64: set DATABASE_URL to a PostgreSQL database of your own.',
  );
});
