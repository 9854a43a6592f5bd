// node bench/live.mjs: from Ana's POST to the paint in Ben's browser, 50 times.
import { findBrowser } from '../scripts/lib/browser.mjs';
import { chromium } from '@playwright/test';
import { median, tell, verdict } from './budgets.mjs';
import { twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const TIMES = 50;
const BUDGET = 500;

const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  const { ana, ben, family } = await twoPeople(server.url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(ben.browserCookies());
  const page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Live', { exact: true }).first().waitFor();
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));

  const took = [];
  for (let index = 0; index < TIMES; index += 1) {
    const id = crypto.randomUUID();
    // Ready to see it before it is sent.
    await page.evaluate((testId) => {
      const seen = () => document.querySelector(`[data-testid="${testId}"]`);
      window.painted = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          if (!seen()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        }).observe(document.body, { subtree: true, childList: true });
      });
    }, `event-${id}`);
    const begun = Date.now();
    await ana.call('POST', '/api/events', {
      id,
      familyId: family.id,
      title: `Event ${index}`,
      date: today,
      isAllDay: true,
      mainCategory: 'General family gatherings',
      subCategory: 'Picnic',
    });
    took.push((await page.evaluate(() => window.painted)) - begun);
    await ana.call('DELETE', `/api/events/${id}`);
  }
  took.sort((one, other) => one - other);
  console.info(`POST to paint in the other browser, ${TIMES} times: median ${median(took)} ms`);
  tell('95% of them', took[Math.floor(TIMES * 0.95)] ?? 0, BUDGET, 'ms');
} finally {
  await browser.close();
  await server.stop();
}
process.exit(verdict());
