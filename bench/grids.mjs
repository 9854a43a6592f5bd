// node bench/grids.mjs: the month, the week and the agenda beside the same views of FullCalendar, the
// month also beside react-big-calendar and TOAST UI Calendar: until it is mounted and painted, until an
// event of somebody else's is there, until the next month or week is. Exits 1 when another is quicker.
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { median } from './budgets.mjs';

const { build, preview } = await import(
  pathToFileURL(createRequire(inRoot('frontend/package.json')).resolve('vite')).href
);

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const INSERTS = 3;
const GRIDS = {
  kinday: 'Kinday',
  fullCalendar: 'FullCalendar',
  bigCalendar: 'react-big-calendar',
  toastUi: 'TOAST UI',
};
const BOTH = ['kinday', 'fullCalendar'];
/** What is compared, with how many events on a page; `BENCH_VIEW=week` measures one view alone. */
const ROUNDS = [
  { view: 'month', perPage: 500, grids: Object.keys(GRIDS) },
  { view: 'month', perPage: 3_000, grids: Object.keys(GRIDS) },
  { view: 'week', perPage: 200, grids: BOTH },
  { view: 'list', perPage: 2_000, grids: BOTH },
].filter(({ view }) => [undefined, view].includes(process.env.BENCH_VIEW));
const ACTS = { mount: 'mount', insert: 'one live insert', next: 'next page' };

const outDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const configFile = inRoot('bench/grids/vite.config.mjs');
process.env.NODE_ENV = 'production';
await build({ configFile, build: { outDir, emptyOutDir: true } });
const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
const [url] = server.resolvedUrls.local;
const browser = await chromium.launch(await findBrowser());

/** One grid in a page of its own, as cold as a person's. */
async function measure(name, view, perPage) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  const took = {
    mount: [await page.evaluate((given) => window.mount(...given), [name, view, perPage])],
  };
  took.insert = [];
  for (let place = 0; place < INSERTS; place += 1) {
    took.insert.push(await page.evaluate((at) => window.insert(at), place));
  }
  took.next = [await page.evaluate(() => window.next())];
  if (process.env.BENCH_PICTURES) {
    await page.screenshot({
      path: join(process.env.BENCH_PICTURES, `${name}-${view}-${perPage}.png`),
    });
  }
  await page.close();
  return took;
}

const cell = (figures) => {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return `${median(figures).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
};

try {
  for (const { view, perPage, grids } of ROUNDS) {
    const results = Object.fromEntries(
      grids.map((name) => [name, { mount: [], insert: [], next: [] }]),
    );
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, figures] of Object.entries(results)) {
        const took = await measure(name, view, perPage);
        for (const act of Object.keys(ACTS)) figures[act].push(...took[act]);
      }
    }
    console.info(
      `\n| ${view}, ${perPage} events, ms | ${grids.map((name) => GRIDS[name]).join(' | ')} |`,
    );
    console.info(`|---|${'---|'.repeat(grids.length)}`);
    for (const [act, what] of Object.entries(ACTS)) {
      const cells = Object.values(results).map((figures) => cell(figures[act]));
      console.info(`| ${what} | ${cells.join(' | ')} |`);
      const [own, ...others] = Object.values(results).map((figures) => median(figures[act]));
      if (own > Math.min(...others)) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true, force: true });
}
