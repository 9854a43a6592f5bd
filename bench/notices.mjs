// node bench/notices.mjs: 100,000 reminders due in one minute: how fast they are told, by push
// messages that are encrypted one by one, what that costs, and what it costs the writes beside it.
// Exits 1 over budget.
import { once } from 'node:events';
import { createECDH } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { tell, verdict } from './budgets.mjs';
import { startServer } from './startServer.mjs';
import { cpuOf, cpuOfPostgres, memoryOf, postmasterOf } from './writes/cost.mjs';
import { SECRET } from './peers/token.mjs';
import { SUBJECTS } from './writes/subjects.mjs';
import { Writers } from './writes/Writers.mjs';

const FAMILIES = Number(process.env.BENCH_FAMILIES ?? 400);
const MEMBERS = 5;
const EVENTS_EACH = 50;
const WARM_EACH = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WRITES_PER_SECOND = 50;
const LEAD_MINUTES = 30;
const MINUTE_MS = 60_000;

const p99 = (took) => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)];
const fullMinuteAfter = (seconds) =>
  Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS) * MINUTE_MS;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const count = async (rows) => (await rows).rows[0].count;

const service = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end());
});
service.keepAliveTimeout = MINUTE_MS;
await once(service.listen(0, '127.0.0.1'), 'listening');
const pushServices = `http://127.0.0.1:${service.address().port}`;

const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const people = await SUBJECTS.kinday.prepare(postgres.url, FAMILIES, MEMBERS);
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const postmaster = await postmasterOf(database);

/** Everybody has a browser and turned reminders on. */
async function enrol() {
  const key = createECDH('prime256v1').generateKeys('base64url');
  await database.query(
    `INSERT INTO push_devices (id, user_id, session_id_hash, endpoint, p256dh, auth, created_at)
     SELECT gen_random_uuid(), user_id, id_hash, $1 || '/' || user_id, $2, $3, now() FROM sessions`,
    [pushServices, key, 'A'.repeat(22)],
  );
  await database.query(
    `INSERT INTO reminder_settings (user_id, is_on, zone, timed, all_day, way, ended_mails)
     SELECT id, true, 'UTC', $1, '[]', 'notification', '{}' FROM users`,
    [[LEAD_MINUTES]],
  );
  await database.query(`UPDATE families SET zone = 'UTC'`);
}

/** Events of which everybody is to be reminded at one instant. */
async function addEvents(dueAt, each) {
  const start = new Date(dueAt + LEAD_MINUTES * MINUTE_MS).toISOString();
  await database.query(
    `INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
       main_category, sub_category, location, created_at, updated_at)
     SELECT gen_random_uuid(), id, owner_id, 'Dentist ' || n, $1, $2, $2, false,
       'General family gatherings', 'Picnic', 'Dr. Lee, Main St', now(), now()
     FROM families, generate_series(1, ${each}) n`,
    [start.slice(0, 10), start.slice(11, 16)],
  );
  await database.query('ANALYZE');
}

/** Writes for a while. @returns what they took, what the server and PostgreSQL used, its memory at most */
async function write(server, seconds) {
  const members = people.map((person) => SUBJECTS.kinday.member(person, server.url));
  const writers = new Writers(server.url, members, 'PUT');
  const begun = { server: cpuOf(server.pid), postgres: cpuOfPostgres(postmaster) };
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, memoryOf(server.pid))), 250);
  const { took } = await writers.openLoop(WRITES_PER_SECOND, seconds);
  clearInterval(watch);
  writers.close();
  const cpu = {
    server: cpuOf(server.pid) - begun.server,
    postgres: cpuOfPostgres(postmaster) - begun.postgres,
  };
  return { p99: p99(took), cpu, memory };
}

const plannedCount = () => count(database.query('SELECT count(*)::int FROM notices'));
const toldCount = () =>
  count(database.query(`SELECT count(*)::int FROM notices WHERE outcome = 'told'`));

await enrol();
const server = await startServer({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: SECRET,
  PUSH_SERVICES: pushServices,
});
try {
  // A minute with few reminders first: code that has never run is slow, and no server's for long.
  await addEvents(fullMinuteAfter(0), WARM_EACH);
  await write(server, SECONDS / 4);
  while ((await toldCount()) < FAMILIES * MEMBERS * WARM_EACH) await pause(200);
  const dueAt = fullMinuteAfter(SECONDS + 5);
  await addEvents(dueAt, EVENTS_EACH);
  const alone = await write(server, SECONDS);
  await pause(dueAt - Date.now());
  const planning = await write(server, SECONDS);
  while ((await plannedCount()) < FAMILIES * MEMBERS * (WARM_EACH + EVENTS_EACH)) await pause(200);
  console.info(
    `all planned and ${await toldCount()} told ${((Date.now() - dueAt) / 1000).toFixed(0)} s after they were due`,
  );
  const [before, begun] = [await toldCount(), performance.now()];
  const telling = await write(server, SECONDS);
  const told = (await toldCount()) - before;
  const seconds = (performance.now() - begun) / 1000;
  const perThousand = (what) => ((telling.cpu[what] - alone.cpu[what]) / told) * 1000;
  console.info(`told a second: ${Math.round(told / seconds)}`);
  console.info(`CPU s of the server / 1,000 told: ${perThousand('server').toFixed(2)}`);
  console.info(`CPU s of PostgreSQL / 1,000 told: ${perThousand('postgres').toFixed(2)}`);
  const all = [alone, planning, telling].map((each) => each.p99.toFixed(1)).join(', ');
  console.info(
    `p99 of ${WRITES_PER_SECOND} writes a second alone, beside planning, beside telling: ${all} ms`,
  );
  tell('p99 of writes beside planning', +(planning.p99 / alone.p99).toFixed(2), 1.5, '×');
  tell('p99 of writes beside telling', +(telling.p99 / alone.p99).toFixed(2), 1.5, '×');
  const memories = [alone, planning, telling].map(({ memory }) => Math.round(memory / 1024));
  console.info(`memory of the server at most, then: ${memories.join(', ')} MB`);
} finally {
  await server.stop();
  await database.end();
  await postgres.stop();
  service.close();
  service.closeAllConnections();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = verdict();
