// node bench/grid.mjs: from a press to the paint of its answer on the own screen, with 500 events in
// the month; exits 1 over budget. That one changed event renders one day is a test: e2e/grid.spec.ts.
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { allowMany } from './allowMany.mjs';
import { median, tell, verdict } from './budgets.mjs';
import { fillMonth, twoPeople } from './people.mjs';
import { startServer } from './startServer.mjs';

const TIMES = 9;
const EVENTS = 500;
/** From press to paint, ms. */
const BUDGET = 50;
const TITLE = 'Measured';

/** Measures, in the page, from an input event of `type` until `isThere` has been painted. */
function armStopwatch(page, type, selector, isThere) {
  return page.evaluate(
    ([eventType, wanted, present]) => {
      window.took = new Promise((resolve) => {
        const begin = ({ timeStamp }) => {
          const seen = () => (document.querySelector(wanted) !== null) === present;
          const done = () =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          const observer = new MutationObserver(() => {
            if (!seen()) return;
            observer.disconnect();
            done();
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        };
        window.addEventListener(eventType, begin, { capture: true, once: true });
      });
    },
    [type, selector, isThere],
  );
}

const took = async (page) => Math.round(await page.evaluate(() => window.took));

const server = await startServer();
const browser = await chromium.launch(await findBrowser());
try {
  const { ana, family } = await twoPeople(server.url);
  await allowMany(server, family);
  const month = await fillMonth(ana, family.id, EVENTS);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(ana.browserCookies());
  const page = await context.newPage();
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Live', { exact: true }).first().waitFor();
  const day = (number) => `[data-date="${month}-${number}"]`;
  const bar = (number) => `${day(number)} .kd-event[aria-label*="${TITLE}"]`;
  const figures = { add: [], edit: [], delete: [], drag: [], next: [], previous: [] };

  for (let time = 0; time < TIMES; time += 1) {
    await page.locator(`${day('15')} .kd-day__number`).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill(TITLE);
    await form.getByLabel('All day').check();
    await form.getByLabel('Category').selectOption('General family gatherings');
    await form.getByLabel('Type').selectOption('Picnic');
    await armStopwatch(page, 'click', bar('15'), true);
    await form.getByRole('button', { name: 'Create Event' }).click();
    figures.add.push(await took(page));
    await form.waitFor({ state: 'detached' });

    await page.locator(bar('15')).focus();
    await page.keyboard.press('e');
    await form.getByLabel('Title').fill(`${TITLE} anew`);
    await armStopwatch(page, 'click', `${bar('15')}[aria-label*="anew"]`, true);
    await form.getByRole('button', { name: 'Update Event' }).click();
    figures.edit.push(await took(page));
    await form.waitFor({ state: 'detached' });

    const from = await page.locator(bar('15')).boundingBox();
    const to = await page.locator(day('17')).boundingBox();
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 40, { steps: 8 });
    await armStopwatch(page, 'pointerup', bar('17'), true);
    await page.mouse.up();
    figures.drag.push(await took(page));

    await page.locator(bar('17')).focus();
    await page.keyboard.press('Delete');
    await armStopwatch(page, 'click', bar('17'), false);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    figures.delete.push(await took(page));
    await form.waitFor({ state: 'detached' });

    await armStopwatch(page, 'click', day('15'), false);
    await page.getByRole('button', { name: 'Next month' }).click();
    figures.next.push(await took(page));
    await armStopwatch(page, 'click', `${day('15')} .kd-event`, true);
    await page.getByRole('button', { name: 'Previous month' }).click();
    figures.previous.push(await took(page));
  }
  for (const [name, times] of Object.entries(figures)) {
    tell(`${name}: press to paint`, median(times), BUDGET, 'ms');
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exit(verdict());
