// npm run bench -- writes [raw express feathers kinday]: what a write and a connection cost, beside
// servers that promise less. One run, interleaved; a lost or doubled delivery ends it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { postmasterOf } from './writes/cost.mjs';
import { Run } from './writes/Run.mjs';
import { SUBJECTS } from './writes/subjects.mjs';
import { printTable } from './writes/table.mjs';

const FAMILIES = Number(process.env.BENCH_FAMILIES ?? 100);
const MEMBERS = 5;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** Of each kind of writing; a smoke run needs no more than a moment. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);

const wanted = process.argv.slice(2);
const names = Object.keys(SUBJECTS).filter((name) => wanted.length === 0 || wanted.includes(name));
const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
const postmaster = await postmasterOf(admin);

/** The address of a database of this server by its name. */
const databaseUrl = (name) => Object.assign(new URL(postgres.url), { pathname: name }).href;

/**
 * Has PostgreSQL count what a database holds, as it does by itself within a minute of the first rows:
 * until then it plans as for empty tables, and reads the events of all calendars for those of one.
 */
async function analyze(database) {
  const client = new pg.Client({ connectionString: databaseUrl(database) });
  await client.connect();
  await client.query('ANALYZE');
  await client.end();
}

async function runOnce(name, round, people) {
  const database = `bench_${name}_${round}`;
  await admin.query(`CREATE DATABASE ${database} TEMPLATE bench_${name}`);
  await admin.query('CHECKPOINT');
  const run = await Run.start(SUBJECTS[name], people, {
    url: databaseUrl(database),
    postmaster,
  });
  const connections = await run.connect();
  await run.measure((writers) => writers.closedLoop(32, SECONDS / 4));
  await analyze(database);
  const one = await run.measure((writers) => writers.closedLoop(1, SECONDS / 3));
  const many = await run.measure((writers) => writers.closedLoop(32, SECONDS));
  const steady = await run.measure((writers) => writers.openLoop(200, SECONDS));
  const { deliveries, bytesPerDelivery } = await run.checkDeliveries();
  await run.stop();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  console.info(
    `${SUBJECTS[name].name}: ${many.perSecond.toFixed(0)} writes/s, ${deliveries} deliveries, each once`,
  );
  return {
    ...connections,
    bytesPerDelivery,
    perSecond: many.perSecond,
    serverCpu: many.serverCpu,
    p50: one.p50,
    p95: steady.p95,
    p99: steady.p99,
    postgresCpu: steady.postgresCpu,
  };
}

try {
  const people = {};
  for (const name of names) {
    await admin.query(`CREATE DATABASE bench_${name}`);
    people[name] = await SUBJECTS[name].prepare(databaseUrl(`bench_${name}`), FAMILIES, MEMBERS);
  }
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const name of names) results[name].push(await runOnce(name, round, people[name]));
  }
  printTable(results);
} finally {
  await admin.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
