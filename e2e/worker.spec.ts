import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './journey.js';
import { assetsOf, isOf, keptBy, missing, test } from './releases.js';

const PAGES = ['/dashboard', '/profile', '/family', '/reminders', '/other-calendars'];

test('after one visit all pages of members come up with no network, with each piece and their policy', async ({
  olga,
  way,
}) => {
  const { context, page } = olga;
  const kept = await keptBy(olga);
  expect(kept).toEqual(expect.arrayContaining(['/dashboard', '/profile', '/appearance.js']));
  way.cut();
  await context.setOffline(true);
  for (const path of PAGES) {
    const document = await page.goto(path);
    expect([path, document!.fromServiceWorker()]).toEqual([path, true]);
    expect(document!.headers()['content-security-policy']).toContain("default-src 'none'");
    // In an outline there is nothing to press.
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  }
  expect(await missing(page, assetsOf(kept))).toEqual([]);
  // Whatever else is asked for is told as it is.
  const refused = ['/assets/none.js', '/api/me', '/sw.js', '/robots.txt'];
  expect(await missing(page, refused)).toEqual(refused);
  for (const path of ['/', '/login', '/pricing', '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeAttached();
  }
});

test('a first visit is left alone: what is kept for later is fetched once the calendar stands', async ({
  meet,
  way,
}) => {
  const nora = await meet('Nora', { baseURL: way.origin });
  const { context, page } = nora;
  await nora.signUp({ familyName: 'The Hills' }, '#4ECDC4');
  let isStanding = false;
  const tooEarly: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() && !isStanding) tooEarly.push(request.url());
  });
  await nora.openCalendar();
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  isStanding = true;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(tooEarly).toEqual([]);
  await keptBy(nora);
});

test('the app’s shortcut begins a new event, once, with no network too', async ({ olga, way }) => {
  const { context, page } = olga;
  const manifest = (await (await context.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { name: string; url: string }[];
  };
  const { url } = manifest.shortcuts.find(({ name }) => name === 'Add event')!;
  await page.goto(url);
  const title = page.getByLabel('Title');
  await title.waitFor();
  await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
  expect(new URL(page.url()).searchParams.has('add')).toBe(false);
  await page.reload();
  await expect(olga.connection('Live')).toBeVisible();
  await expect(title).toHaveCount(0);
  way.cut();
  await context.setOffline(true);
  expect((await page.goto(url))!.fromServiceWorker()).toBe(true);
});

test('a log-out leaves nothing in the caches but files of the product', async ({ olga }) => {
  const { page } = olga;
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/login/);
  await keptBy(olga);
});

test('an operator takes the worker away: it ends, with all it kept, and pages come from the server', async ({
  olga,
  way,
  releases,
}) => {
  const { page } = olga;
  const worker = path.join(releases.two.built, 'sw.js');
  await rename(worker, `${worker}.away`);
  way.leadTo(releases.two.origin);
  const kept = () => page.evaluate(() => caches.keys());
  // The browser looks for another worker by itself when a page is visited.
  await olga.openCalendar();
  await expect.poll(kept, { timeout: 30_000 }).toEqual([]);
  const document = await page.goto('/profile');
  expect(document!.fromServiceWorker()).toBe(false);
  await isOf(page, 'two');
  await rename(`${worker}.away`, worker);
});

test('the calls of a page, and what is no file of the release, never come from what is kept', async ({
  olga,
}) => {
  const { page } = olga;
  const answers: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.fromServiceWorker() && !pathname.startsWith('/assets/')) answers.push(pathname);
  });
  await olga.openCalendar();
  await page.goto('/login');
  await missing(page, ['/dashboard', '/robots.txt', '/health/live', '/api/docs']);
  const files = ['/appearance.js', '/missingScripts.js', '/favicon.svg', '/manifest.webmanifest'];
  // The log-in came from the server, which the worker asked.
  const pages = answers.filter((path) => !files.includes(path));
  expect(new Set(pages)).toEqual(new Set(['/dashboard', '/login']));
});
