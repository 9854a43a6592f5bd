// npm run bench -- idle [raw socketio express kinday]: what 5,000 connections cost that say nothing,
// beside servers that promise less, and whether a change still reaches them.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@kinday/embedded-postgres';
import pg from 'pg';
import { postmasterOf } from './writes/cost.mjs';
import { Run } from './writes/Run.mjs';
import { SUBJECTS } from './writes/subjects.mjs';

/** Each member has two tabs. */
const SOCKETS_PER_FAMILY = 10;
const MEMBERS = 5;
const MOST_SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
/** What a process opens besides its connections. */
const OTHER_FILES = 200;
const IDLE_SECONDS = Number(process.env.BENCH_SECONDS ?? 30);
/** The others write as well, by calls that the bare server does not take. */
const CANNOT_WRITE = 'socketio';

/** As many as a process may open files here: `ulimit -Hn` says how many, and Node.js takes them all. */
async function socketsHere() {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const most = Number(/Max open files +(\d+)/.exec(limits)?.[1] ?? Infinity) - OTHER_FILES;
  if (most < MOST_SOCKETS) {
    console.info(`Only ${most} connections: a process may open no more files (ulimit -n).`);
  }
  return Math.min(most, MOST_SOCKETS);
}

const families = Math.floor((await socketsHere()) / SOCKETS_PER_FAMILY);
const known = ['raw', 'socketio', 'express', 'kinday'];
const wanted = process.argv.slice(2);
const names = known.filter((name) => wanted.length === 0 || wanted.includes(name));
const dataDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const postgres = await startEmbeddedPostgres(join(dataDir, 'postgres'));
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
const postmaster = await postmasterOf(admin);

async function measure(name) {
  const database = `idle_${name}`;
  await admin.query(`CREATE DATABASE ${database}`);
  const url = Object.assign(new URL(postgres.url), { pathname: database }).href;
  const people = await SUBJECTS[name].prepare(url, families, MEMBERS);
  const run = await Run.start(SUBJECTS[name], people, { url, postmaster });
  const { cpuMsPerConnection, kBPerSocket, heapPerSocket } = await run.connect();
  const idle = await run.idle(IDLE_SECONDS);
  if (name !== CANNOT_WRITE) {
    await run.measure((writers) => writers.closedLoop(1, 1));
    await run.checkDeliveries();
  }
  await run.stop();
  const figures = [cpuMsPerConnection, kBPerSocket, heapPerSocket, idle / 1000];
  return [SUBJECTS[name].name, ...figures.map((figure) => figure.toPrecision(3))];
}

try {
  const rows = [];
  for (const name of names) rows.push(await measure(name));
  console.info(`\n${families * SOCKETS_PER_FAMILY} connections that say nothing:\n`);
  console.info('| | CPU ms / connection made | kB / socket | kB of heap | CPU s / idle minute |');
  console.info('|---|---|---|---|---|');
  for (const row of rows) console.info(`| ${row.join(' | ')} |`);
} finally {
  await admin.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
