// npm run bench -- cold: the first writes after a start, beside Express + Socket.IO as fresh, in one run
// by turns. A lost or doubled delivery ends it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { median } from './budgets.mjs';
import { postmasterOf } from './writes/cost.mjs';
import { Run } from './writes/Run.mjs';
import { SUBJECTS } from './writes/subjects.mjs';

const NAMES = ['express', 'kinday'];
const [FAMILIES, MEMBERS] = [20, 5];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** From the first write on; a smoke run needs no more than a moment. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PER_SECOND = 200;
/** How much slower the slowest hundredth of the first writes may be than those of the other server. */
const GOAL = 2;

const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
const postmaster = await postmasterOf(admin);

/** The address of a database of this server by its name. */
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: name }).href;

/** Fills a database, and has PostgreSQL count what it holds, as it has long done where a server starts anew. */
async function prepare(name) {
  await admin.query(`CREATE DATABASE cold_${name}`);
  const url = databaseUrl(`cold_${name}`);
  const people = await SUBJECTS[name].prepare(url, FAMILIES, MEMBERS);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
  return people;
}

async function runOnce(name, round, people) {
  const database = `cold_${name}_${round}`;
  await admin.query(`CREATE DATABASE ${database} TEMPLATE cold_${name}`);
  await admin.query('CHECKPOINT');
  const begun = performance.now();
  const run = await Run.start(SUBJECTS[name], people, { url: databaseUrl(database), postmaster });
  const startMs = performance.now() - begun;
  await run.connect();
  const { p50, p95, p99 } = await run.measure((writers) => writers.openLoop(PER_SECOND, SECONDS));
  await run.checkDeliveries();
  await run.stop();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  return { startMs, p50, p95, p99 };
}

const digits = (figure) => (figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3));

try {
  const people = {};
  for (const name of NAMES) people[name] = await prepare(name);
  const results = Object.fromEntries(NAMES.map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of NAMES) results[name].push(await runOnce(name, round, people[name]));
  }
  console.info(
    `\n| the first ${SECONDS} s, ${PER_SECOND} writes/s | ${NAMES.join(' | ')} | ratio |`,
  );
  console.info('|---|---|---|---|');
  const ratios = {};
  for (const key of ['startMs', 'p50', 'p95', 'p99']) {
    const figures = (name) => results[name].map((round) => round[key]);
    const cells = NAMES.map((name) => {
      const all = figures(name);
      return `${digits(median(all))} (${digits(Math.min(...all))}–${digits(Math.max(...all))})`;
    });
    ratios[key] = median(figures('kinday')) / median(figures('express'));
    console.info(`| ${key} | ${cells.join(' | ')} | ${digits(ratios[key])} |`);
  }
  const verdict = ratios.p99 <= GOAL ? 'reached' : 'missed';
  console.info(`\np99: ${digits(ratios.p99)} times, at most ${GOAL}: ${verdict}.`);
} finally {
  await admin.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
