import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Event as CalendarEvent } from '@kinday/contracts/event';
import { expect, test as journey } from './journey.js';
import type { Person } from './Person.js';
import { databaseOf } from './startAfterDowntime.js';
import { startRelease, type RunningRelease } from './startRelease.js';
import { startServer, type RunningServer } from './startServer.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

interface Releases {
  one: RunningServer;
  /** Has nothing of the files of `one`. */
  two: RunningRelease;
}

const PAGES = ['/dashboard', '/profile', '/family', '/reminders', '/other-calendars'];
const SETTINGS = { SESSION_SECRET: 'the same on both nodes, long enough' };

const test = journey.extend<{ way: UnreliableNetwork; olga: Person }, { releases: Releases }>({
  serviceWorkers: 'allow',

  releases: [
    async ({}, use) => {
      const one = await startServer(SETTINGS);
      const settings = { ...SETTINGS, DATABASE_URL: await databaseOf(one) };
      const two = await startRelease('two', settings);
      await use({ one, two });
      await two.stop();
      await one.stop();
    },
    { scope: 'worker' },
  ],

  way: async ({ releases }, use) => {
    const way = await UnreliableNetwork.to(releases.one.origin);
    await use(way);
    way.close();
  },

  /** Has visited the calendar, of whose release the browser keeps all by now. */
  olga: async ({ meet, way }, use) => {
    const olga = await meet('Olga', { baseURL: way.origin });
    await olga.signUp({ familyName: 'The Rivers' }, '#4ECDC4');
    await olga.openCalendar();
    await olga.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await use(olga);
  },
});

