// node bench/scale.mjs: whether 10,000 calendars with 5 million events answer as 100 with 50,000 do,
// and the plans behind that. Exits 1 when a call takes more than 1.5 times as long, or reads a large
// table from its beginning to its end. The data take about 5 minutes and 4 GB; BENCH_DATA=<folder>
// keeps them for the next time.
import { verdict } from './budgets.mjs';
import { makeCrowd, readCrowd } from './crowd.mjs';
import { BenchDatabase } from './scale/BenchDatabase.mjs';
import { compare } from './scale/compare.mjs';
import { fillCalendars } from './scale/fillCalendars.mjs';
import { explainAll, explainNone, printPlans } from './scale/plans.mjs';
import { Side } from './scale/Side.mjs';
import { startServer } from './startServer.mjs';
import { SECRET } from './peers/token.mjs';

const MEMBERS = 5;
const SMALL = 100;
const LARGE = Number(process.env.BENCH_FAMILIES ?? 10_000);
const RUNS = Number(process.env.BENCH_RUNS ?? 60);
const BUDGET = 1.5;
/** Of each calendar, after some weeks of use. */
const SHAPE = { events: 500, inMonth: 40, days: 300, logged: 100 };
const CALLS = [
  'month',
  'search: one event of each calendar has it',
  'search: a sixth of all events has it',
  'search: two letters',
  'search: no event has it',
  'catch-up of 20 changes',
  'connection with hello',
  'create',
  'move',
  'delete',
];

const database = await BenchDatabase.start(process.env.BENCH_DATA);
const servers = [];

async function startSide(families) {
  const url = await database.ensure(`calendars_${families}`, async (filling, client) => {
    const begun = Date.now();
    const crowd = await makeCrowd(filling, SECRET, families * MEMBERS, MEMBERS);
    const familyIds = crowd.filter(({ isOwner }) => isOwner).map(({ familyId }) => familyId);
    await fillCalendars(client, familyIds, SHAPE);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    const { rows } = await client.query(
      'SELECT pg_size_pretty(pg_database_size(current_database()))',
    );
    console.info(`${families} calendars were made in ${seconds} s: ${Object.values(rows[0])[0]}.`);
  });
  await database.warm(`calendars_${families}`);
  const server = await startServer({
    DATABASE_URL: url,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'warn',
  });
  servers.push(server);
  return new Side(server.url, await readCrowd(url, SECRET));
}

const sides = [];
try {
  for (const families of [SMALL, LARGE]) {
    sides.push([`${families} calendars`, await startSide(families)]);
  }
  await compare(sides, { calls: CALLS, runs: RUNS, budget: BUDGET });

  // The plans take time of their own: they are asked for at another start, after what is measured.
  const name = `calendars_${LARGE}`;
  await database.with(name, async (client) => {
    await explainAll(client, name);
    const explained = await startSide(LARGE);
    const slow = await printPlans({ client, log: database.log, side: explained, calls: CALLS });
    explained.close();
    await explainNone(client, name);
    for (const each of slow) console.error(`A large table is read whole for ${each}`);
    if (slow.length > 0) process.exitCode = 1;
  });
} finally {
  for (const [, side] of sides) side.close();
  for (const server of servers) await server.stop();
  await database.stop();
}
process.exitCode ||= verdict();
