import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMPTIED_TABLES, SAVED_TABLES } from '../src/backup/backupFormat.js';
import { keepBackups } from '../src/backup/keepBackups.js';
import { restoreBackup } from '../src/backup/restoreBackup.js';
import { writeBackup } from '../src/backup/writeBackup.js';
import {
  buildEvent,
  buildFamily,
  buildSeries,
  buildUser,
  expectStatus,
  timed,
} from './support/builders.js';
import { cloneDatabase } from './support/cloneDatabase.js';
import { fingerprint } from './support/fingerprint.js';
import { kinday } from './support/kinday.js';
import { query } from './support/query.js';
import { readViews } from './support/readViews.js';
import { startApp } from './support/startApp.js';
import { Tab } from './support/Tab.js';

const NOT_SAVED = [
  'backup_times',
  'log_epoch',
  'migrations',
  'password_resets',
  'rate_limits',
  'sessions',
];

const app = startApp();
let folder: string;
let files = 0;
const newFile = () => path.join(folder, `${(files += 1)}.backup`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kinday-backup-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** A row in each table of what somebody is to be told. */
async function remind(userId: string, familyId: string, entryId: string): Promise<void> {
  const tables = {
    reminder_settings: `'${userId}', true, 'Europe/Berlin', '{30}', '[]', 'both', NULL, NULL, NULL, NULL, '{week}'`,
    entry_reminders: `'${userId}', '${familyId}', '${entryId}', '{5,10}', '[{"days": 1, "time": "18:00"}]'`,
    notices: `gen_random_uuid(), 'reminder', '${userId}', '{}', now(), now(), 'infinity'`,
    reminder_progress: `'due', now()`,
    told_changes: `'${familyId}', 1`,
  };
  for (const [table, row] of Object.entries(tables)) {
    await query(app, `INSERT INTO ${table} VALUES (${row})`);
  }
  await query(app, `INSERT INTO push_key VALUES (true, 'p', 's') ON CONFLICT DO NOTHING`);
  await query(
    app,
    `INSERT INTO push_devices SELECT gen_random_uuid(), user_id, id_hash, 'https://push.example', 'p', 'a', now()
     FROM sessions WHERE user_id = '${userId}'`,
  );
}

test('a backup holds every table, but for those that belong to the running server', async () => {
  const tables = await query<{ name: string }>(
    app,
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const expected = [...SAVED_TABLES, ...EMPTIED_TABLES, ...NOT_SAVED].sort();
  expect(tables.map(({ name }) => name).sort()).toEqual(expected);
});

test('a restored backup makes every client load anew: all is as it was, to the last row', async () => {
  const family = await buildFamily(app, 'Ben', 'Mia');
  const [ben, mia] = [family.members[0]!, family.members[1]!];
  await buildEvent(family.owner, { title: 'Café 🎂 "q" \\ \n new line', notes: '\t' });
  const weekly = await buildSeries(mia, { location: 'Hall, "left"', forIds: [mia.id] });
  const day = `/api/series/${weekly.id}/occurrences/${timed.date}`;
  expectStatus(await mia.client.put(day, { ...timed, title: 'Changed by itself' }), 200);
  const gone = await buildEvent(mia);
  expectStatus(await mia.client.delete(`/api/events/${gone.id}`), 200);
  expectStatus(await mia.client.post('/api/calendars/leave', { familyId: family.id }), 200);
  await query(app, `INSERT INTO subscriptions VALUES ('sub', $1, $2, 'cus', 'active', 7)`, [
    family.id,
    ben.id,
  ]);
  const holidays = { kind: 'holidays', name: 'Days off', color: '#0b8043', country: 'SE' };
  expectStatus(await ben.client.post('/api/feeds', holidays), 201);
  await query(app, `INSERT INTO calendar_links VALUES ('digest', $1, $2, 'all', now())`, [
    family.id,
    ben.id,
  ]);
  await remind(ben.id, family.id, weekly.id);
  const tab = new Tab(ben.client, family.id, () => 1);
  await tab.load();
  await tab.connect();
  const before = await fingerprint(app.databaseUrl);
  const views = await readViews(ben.client, family.id);

  const file = newFile();
  await writeBackup(app.databaseUrl, file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (let more = 0; more < 5; more += 1) await buildEvent(family.owner);
  const late = await buildUser(app, 'Zoe');
  await tab.reaches((await readViews(ben.client, family.id))[0]!.revision);

  await restoreBackup(app.databaseUrl, file);
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
  // Nobody is told again, or of what was due before.
  for (const table of EMPTIED_TABLES) expect(await query(app, `SELECT FROM ${table}`)).toEqual([]);
  await tab.closed();
  // As many writes again: the new log knows the revisions of the old one by other contents.
  for (let more = 0; more < 5; more += 1) await buildEvent(family.owner, { title: 'Other' });
  const fresh = await readViews(ben.client, family.id);
  expect(fresh[0]!.revision).toBe(views[0]!.revision + 5);
  await tab.connect();
  await tab.reaches(fresh[0]!.revision);
  expect(tab.views).toEqual(fresh);
  tab.cut();
  // Whoever is logged in stays so; an account that is not there any more is not.
  expectStatus(await family.owner.client.get('/api/me'), 200);
  expectStatus(await late.client.get('/api/me'), 401);
});

test('a backup is of one moment while everybody writes, and moves to another database', async () => {
  const family = await buildFamily(app);
  let isOver = false;
  const write = async () => {
    while (!isOver) expectStatus(await family.owner.client.post('/api/events', timed), 201);
  };
  await query(app, `UPDATE families SET subscription_tier = 'premium'`);
  const writers = Array.from({ length: 4 }, write);
  const file = newFile();
  await writeBackup(app.databaseUrl, file);
  isOver = true;
  await Promise.all(writers);
  const other = await cloneDatabase();
  await restoreBackup(other.url, file);
  const torn = await query(
    { databaseUrl: other.url },
    `SELECT f.id FROM families f WHERE f.id = $1 AND (
       f.revision <> (SELECT max(revision) FROM changes WHERE family_id = f.id) OR
       f.revision <> 1 + (SELECT count(*) FROM events WHERE family_id = f.id))`,
    [family.id],
  );
  await other.drop();
  expect(torn).toEqual([]);
});

test('a backup never overwrites a file', async () => {
  const file = newFile();
  await writeBackup(app.databaseUrl, file);
  const { size } = await stat(file);
  await expect(writeBackup(app.databaseUrl, file)).rejects.toThrow('is there already');
  expect((await stat(file)).size).toBe(size);
});

test('large calendars go through a small memory', async () => {
  const { id, owner } = await buildFamily(app);
  // 75 MB, in the table whose rows may be the largest.
  await query(
    app,
    `INSERT INTO changes SELECT $1, n, $2, now(), jsonb_build_array(repeat(md5(n::text), 1600))
     FROM generate_series(1000, 2499) AS n`,
    [id, owner.id],
  );
  const small = { DATABASE_URL: app.databaseUrl, NODE_OPTIONS: '--max-old-space-size=128' };
  const before = await fingerprint(app.databaseUrl);
  const file = newFile();
  const saved = await kinday(small, 'backup', file);
  expect(saved).toMatch(/ holds \d+ calendars, \d+ accounts and \d+ events\.$/);
  const restored = await kinday(small, 'restore', file);
  expect(restored).toMatch(/^Everything is again as it was on 20..-..-.. at ..:.. UTC\.$/);
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
}, 120_000);

test('a folder keeps the newest backup of each of the last days, and what else is in it', async () => {
  const kept = await mkdtemp(path.join(folder, 'kept-'));
  const add = async (name: string) => {
    await writeFile(path.join(kept, name), name);
    return name;
  };
  const draft = () => `kinday-20200101T000000000Z.backup-${randomUUID()}.part`;
  const mine = await add('notes.txt');
  // Days with several, as after restarts, and one long ago: the server was away since.
  await add('kinday-20191230T010000000Z.backup');
  const old = await add('kinday-20191231T010000000Z.backup');
  await add('kinday-20200105T010000000Z.backup');
  const late = await add('kinday-20200105T230000000Z.backup');
  const [killed, written] = [await add(draft()), await add(draft())];
  const before = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  await utimes(path.join(kept, killed), before, before);
  const made: string[] = [];
  for (let time = 0; time < 5; time += 1) made.push(await keepBackups(app.databaseUrl, kept, 3));
  const newest = path.basename(made.at(-1)!);
  // Of what is made around midnight two days may have one.
  const days = new Set(made.map((file) => path.basename(file).slice(0, 15)));
  const expected = days.size === 1 ? [old, late, written, newest, mine] : [late, written, mine];
  expect(await readdir(kept)).toEqual(expect.arrayContaining(expected));
  expect(await readdir(kept)).toHaveLength(5);
  await restoreBackup(app.databaseUrl, made.at(-1)!);
});
