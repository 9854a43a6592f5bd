// node bench/grids.mjs: the month's grid beside those of FullCalendar, react-big-calendar and TOAST UI
// Calendar, with 500 and 3,000 events in the month: until it is mounted and painted, until an event of
// somebody else's is there, until the next month is. Exits 1 when another grid is quicker.
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
const SIZES = [500, 3_000];
const GRIDS = {
  kinday: 'Kinday',
  fullCalendar: 'FullCalendar',
  bigCalendar: 'react-big-calendar',
  toastUi: 'TOAST UI',
};
const ACTS = { mount: 'mount', insert: 'one live insert', next: 'next month' };

const outDir = await mkdtemp(join(tmpdir(), 'kinday-bench-'));
const configFile = inRoot('bench/grids/vite.config.mjs');
process.env.NODE_ENV = 'production';
await build({ configFile, build: { outDir, emptyOutDir: true } });
const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
const [url] = server.resolvedUrls.local;
const browser = await chromium.launch(await findBrowser());

/** One grid in a page of its own, as cold as a person's. */
async function measure(name, perMonth) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  const took = {
    mount: [await page.evaluate(([n, count]) => window.mount(n, count), [name, perMonth])],
  };
  took.insert = [];
  for (let place = 0; place < INSERTS; place += 1) {
    took.insert.push(await page.evaluate((at) => window.insert(at), place));
  }
  took.next = [await page.evaluate(() => window.next())];
  if (process.env.BENCH_PICTURES) {
    await page.screenshot({ path: join(process.env.BENCH_PICTURES, `${name}-${perMonth}.png`) });
  }
  await page.close();
  return took;
}

const cell = (figures) => {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return `${median(figures).toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`;
};

try {
  for (const perMonth of SIZES) {
    const results = Object.fromEntries(
      Object.keys(GRIDS).map((name) => [name, { mount: [], insert: [], next: [] }]),
    );
    for (let run = 0; run < RUNS; run += 1) {
      for (const [name, figures] of Object.entries(results)) {
        const took = await measure(name, perMonth);
        for (const act of Object.keys(ACTS)) figures[act].push(...took[act]);
      }
    }
    console.info(`\n| ${perMonth} events in the month, ms | ${Object.values(GRIDS).join(' | ')} |`);
    console.info(`|---|${'---|'.repeat(Object.keys(GRIDS).length)}`);
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
