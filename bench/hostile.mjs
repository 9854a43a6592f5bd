// npm run bench -- hostile: one account does its worst at the default limits, one attack after the other
// and then all of them at once, each against a node that has just started. Prints how long /health/live
// and another family waited, and the node's memory. Exits 1 beyond the bounds. `node bench/hostile.mjs
// month links` runs some of the attacks alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { tell, verdict } from './budgets.mjs';
import { changedDays, longNotes, SIZES } from './hostile/files.mjs';
import { chooseLeads, fillHostile } from './hostile/hostileCalendars.mjs';
import { Others } from './hostile/Others.mjs';
import { SECRET } from './peers/token.mjs';
import { BenchDatabase } from './scale/BenchDatabase.mjs';
import { startServer } from './startServer.mjs';

const SMOKE = Boolean(process.env.BENCH_SMOKE);
const BOUNDS = { liveMs: 100, memoryMb: 400, ratio: 3 };
const [WARM_UP, IDLE, ATTACK] = SMOKE ? [0.1, 0.1, 0.1] : [2, 5, 12];
/** The planner of reminders looks every half minute. */
const PLANNER = SMOKE ? 0.1 : 45;

/** Each: what is done at once, and for how long. In this order: what is imported stays, and reminders too. */
const RUNS = [
  ['search over 5,100 series', ['search'], ATTACK],
  ['search of two letters', ['short search'], ATTACK],
  ['months with long notes', ['month'], ATTACK],
  ['a year of 300 series', ['series'], ATTACK],
  ['previews of 16,000 changed days', ['previews'], ATTACK],
  ['imports of long notes', ['import'], ATTACK],
  ['catch-up of imports', ['catch-up'], ATTACK],
  ['recent changes', ['recent changes'], ATTACK],
  ['calendar links, 50 zones each', ['links'], ATTACK],
  ['200 calendar links that never read', ['links that never read'], ATTACK],
  ['exports, 50 zones each', ['exports'], ATTACK],
  ['feeds of hostile rules', ['rules of feeds'], ATTACK],
  ['4 × 5,000 pipelined GETs at /feed', ['pipelined'], ATTACK],
  ['2,000 own reminders', ['own reminders'], PLANNER],
];
const TOGETHER = [
  'search',
  'month',
  'previews',
  'catch-up',
  'links',
  'rules of feeds',
  'pipelined',
];

const only = process.argv.slice(2);

const p99 = (took) => took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)];
/** The most memory that a process ever had, in MB. */
const peakOf = (pid) =>
  Math.round(
    Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024,
  );

console.info(`Load of the machine before: ${loadavg()[0].toFixed(1)}`);
const database = await BenchDatabase.start();
let server;
let target;

async function start() {
  server = await startServer({
    ...{ DATABASE_URL: database.url('hostile'), SESSION_SECRET: SECRET, LOG_LEVEL: 'error' },
    // All runs of a smoke test share one node.
    RATE_LIMIT_SCALE: SMOKE ? '100' : '1',
  });
}

async function stop() {
  await server?.stop();
  server = undefined;
}

/** Brings a log about as the API does: files that come in, and are taken back. */
async function fillLog(url) {
  const { imported, hostile } = target;
  const call = async (path, body, type) => {
    const headers = { ...hostile.headers, 'content-type': type };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text.trim().split('\n').at(-1));
  };
  const bringIn = (file) => call(`/api/imports?familyId=${imported}`, file, 'text/calendar');
  await bringIn(changedDays(SMOKE ? 1 : 4, SIZES.changed));
  for (let round = 0; round < (SMOKE ? 1 : 3); round += 1) {
    const { result } = await bringIn(longNotes(SIZES.long));
    const undo = JSON.stringify({ familyId: imported, revision: result.revision });
    await call('/api/events/undo', undo, 'application/json');
  }
  const { result } = await bringIn(longNotes(SIZES.long));
  target.revision = result.revision;
}

/** One attack, in a process of its own. @returns how often each status was the answer */
async function attackWith(names, seconds) {
  const attacker = fork(new URL('./hostile/attacks.mjs', import.meta.url), {
    execPath: 'nice',
    execArgv: ['-n', '19', process.execPath],
  });
  attacker.send({ names, url: server.url, seconds, target });
  const [statuses] = await once(attacker, 'message');
  attacker.kill();
  return statuses;
}

async function run([what, names, seconds]) {
  if (!server) await start();
  const others = new Others(server.url, target.quiet, target.quietSecret);
  await others.watch(WARM_UP);
  const idle = await others.watch(IDLE);
  const [beside, statuses] = await Promise.all([others.watch(seconds), attackWith(names, seconds)]);
  const memory = peakOf(server.pid);
  others.close();
  if (!SMOKE) await stop();
  console.info(`\n${what}: answers ${JSON.stringify(statuses)}`);
  console.info(`  /health/live idle, longest: ${Math.round(idle.live)} ms`);
  tell('  /health/live, longest', Math.round(beside.live), BOUNDS.liveMs, 'ms');
  tell('  memory, most', memory, BOUNDS.memoryMb, 'MB');
  const [alone, with_] = [p99(idle.took), p99(beside.took)];
  console.info(
    `  another family's p99: ${alone.toFixed(1)} ms idle, ${with_.toFixed(1)} ms beside`,
  );
  const slowest = [...beside.kinds].map(([kind, ms]) => `${kind} ${Math.round(ms)}`);
  console.info(`  longest of each kind beside, ms: ${slowest.join(', ')}`);
  tell('  that is', +(with_ / alone).toFixed(1), BOUNDS.ratio, '×');
  tell('  calls of that family that were refused', idle.refused + beside.refused, 0, '');
  const faults = Object.entries(statuses).filter(([status]) => status.startsWith('500'));
  tell('  faults of ours (500)', faults.length, 0, '');
}

try {
  await database.ensure('hostile', async (url, client) => {
    target = await fillHostile(url, client);
  });
  await start();
  await fillLog(server.url);
  if (!SMOKE) await stop();
  for (const each of [...RUNS, ['all of it at once', TOGETHER, ATTACK]]) {
    if (only.length > 0 && !only.includes(each[1].join())) continue;
    if (each[1][0] === 'own reminders') {
      await database.with('hostile', (client) => chooseLeads(client, target));
    }
    await run(each);
  }
} finally {
  await stop();
  await database.stop();
}
process.exitCode = verdict();
