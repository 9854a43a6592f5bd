// node bench/fairness.mjs: what one busy family, four downloads and thirty log-ins cost the others, as
// ratios to the same calls on an idle server. Exits 1 beyond the budgets.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { migrate } from '../backend/dist/database/migrate.js';
import { tell, verdict } from './budgets.mjs';
import { makeCrowd, PASSWORD } from './crowd.mjs';
import { startServer } from './startServer.mjs';
import { SUBJECTS } from './writes/subjects.mjs';
import { Writers } from './writes/Writers.mjs';

const SECRET = 'the secret of a bench, which nobody else uses';
const SECONDS = 5;
const PER_FAMILY = 40;
const EXPORTED_EVENTS = 2_000;

const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
await migrate(postgres.url);
const crowd = await makeCrowd(postgres.url, SECRET, 2 * PER_FAMILY, PER_FAMILY);
const server = await startServer({ DATABASE_URL: postgres.url, SESSION_SECRET: SECRET });
const members = crowd.map((person) => SUBJECTS.kinday.member(person, server.url));
const [busy, quiet] = [members.slice(0, PER_FAMILY), members.slice(PER_FAMILY)];

/** The 95th of a hundred. */
const p95 = (took) => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)];

/** How long one relative's writes take, one after the other. */
async function quietWrites() {
  const writers = new Writers(server.url, quiet.slice(0, 1), 'PUT');
  const { took } = await writers.closedLoop(1, SECONDS);
  writers.close();
  return p95(took);
}

/** How long one relative's reads take, one after the other, until some work is done. */
async function readsDuring(work) {
  const took = [];
  let isOver = false;
  const done = work().then(() => (isOver = true));
  while (!isOver) {
    const begun = performance.now();
    await (await fetch(`${server.url}/api/me`, { headers: quiet[0].headers })).text();
    took.push(performance.now() - begun);
  }
  await done;
  return took;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  await quietWrites();
  const alone = await quietWrites();
  console.info(`p95 of another family's write, alone: ${alone.toFixed(1)} ms`);
  for (const count of [8, 12, 40]) {
    const writers = new Writers(server.url, busy, 'PUT');
    const [beside] = await Promise.all([quietWrites(), writers.closedLoop(count, SECONDS)]);
    writers.close();
    tell(`the same beside ${count} writers in one family`, +(beside / alone).toFixed(1), 4, '×');
  }

  const reads = await readsDuring(() => pause(2_000));
  const logIns = await readsDuring(() =>
    Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { status } = await fetch(`${server.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `person${index}@example.org`, password: PASSWORD }),
        });
        if (status !== 200) throw new Error(`A log-in was answered with ${status}.`);
      }),
    ),
  );
  tell('p95 of reads beside 30 log-ins', +(p95(logIns) / p95(reads)).toFixed(1), 3, '×');

  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(
    `INSERT INTO events (id, family_id, creator_id, title, date, is_all_day, main_category,
       sub_category, notes, version, created_at, updated_at)
     SELECT gen_random_uuid(), $1, m.user_id, 'Long', date '2026-01-01' + n % 365, true,
       'General family gatherings', 'Picnic', repeat('word ', 1600), 1, now(), now()
     FROM generate_series(1, ${EXPORTED_EVENTS}) n,
       (SELECT user_id FROM members WHERE family_id = $1 LIMIT 1) m`,
    [busy[0].familyId],
  );
  await client.end();
  const exports = await readsDuring(() =>
    Promise.all(
      busy.slice(0, 4).map(async ({ familyId, headers }) => {
        const url = `${server.url}/api/family/export.ics?familyId=${familyId}`;
        const file = await (await fetch(url, { headers })).text();
        if (!file.includes('END:VCALENDAR')) throw new Error('A download is not whole.');
      }),
    ),
  );
  tell('longest read beside four downloads of 16 MB', Math.ceil(Math.max(...exports)), 150, 'ms');
} finally {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = verdict();