/** The addresses that a release keeps, as its worker says; the browser's caches have no others. */
async function keptBy({ context, page }: Person): Promise<string[]> {
  const script = await (await context.request.get('/sw.js')).text();
  const named = [...script.matchAll(/path:[`"']([^`"']+)[`"']/g)].map(([, path = '']) => path);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(named.toSorted());
  return kept;
}

/** Which of these addresses this page cannot have. */
function missing(page: Page, paths: readonly string[]): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const ok = await Promise.all(
      asked.map((path) =>
        fetch(path).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return asked.filter((_path, index) => !ok[index]);
  }, paths);
}

/** A page of a release; without a name of the one that is built. */
const isOf = (page: Page, release: string | null) =>
  expect(
    page.locator(release ? `html[data-release=${release}]` : 'html:not([data-release])'),
  ).toBeAttached();
const assetsOf = (kept: readonly string[]) => kept.filter((path) => path.startsWith('/assets/'));
const offer = (page: Page) => page.getByText('A new version is ready');

/** Has the browser find its worker only once it is told to; returns how it is. */
async function slowlyFound(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { serviceWorker } = navigator;
    const find = serviceWorker.getRegistration.bind(serviceWorker);
    serviceWorker.getRegistration = async (url) => {
      serviceWorker.getRegistration = find;
      await new Promise((resolve) => addEventListener('go-on', resolve, { once: true }));
      return find(url);
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('go-on')));
}

function countLoads(context: BrowserContext) {
  const loads = { count: 0 };
  context.on('request', (request) => (loads.count += Number(request.isNavigationRequest())));
  return loads;
}

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

test('a new release: old tabs go on, offline too, until somebody presses Reload in each', async ({
  olga,
  way,
  releases,
}) => {
  const { context, page } = olga;
  const ofOne = assetsOf(await keptBy(olga));
  const other = await context.newPage();
  await olga.openCalendar(other);
  const loads = countLoads(context);
  way.leadTo(releases.two.origin);
  const gone = await Promise.all(
    ofOne.map(async (path) => ((await context.request.get(path)).ok() ? '' : path)),
  );
  expect(gone.filter(Boolean).length).toBeGreaterThan(1);

  await expect(offer(page)).toBeVisible({ timeout: 30_000 });
  await expect(offer(other)).toBeVisible();
  expect(await missing(page, ofOne)).toEqual([]);
  await isOf(page, null);
  expect(loads.count).toBe(0);

  await page.getByRole('button', { name: 'Reload' }).click();
  await isOf(page, 'two');
  await expect(olga.connection('Live')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  // The old tab beside the new worker.
  way.cut();
  await context.setOffline(true);
  expect(await missing(other, ofOne)).toEqual([]);
  await isOf(other, null);
  expect(loads.count).toBe(1);
  await other.getByRole('button', { name: 'Reload' }).click();
  await isOf(other, 'two');
  expect(loads.count).toBe(2);
});

test('an update while a tab is offline: its changes arrive, what is typed stays, then it offers the new version', async ({
  olga,
  way,
  releases,
}) => {
  const { context, page } = olga;
  await olga.addEvent('Swimming');
  await olga.openCalendar();
  const loads = countLoads(context);
  way.cut();
  await expect(page.getByText("You're offline.")).toBeVisible({ timeout: 15_000 });
  await olga.eventOn('2026-11-18', 'Swimming').click();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await form.getByLabel('Title').fill('Skating');
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByRole('button', { name: '1 change waits to be sent' })).toBeVisible();
  await olga.addOn('2026-11-20');
  const title = page.getByLabel('Title');
  await title.fill('Half a thought');

  way.leadTo(releases.two.origin);
  way.mend();
  await expect
    .poll(async () => {
      const events = await context.request.get(
        `${releases.two.origin}/api/events?from=2026-11-01&to=2026-12-01`,
      );
      return ((await events.json()) as CalendarEvent[]).map((each) => each.title);
    })
    .toEqual(['Skating']);
  await expect(offer(page)).toBeAttached({ timeout: 30_000 });
  await expect(title).toHaveValue('Half a thought');
  await isOf(page, null);
  expect(loads.count).toBe(0);
  await title.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reload' }).click();
  await isOf(page, 'two');
  await expect(olga.connection('Live')).toBeVisible();
  await expect(olga.eventOn('2026-11-18', 'Skating')).toBeVisible();
  expect(loads.count).toBe(1);
});

test('an operator goes back a release: so do browsers, when somebody presses Reload', async ({
  olga,
  way,
  releases,
}) => {
  const { page } = olga;
  const reload = page.getByRole('button', { name: 'Reload' });
  for (const [server, name] of [
    [releases.two, 'two'],
    [releases.one, null],
  ] as const) {
    way.leadTo(server.origin);
    await expect(reload).toBeVisible({ timeout: 30_000 });
    await reload.click();
    await isOf(page, name);
    await expect(olga.connection('Live')).toBeVisible();
  }
});

test('Reload asks before something typed goes', async ({ olga, way, releases }) => {
  const { page } = olga;
  await page.goto('/profile');
  const name = page.getByLabel('Full Name');
  await name.fill('Olga Rivers');
  way.leadTo(releases.two.origin);
  await page.getByRole('button', { name: 'Reload' }).click({ timeout: 30_000 });
  const question = page.getByRole('alertdialog', { name: 'Reload now?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Olga Rivers');
  // Nor what somebody begins to type while the browser takes its time.
  await name.fill('');
  const goOn = await slowlyFound(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await name.fill('Olga Brooks');
  await goOn();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('Olga Brooks');
  await page.getByRole('button', { name: 'Reload' }).click();
  await question.getByRole('button', { name: 'Reload' }).click();
  await isOf(page, 'two');
});

test('what is kept is not whole, and the server has another release: the page comes from there', async ({
  olga,
  way,
  releases,
}) => {
  const { context, page } = olga;
  const kept = await keptBy(olga);
  const entry = kept.find((path) => /\/assets\/base-.*\.js/.test(path))!;
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, entry);
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  way.leadTo(releases.two.origin);
  const loads = countLoads(context);
  await page.goto('/dashboard');
  await isOf(page, 'two');
  await expect(olga.connection('Live')).toBeVisible();
  expect(loads.count).toBe(2);
});

test('where there is no room pages come from the server, and a newer release takes over all the same', async ({
  meet,
  way,
  releases,
}) => {
  const nora = await meet('Nora', { baseURL: way.origin });
  const { context, page } = nora;
  await nora.signUp({ familyName: 'The Hills' }, '#4ECDC4');
  const client = await context.newCDPSession(page);
  await client.send('Storage.overrideQuotaForOrigin', { origin: way.origin, quotaSize: 200_000 });
  await nora.openCalendar();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await nora.openCalendar();
  way.leadTo(releases.two.origin);
  await nora.openCalendar();
  await isOf(page, 'two');
});
