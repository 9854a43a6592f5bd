// node bench/pages.mjs: LCP and CLS of the landing page and the dashboard, and when the month with
// its events stands, on slow 4G with a processor four times slower: of first visits, and of the
// dashboard when the browser keeps the release; exits 1 over budget. That the JavaScript keeps its
// budgets is a test: e2e/firstScreen.spec.ts.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { allowMany } from './allowMany.mjs';
import { median, tell, verdict } from './budgets.mjs';
import { fillMonth, twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const RUNS = 5;
const EVENTS = 60;
/** Chrome's "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const CLS = 0.01;
const EVENT = '[data-event]';

/** Keeps the browser's own figures, and when something of `stands` was painted first, ms. */
function observe(stands) {
  window.figures = { cls: 0, lcp: 0, stands: 0 };
  const { figures } = window;
  new PerformanceObserver((list) => {
    figures.lcp = Math.round(list.getEntries().at(-1).startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) {
      if (!hadRecentInput) figures.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector(stands)) return;
    observer.disconnect();
    const painted = () => (figures.stands = Math.round(performance.now()));
    requestAnimationFrame(() => setTimeout(painted));
  }).observe(document, { childList: true, subtree: true });
}

async function comeIn(browser, cookies) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  return context;
}

async function visit(context, address, stands) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe, stands);
  await page.goto(address);
  await page.waitForFunction(() => window.figures.stands && window.figures.lcp);
  const figures = await page.evaluate(() => window.figures);
  await page.close();
  return figures;
}

const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  const { ana, ben, family } = await twoPeople(server.url);
  await allowMany(server, family);
  await fillMonth(ana, family.id, EVENTS);
  const measure = async (path, stands, newContext) => {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await newContext();
      runs.push(await visit(context, server.url + path, stands));
      if (context !== returning) await context.close();
    }
    return (figure) => median(runs.map((run) => run[figure]));
  };
  const returning = await comeIn(browser, ben.browserCookies());
  const page = await returning.newPage();
  await page.goto(`${server.url}/dashboard`);
  await page.evaluate(() => window.navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  const landing = await measure('/', 'h1', () => comeIn(browser, []));
  tell('landing: LCP', landing('lcp'), 1800, 'ms');
  tell('landing: CLS', Number(landing('cls').toFixed(4)), CLS, '');
  const dashboard = await measure('/dashboard', EVENT, () => comeIn(browser, ben.browserCookies()));
  tell('dashboard: LCP', dashboard('lcp'), 2200, 'ms');
  // The outline alone makes a good LCP.
  tell('dashboard: the month with its events', dashboard('stands'), 3000, 'ms');
  tell('dashboard: CLS', Number(dashboard('cls').toFixed(4)), CLS, '');
  const again = await measure('/dashboard', EVENT, () => returning);
  tell('dashboard again: LCP', again('lcp'), 500, 'ms');
  tell('dashboard again: the month with its events', again('stands'), 2000, 'ms');
} finally {
  await browser.close();
  await server.stop();
}
process.exit(verdict());
