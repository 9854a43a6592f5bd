import type { Page, Route } from '@playwright/test';
import { expect, test } from './journey.js';

/** What a visit to the calendar runs and its live connection needs; every other piece comes later. */
const FIRST = /\/assets\/(early|rolldown|react|base|app|calendar|openSocket)/;

/** A line that brings the first screen and nothing that comes later, until it is mended. */
async function brokenLine(page: Page) {
  const line = { isBroken: true };
  await page.route('**/assets/*', (route) =>
    line.isBroken && !FIRST.test(route.request().url()) ? route.abort() : route.continue(),
  );
  return line;
}

/** A line that brings the first screen and keeps everybody waiting for what comes later, until it is mended. */
async function slowLine(page: Page) {
  let mend = () => undefined as void;
  const mended = new Promise<void>((resolve) => (mend = resolve));
  await page.route('**/assets/*.js', async (route) => {
    if (!FIRST.test(route.request().url())) await mended;
    await route.continue();
  });
  return { mend: () => mend() };
}

test('what is pressed before its code has come is answered at once, and opens when it has', async ({
  family,
}) => {
  const { owner } = await family();
  const { id } = await owner.addEvent('Swimming');
  const { page } = owner;
  const line = await slowLine(page);
  await owner.openCalendar();
  const wait = page.getByRole('dialog', { name: 'Loading...' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first();

  const event = page.getByTestId(`event-${id}`);
  const openers = [event, page.getByTestId('day-number-2026-11-20'), press('Recent changes')];
  openers.push(press('Switch Calendar'), press('Tutorial'), press('Keyboard shortcuts'));
  for (const opener of openers) {
    await opener.click();
    await expect(wait).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wait).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.keyboard.press('t');
  await page.keyboard.press('2');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('1');
  await page.getByRole('link', { name: 'Go Pro' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await event.click();
  await expect(wait).toBeVisible();
  line.mend();
  const detail = page.getByRole('dialog', { name: 'Swimming' });
  await expect(detail).toBeVisible();
  await expect(wait).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(detail).toHaveCount(0);
  await expect(event).toBeFocused();
});

test('a piece that cannot come says so in its own place, and comes when it is tried again', async ({
  family,
}) => {
  const { owner } = await family();
  const { id } = await owner.addEvent('Swimming');
  const { page } = owner;
  const line = await brokenLine(page);
  await owner.openCalendar();
  const problem = page.getByRole('dialog', { name: 'This couldn’t be loaded' });
  const grid = page.getByRole('grid');
  const event = page.getByTestId(`event-${id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first();

  const openers = [event, page.getByTestId('day-2026-11-20'), press('Recent changes')];
  openers.push(press('Switch Calendar'), press('Tutorial'));
  for (const opener of openers) {
    await opener.click();
    await expect(problem).toBeVisible();
    await expect(grid).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(problem).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const opener of [press('Open menu'), press('Search events')]) {
    await opener.click();
    await problem.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
  }

  await owner.showDay('2026-11-18');
  await event.click();
  line.isBroken = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Swimming' })).toBeVisible();
});

test('the cable is pulled under a form: what cannot come takes nothing typed away', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  const line = await brokenLine(page);
  await owner.openCalendar();
  line.isBroken = false;
  await page.getByTestId('day-2026-11-20').click();
  await page.getByLabel('Title').fill('Half a thought');
  await page.route('**/assets/Toast*', (route) => route.abort());
  await page.getByLabel('Date', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Date required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

/** How often the page was loaded. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => (loads.count += Number(request.isNavigationRequest())));
  return loads;
}

test('a piece of a release that is gone: the page is loaded again once, and never while somebody types', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  const loads = countLoads(page);
  const asked = { count: 0 };
  const server = { isAway: true };
  await page.route('**/assets/YearJump*.js', (route) => route.fulfill({ status: 404 }));
  // Page loads meet one node, this page's own look at the server the other, of the next release.
  await page.route(/\/dashboard(\?|$)/, (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    asked.count += 1;
    return server.isAway ? route.abort() : route.fulfill({ body: 'of the next release' });
  });
  /** Makes the page ask for its missing pieces. */
  const askForPieces = async () => {
    const answered = page.waitForResponse(/YearJump.*\.js/);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await answered;
  };
  /** The same, until the page has done everything that follows from it. */
  const askInVain = async () => {
    await askForPieces();
    await page.evaluate(() => fetch('/api/me').then(() => undefined));
  };

  // The other pages, and what writes series, come ahead as well, whichever piece before them is missing.
  const later = [/ProfilePage.*\.js/, /saveRepeating.*\.js/].map((file) =>
    page.waitForRequest(file),
  );
  await owner.openCalendar();
  await Promise.all(later);
  await expect.poll(() => asked.count).toBe(1);
  await page.keyboard.press('n');
  const title = page.getByLabel('Title');
  await title.fill('Half a thought');
  server.isAway = false;
  await askInVain();
  expect([loads.count, asked.count]).toEqual([1, 1]);
  await title.fill('');
  await Promise.all([page.waitForEvent('load'), askForPieces()]);

  // The same release came again: nothing more is asked or loaded.
  await expect(owner.connection('Live')).toBeVisible();
  await askInVain();
  expect([loads.count, asked.count]).toEqual([2, 2]);
});

test('a document whose own scripts are gone: it is loaded again once, then says what to do', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  const loads = countLoads(page);
  const isGone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain' });
  await page.route('**/assets/base-*.js', isGone);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  expect(loads.count).toBe(2);
  const askedAgain = page.waitForResponse('**/assets/base-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await askedAgain).status()).toBe(404);
  expect(loads.count).toBe(3);
  await page.unroute('**/assets/base-*.js', isGone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(owner.connection('Live')).toBeVisible();
});
