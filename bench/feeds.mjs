// node bench/feeds.mjs: 1,000 calendar programs ask at their links at once, first for calendars that
// nobody has asked for, then again: how long they wait, and what that costs the writes beside them.
// Exits 1 over budget.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { tell, verdict } from './budgets.mjs';
import { startServer } from './startServer.mjs';
import { SECRET } from './peers/token.mjs';
import { SUBJECTS } from './writes/subjects.mjs';
import { Writers } from './writes/Writers.mjs';

const FAMILIES = 200;
const MEMBERS = 5;
const EVENTS_EACH = 200;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const WRITES_PER_SECOND = 50;

const p99 = (took) => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)];

const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const people = await SUBJECTS.kinday.prepare(postgres.url, FAMILIES, MEMBERS);
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();

/** Every member has a link, and every calendar some years of events. @returns the secrets */
async function subscribe() {
  await database.query(
    `INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
       main_category, sub_category, location, created_at, updated_at)
     SELECT gen_random_uuid(), id, owner_id, 'Dentist ' || n, '2025-01-01'::date + n * 5, '15:00', '16:00',
       false, 'General family gatherings', 'Picnic', 'Dr. Lee, Main St', now(), now()
     FROM families, generate_series(1, ${EVENTS_EACH}) n`,
  );
  await database.query(`UPDATE families SET zone = 'Europe/Berlin'`);
  const { rows } = await database.query('SELECT family_id, user_id FROM members');
  return Promise.all(
    rows.map(async ({ family_id: familyId, user_id: userId }, number) => {
      const secret = `secret-${number}`;
      const hash = createHash('sha256').update(secret).digest('base64url');
      await database.query(
        `INSERT INTO calendar_links (secret_hash, family_id, user_id, what, created_at)
         VALUES ($1, $2, $3, 'mine', now())`,
        [hash, familyId, userId],
      );
      return secret;
    }),
  );
}

const programs = fork(new URL('./feeds/askAll.mjs', import.meta.url), {
  execPath: 'nice',
  execArgv: ['-n', '19', process.execPath],
});

/** All programs ask at once, by the tags they know. */
async function askAll(url, secrets, tags = []) {
  programs.send({ url, secrets, tags });
  const [answers] = await once(programs, 'message');
  return answers;
}

/** Writes for a while; a part of it in, something else begins. @returns the p99 of the writes, in ms */
async function write(server, beside = () => undefined) {
  const members = people.map((person) => SUBJECTS.kinday.member(person, server.url));
  const writers = new Writers(server.url, members, 'PUT');
  const begun = new Promise((resolve) => setTimeout(resolve, (SECONDS * 1000) / 5)).then(beside);
  const { took } = await writers.openLoop(WRITES_PER_SECOND, SECONDS);
  writers.close();
  return { p99: p99(took), beside: await begun };
}

const server = await startServer({
  DATABASE_URL: postgres.url,
  SESSION_SECRET: SECRET,
  RATE_LIMIT_SCALE: '1000',
});
try {
  const secrets = await subscribe();
  await database.query('ANALYZE');
  // Code that has never run is slow, and no server's for long.
  await askAll(server.url, secrets.slice(0, 20));
  await write(server);
  const alone = await write(server);
  const first = await write(server, () => askAll(server.url, secrets));
  const again = await write(server, () => askAll(server.url, secrets, first.beside.tags));
  for (const [name, { beside }] of Object.entries({ first, again })) {
    const answers = JSON.stringify(beside.statuses);
    console.info(`${name}: ${answers}, p99 of the answers ${Math.round(p99(beside.took))} ms`);
  }
  const all = [alone, first, again].map((each) => each.p99.toFixed(1)).join(', ');
  console.info(
    `p99 of ${WRITES_PER_SECOND} writes a second alone, beside the first, beside the next: ${all} ms`,
  );
  tell('p99 of writes beside 1,000 first reads', +(first.p99 / alone.p99).toFixed(2), 3, '×');
  tell('p99 of writes beside 1,000 next reads', +(again.p99 / alone.p99).toFixed(2), 3, '×');
} finally {
  programs.kill();
  await server.stop();
  await database.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = verdict();
