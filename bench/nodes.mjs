// node bench/nodes.mjs: what two nodes with one Redis and one PostgreSQL do, beside one node. Each
// calendar has people on both nodes, or all on one of them, and every write crosses the bus; a lost or
// doubled delivery ends the run. Once each node does all it can, and once each takes the same pace, which leaves the
// processors room: a write costs a processor more that is shared, and less where many come at once.
// Exits 1 when two nodes with a processor each could do less than 1.6 times as much.
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
/** Of each node, before anything counts: one of two would be measured colder than one alone. */
const WARM_WRITES = Number(process.env.BENCH_WARM ?? 4_000);
/** Of each node where it takes its time. */
const PACE = 150;
/** Two nodes are worth 1.6 of one when a node's write costs at most 2 / 1.6 of what it costs alone. */
const MOST_COST = 2 / 1.6;

/** How many nodes, and on which a person is by their place among all. */
const WAYS = {
  'one node': { nodes: 1, nodeOf: () => 0 },
  'two nodes': { nodes: 2, nodeOf: (place) => place % 2 },
  'two nodes, a calendar on one': { nodes: 2, nodeOf: (place) => Math.floor(place / MEMBERS) % 2 },
};
const ROWS = {
  'writes/s of all': 'perSecond',
  'CPU s of a node / 1,000 of its writes': 'serverCpu',
  'CPU s of PostgreSQL / 1,000': 'postgresCpu',
  'CPU s of Redis / 1,000': 'redisCpu',
  'CPU s of the load / 1,000': 'loadCpu',
  'processors in use': 'processors',
};
const PARTS = { 'all that they can': 'most', [`${PACE} writes/s on each node`]: 'paced' };

const database = await BenchDatabase.start();
const redis = await startRedis();
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
const ownCpu = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;

/**
 * What some writing takes.
 * @param {(writers: import('./writes/Writers.mjs').Writers) => Promise<object>} write on each node
 */
async function measure(runs, write) {
  const [ofRedis, ofLoad] = [cpuOf(redis.pid), ownCpu()];
  const results = await Promise.all(runs.map((run) => run.measure(write)));
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

async function runOnce({ nodes, nodeOf }, people, postmaster) {
  const settings = nodes > 1 ? { REDIS_URL: redis.url } : {};
  const runs = [];
  for (let node = 0; node < nodes; node += 1) {
    const own = people.filter((_, place) => nodeOf(place) === node);
    const where = { url: database.url('nodes'), postmaster };
    runs.push(await Run.start(SUBJECTS.kinday, own, where, settings));
  }
  for (const run of runs) await run.connect();
  await Promise.all(runs.map((run) => run.writers.warmUp(8, WARM_WRITES)));
  await database.with('nodes', (client) => client.query('ANALYZE'));
  const perNode = WRITERS / nodes;
  const most = await measure(runs, (writers) => writers.closedLoop(perNode, SECONDS));
  const paced = await measure(runs, (writers) => writers.openLoop(PACE, SECONDS));
  const writers = runs.map((run) => run.writers);
  let deliveries = 0;
  for (const run of runs) deliveries += (await run.checkDeliveries(writers)).deliveries;
  for (const run of runs) await run.stop();
  console.info(
    `${nodes} of nodes: ${most.perSecond.toFixed(0)} writes/s, ${deliveries} deliveries, each once`,
  );
  return { most, paced };
}

try {
  await database.with('postgres', async (admin) => {
    const postmaster = await postmasterOf(admin);
    await admin.query('CREATE DATABASE nodes');
    const people = await SUBJECTS.kinday.prepare(database.url('nodes'), FAMILIES, MEMBERS);
    const results = Object.fromEntries(Object.keys(WAYS).map((name) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, way] of Object.entries(WAYS)) {
        results[name].push(await runOnce(way, people, postmaster));
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
  const ways = Object.keys(results);
  for (const [part, key] of Object.entries(PARTS)) {
    console.info(`\n| ${part} | ${ways.join(' | ')} |\n|---|${'---|'.repeat(ways.length)}`);
    for (const [name, row] of Object.entries(ROWS)) {
      const cells = Object.values(results).map((rounds) =>
        spread(rounds.map((round) => round[key][row])),
      );
      console.info(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
  const ratio = (part, row) => {
    const [ofOne, ofTwo] = [one, two].map((rounds) =>
      median(rounds.map((each) => each[part][row])),
    );
    return ofTwo / ofOne;
  };
  const cost = ratio('paced', 'serverCpu');
  console.info(
    `\nTwo nodes on this machine: ${ratio('most', 'perSecond').toFixed(2)} × the writes of one.`,
  );
  console.info(`With a processor for each: ${(2 / cost).toFixed(2)} ×.`);
  tell("cost of a node's own write, beside that of one node", +cost.toFixed(2), MOST_COST, '×');
}

/** Their median, and the lowest and the highest. */
function spread(figures) {
  const ends = [Math.min(...figures), Math.max(...figures)];
  const [middle, low, high] = [median(figures), ...ends].map((figure) => figure.toPrecision(3));
  return `${middle} (${low}–${high})`;
}
