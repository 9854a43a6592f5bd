// node bench/nodes.mjs: what two nodes with one Redis and one PostgreSQL do, beside one node. Each
// calendar has people on both nodes, so every write crosses the bus; a lost or doubled delivery ends
// the run. Exits 1 when two nodes with a processor each could do less than 1.6 times as much.
import { median, tell, verdict } from './budgets.mjs';
import { startRedis } from './nodes/startRedis.mjs';
import { BenchDatabase } from './scale/BenchDatabase.mjs';
import { cpuOf, postmasterOf } from './writes/cost.mjs';
import { Run } from './writes/Run.mjs';
import { SUBJECTS } from './writes/subjects.mjs';

const FAMILIES = Number(process.env.BENCH_FAMILIES ?? 100);
const MEMBERS = 5;
const WRITERS = 32;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Two nodes are worth 1.6 of one when a node's write costs at most 2 / 1.6 of what it costs alone. */
const MOST_COST = 2 / 1.6;

const WAYS = { 'one node': 1, 'two nodes, Redis': 2 };
const ROWS = {
  'writes/s of all': 'perSecond',
  'CPU s of a node / 1,000 of its writes': 'serverCpu',
  'CPU s of PostgreSQL / 1,000': 'postgresCpu',
  'CPU s of Redis / 1,000': 'redisCpu',
  'CPU s of the load / 1,000': 'loadCpu',
  'processors in use': 'processors',
};

const database = await BenchDatabase.start();
const redis = await startRedis();
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
const ownCpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

/** Writes by so many writers on all nodes together, and what that takes. */
async function measure(runs) {
  const [ofRedis, ofLoad] = [cpuOf(redis.pid), ownCpu()];
  const results = await Promise.all(
    runs.map((run) => run.measure((writers) => writers.closedLoop(WRITERS / runs.length, SECONDS))),
  );
  const perSecond = sum(results.map((result) => result.perSecond));
  const thousands = (perSecond * SECONDS) / 1000;
  const costs = {
    serverCpu: sum(results.map(({ serverCpu }) => serverCpu)) / runs.length,
    // Each node's run counted all of PostgreSQL for its part of the writes.
    postgresCpu: sum(results.map(({ postgresCpu }) => postgresCpu)) / runs.length ** 2,
    redisCpu: (cpuOf(redis.pid) - ofRedis) / thousands,
    loadCpu: (ownCpu() - ofLoad) / thousands,
  };
  return { perSecond, ...costs, processors: (sum(Object.values(costs)) * perSecond) / 1000 };
}

async function runOnce(nodes, people, postmaster) {
  const settings = nodes > 1 ? { REDIS_URL: redis.url } : {};
  const runs = [];
  for (let node = 0; node < nodes; node += 1) {
    const own = people.filter((_, place) => place % nodes === node);
    const where = { url: database.url('nodes'), postmaster };
    runs.push(await Run.start(SUBJECTS.kinday, own, where, settings));
  }
  for (const run of runs) await run.connect();
  await Promise.all(
    runs.map((run) => run.measure((writers) => writers.closedLoop(8, SECONDS / 3))),
  );
  const result = await measure(runs);
  const writers = runs.map((run) => run.writers);
  let deliveries = 0;
  for (const run of runs) deliveries += (await run.checkDeliveries(writers)).deliveries;
  for (const run of runs) await run.stop();
  console.info(
    `${nodes} of nodes: ${result.perSecond.toFixed(0)} writes/s, ${deliveries} deliveries, each once`,
  );
  return result;
}

try {
  await database.with('postgres', async (admin) => {
    const postmaster = await postmasterOf(admin);
    await admin.query('CREATE DATABASE nodes');
    const people = await SUBJECTS.kinday.prepare(database.url('nodes'), FAMILIES, MEMBERS);
    const results = Object.fromEntries(Object.keys(WAYS).map((way) => [way, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [way, nodes] of Object.entries(WAYS)) {
        results[way].push(await runOnce(nodes, people, postmaster));
      }
    }
    printTable(results);
  });
} finally {
  await redis.stop();
  await database.stop();
}
process.exitCode = verdict();

function printTable(results) {
  const [one, two] = Object.values(results);
  const middle = (rounds, key) => median(rounds.map((round) => round[key]));
  console.info(`\n| | ${Object.keys(results).join(' | ')} |\n|---|---|---|`);
  for (const [name, key] of Object.entries(ROWS)) {
    const cells = [one, two].map((rounds) => {
      const figures = rounds.map((round) => round[key]);
      const ends = [Math.min(...figures), Math.max(...figures)];
      const [low, high] = ends.map((figure) => figure.toPrecision(3));
      return `${median(figures).toPrecision(3)} (${low}–${high})`;
    });
    console.info(`| ${name} | ${cells.join(' | ')} |`);
  }
  const measured = middle(two, 'perSecond') / middle(one, 'perSecond');
  const cost = middle(two, 'serverCpu') / middle(one, 'serverCpu');
  console.info(`\nTwo nodes on this machine: ${measured.toFixed(2)} × the writes of one.`);
  console.info(`With a processor for each: ${(2 / cost).toFixed(2)} ×.`);
  tell("cost of a node's own write, beside that of one node", +cost.toFixed(2), MOST_COST, '×');
}
