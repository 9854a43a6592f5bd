// node bench/series.mjs: a month of a calendar with 10,000 events and 300 series, beside a calendar that
// has the same on its days as single events: the server's read, and a browser until it is painted. Exits 1
// when series take more than 1.2 times as long.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { median, tell, verdict } from './budgets.mjs';
import { Caller } from './Caller.mjs';
import { makeCrowd, readCrowd } from './crowd.mjs';
import { SECRET } from './peers/token.mjs';
import { BenchDatabase } from './scale/BenchDatabase.mjs';
import { fillCalendars, MONTH } from './scale/fillCalendars.mjs';
import { startServer } from './startServer.mjs';

const EVENTS = 10_000;
const SERIES = 300;
const IN_MONTH = 300;
const READS = Number(process.env.BENCH_RUNS ?? 60);
const LOADS = Number(process.env.BENCH_ROUNDS ?? 9);
const BUDGET = 1.2;
const RULES = ['FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2', 'FREQ=MONTHLY', 'FREQ=WEEKLY;BYDAY=MO,TH'];
/** The days that a browser asks for: the month, the next one, and those beside them. */
const AROUND = 'from=2026-09-01&to=2027-03-01';
const TODAY = new Date(`${MONTH}-12T12:00:00Z`);

const ADD_OCCURRENCES = `
  INSERT INTO events (id, family_id, creator_id, title, date, start_time, end_time, is_all_day,
    main_category, sub_category, notes, created_at, updated_at)
  SELECT gen_random_uuid(), $1, $2, title, date, "startTime", "endTime", "isAllDay",
    "mainCategory", "subCategory", notes, now(), now()
  FROM jsonb_to_recordset($3) AS o (title text, date date, "startTime" time, "endTime" time,
    "isAllDay" boolean, "mainCategory" text, "subCategory" text, notes text)`;

/** The series, one by one as people add them; the days that they stand on. */
async function addSeries(caller, { headers, familyId }) {
  for (let place = 0; place < SERIES; place += 1) {
    await caller.call(headers, 'POST', '/api/series', {
      familyId,
      title: `Lesson ${place}`,
      date: `2026-01-${String(1 + (place % 28)).padStart(2, '0')}`,
      startTime: `${String(8 + (place % 12)).padStart(2, '0')}:00`,
      endTime: `${String(9 + (place % 12)).padStart(2, '0')}:00`,
      isAllDay: false,
      mainCategory: 'General family gatherings',
      subCategory: 'Picnic',
      notes: null,
      rrule: RULES[place % RULES.length],
    });
  }
  const path = `/api/occurrences?familyId=${familyId}&${AROUND}`;
  const { body } = await caller.call(headers, 'GET', path);
  return body.filter(({ seriesId }) => seriesId !== null);
}

/** Milliseconds of the server's read of the month. */
async function readMonth({ caller, headers, familyId }) {
  const path = `/api/month?familyId=${familyId}&from=${MONTH}-01&to=2026-12-01`;
  return (await caller.call(headers, 'GET', path)).took;
}

/** What is there once the month is. */
const BARS = `[data-date="${MONTH}-12"] .kd-event`;

/** In the page: milliseconds from its beginning until a day's bars are painted. */
const untilPainted = (selector) =>
  new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    look();
  });

/** In the page: milliseconds from the next press to the paint of its answer, as the browser itself says. */
function listenForPress() {
  window.took = new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const press = list.getEntries().find(({ name }) => name === 'click');
      if (press) resolve(press.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
  });
}

/** A person's browser, cold: until the month is painted, and until the next one is. */
async function show(browser, url, { cookie }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  const month = await page.evaluate(untilPainted, BARS);
  await page.getByText('Live', { exact: true }).first().waitFor();
  // The neighbours come right after the month: a person looks at it meanwhile.
  await page.waitForLoadState('networkidle');
  await page.evaluate(listenForPress);
  await page.getByRole('button', { name: 'Next month' }).click();
  const next = await page.evaluate(() => window.took);
  await context.close();
  return { month, next };
}

const database = await BenchDatabase.start();
let caller;
let server;
let browser;
try {
  const url = await database.ensure('months', async (filling, client) => {
    const crowd = await makeCrowd(filling, SECRET, 4, 2);
    const families = [...new Set(crowd.map(({ familyId }) => familyId))];
    const shape = { events: EVENTS, inMonth: IN_MONTH, days: 1_825, logged: 100 };
    await fillCalendars(client, families, shape);
  });
  server = await startServer({ DATABASE_URL: url, SESSION_SECRET: SECRET, LOG_LEVEL: 'warn' });
  caller = new Caller(server.url);
  const crowd = await readCrowd(url, SECRET);
  const sides = crowd
    .filter(({ isOwner }) => isOwner)
    .map((person) => ({ ...person, caller, headers: { cookie: person.cookie } }));
  const [single, repeating] = sides;
  const occurrences = await addSeries(caller, repeating);
  await database.with('months', async (client) => {
    const values = [single.familyId, single.userId, JSON.stringify(occurrences)];
    await client.query(ADD_OCCURRENCES, values);
    await client.query('VACUUM ANALYZE');
  });
  browser = await chromium.launch(await findBrowser());
  const took = { read: [[], []], month: [[], []], next: [[], []] };
  for (let run = -10; run < READS; run += 1) {
    for (const [at, side] of sides.entries()) {
      const milliseconds = await readMonth(side);
      if (run >= 0) took.read[at].push(milliseconds);
    }
  }
  for (let run = -1; run < LOADS; run += 1) {
    for (const [at, side] of sides.entries()) {
      const { month, next } = await show(browser, server.url, side);
      if (run < 0) continue;
      took.month[at].push(month);
      took.next[at].push(next);
    }
  }
  console.info(`${occurrences.length} occurrences, beside ${IN_MONTH} events of the month.`);
  for (const [name, figures] of Object.entries(took)) {
    const [asEvents, asSeries] = figures.map(median);
    console.info(`${name}: events ${asEvents.toFixed(1)} ms, series ${asSeries.toFixed(1)} ms`);
    tell('  ratio', +(asSeries / asEvents).toFixed(2), BUDGET, '×');
  }
} finally {
  await browser?.close();
  caller?.close();
  await server?.stop();
  await database.stop();
}
process.exitCode = verdict();
