// node bench/pages.mjs: JavaScript, LCP and CLS of the landing page and the dashboard, on slow 4G
// with a processor four times slower; exits 1 when a budget is exceeded.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const RUNS = 3;
/** Chrome's "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const BUDGETS = {
  landing: { path: '/', kB: 150, lcp: 1800, cls: 0.01 },
  dashboard: { path: '/dashboard', kB: 205, lcp: 2200, cls: 0.01 },
};

async function measure(browser, server, cookies, path) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    window.__cls = 0;
    new PerformanceObserver((list) => {
      window.__lcp = list.getEntries().at(-1).startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(server.url + path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => window.__lcp);
  const found = await page.evaluate(() => ({
    lcp: Math.round(window.__lcp),
    cls: Number(window.__cls.toFixed(4)),
    kB: Math.round(
      performance
        .getEntriesByType('resource')
        // What is asked for after the first screen stands is a lazy piece.
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < window.__lcp)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    ),
  }));
  await context.close();
  return found;
}

const server = await startServer();
const browser = await chromium.launch(await findBrowser());
let isWithin = true;
try {
  const { ben } = await twoPeople(server.url);
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const cookies = name === 'landing' ? [] : ben.browserCookies();
      runs.push(await measure(browser, server, cookies, budget.path));
    }
    const median = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[(RUNS - 1) / 2];
    const found = { kB: median('kB'), lcp: median('lcp'), cls: median('cls') };
    console.info(
      `${name}: JavaScript ${found.kB} kB (≤ ${budget.kB}), LCP ${found.lcp} ms (≤ ${budget.lcp}), CLS ${found.cls} (≤ ${budget.cls})`,
    );
    isWithin &&= found.kB <= budget.kB && found.lcp <= budget.lcp && found.cls <= budget.cls;
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isWithin ? 0 : 1);
