import type { BrowserContext, Page } from '@playwright/test';
import type { Event as CalendarEvent } from '@kinday/contracts/event';
import { expect } from './journey.js';
import { assetsOf, isOf, keptBy, missing, test } from './releases.js';

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
