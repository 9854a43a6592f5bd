// node bench/calendar.mjs: whether a calendar of 20,000 events, as many as one may hold, answers as one
// of 200 does. Both have the same events in the month that is looked at, and far more or fewer around
// it. Exits 1 when a call takes more than 1.5 times as long.
import { verdict } from './budgets.mjs';
import { makeCrowd, readCrowd } from './crowd.mjs';
import { SECRET } from './peers/token.mjs';
import { BenchDatabase } from './scale/BenchDatabase.mjs';
import { compare } from './scale/compare.mjs';
import { fillCalendars } from './scale/fillCalendars.mjs';
import { Side } from './scale/Side.mjs';
import { startServer } from './startServer.mjs';

const MEMBERS = 5;
const RUNS = Number(process.env.BENCH_RUNS ?? 60);
const BUDGET = 1.5;
/** Some less than the limit: one in fifty is deleted, and the calls add some. */
const SIZES = [200, process.env.BENCH_SMOKE ? 2_000 : 20_000];
const IN_MONTH = 17;
/** Five years before and after. */
const DAYS = 1_825;

const database = await BenchDatabase.start();
let server;
const sides = [];
try {
  const url = await database.ensure('calendars', async (filling, client) => {
    const crowd = await makeCrowd(filling, SECRET, SIZES.length * MEMBERS, MEMBERS);
    for (const [at, events] of SIZES.entries()) {
      const shape = { events, inMonth: IN_MONTH, days: DAYS, logged: events / 2 };
      await fillCalendars(client, [crowd[at * MEMBERS].familyId], shape);
    }
  });
  server = await startServer({ DATABASE_URL: url, SESSION_SECRET: SECRET, LOG_LEVEL: 'warn' });
  const crowd = await readCrowd(url, SECRET);
  for (const [at, events] of SIZES.entries()) {
    const people = crowd.slice(at * MEMBERS, (at + 1) * MEMBERS);
    sides.push([`${events} events`, new Side(server.url, people)]);
  }
  await compare(sides, { runs: RUNS, budget: BUDGET });
} finally {
  for (const [, side] of sides) side.close();
  await server?.stop();
  await database.stop();
}
process.exitCode = verdict();
