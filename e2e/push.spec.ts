import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import type { PushSubscriptionInput, RemindersAnswer } from '@kinday/contracts/reminders';
import { collectFaults } from './collectFaults.js';
import { expect, test as journey } from './journey.js';
import { PASSWORD, Person } from './Person.js';
import { startAfterDowntime } from './startAfterDowntime.js';

/** A zone in which it is day, so that nothing that is near begins tomorrow. */
const zone = new Date().getUTCHours() < 12 ? 'Asia/Tokyo' : 'America/Los_Angeles';

const test = journey.extend({
  /** A browser that keeps a profile: no other takes pushes. */
  context: async ({ google, server, launchOptions }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'kinday-profile-'));
    const { args = [], executablePath } = launchOptions;
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      // The whole browser, without a window; the smaller one has no notifications.
      ...(executablePath ? {} : { channel: 'chromium' }),
      args: [...args, ...google.browserArguments],
      baseURL: server.origin,
      timezoneId: zone,
      locale: 'en-US',
      serviceWorkers: 'allow',
    });
    await context.grantPermissions(['notifications'], { origin: server.origin });
    // The one thing that is not Google's own: where the server finds it.
    await context.route('**/api/me/push', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const input = route.request().postDataJSON() as PushSubscriptionInput;
      const postData = { ...input, endpoint: google.here(input.endpoint) };
      return route.continue({ postData });
    });
    const faults = await collectFaults(context);
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
    expect(faults).toEqual([]);
  },
});

/** Minutes from now, as a family in the zone says it. */
function inMinutes(minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  return {
    date: at.toLocaleDateString('sv', { timeZone: zone }),
    time: at.toLocaleTimeString('sv', { timeZone: zone, hour: '2-digit', minute: '2-digit' }),
  };
}

const shownIn = (page: Page) =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    const shown = await (await ready).getNotifications();
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: String(data) }));
  });

/** Presses the notification as far as a script can: the browser's own event, and its notification. */
async function press(context: BrowserContext): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(async () => {
    const worker = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await worker.registration.getNotifications();
    const pressed = Object.assign(new Event('notificationclick'), { notification });
    await new Promise((resolve) => {
      const waitUntil = (done: Promise<void>) => void done.then(resolve);
      dispatchEvent(Object.assign(pressed, { waitUntil }));
    });
  });
}

test('a reminder reaches a real browser, a press opens its event, and log-ins decide who takes it', async ({
  context,
  google,
  server,
}) => {
  const page = context.pages()[0] ?? (await context.newPage());
  const ana = new Person('Ana', context, page);
  const family = { familyName: 'The Rivers', zone };
  await ana.signUp(family, '#4ECDC4');
  const devices = async () => ((await ana.get('/api/me/reminders')) as RemindersAnswer).devices;

  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(page.getByText('This device takes notifications.')).toBeVisible();
  expect(await devices()).toBe(1);

  // By default they come half an hour before.
  const [start, end] = [inMinutes(29), inMinutes(30)];
  const times = { date: start.date, startTime: start.time, endTime: end.time };
  const { id } = await ana.addEvent('Dentist', { ...times, location: 'Main St' });
  const node = await startAfterDowntime(server, 5, { PUSH_SERVICES: google.origin });
  await expect.poll(() => shownIn(page), { timeout: 20_000 }).toHaveLength(1);
  await node.stop();
  const [shown] = await shownIn(page);
  expect(shown).toMatchObject({
    title: 'Dentist',
    body: expect.stringMatching(/^Today, \d+:\d\d [AP]M · Main St/),
    tag: expect.stringMatching(/^[\da-f-]{36}$/),
    path: expect.stringContaining(id),
  });

  // The tab that is open goes there by itself, and is not loaded anew.
  const isBound = () => page.waitForResponse('**/api/me/push');
  await Promise.all([isBound(), page.goto('/profile')]);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await press(context);
  await expect(page.getByRole('dialog', { name: 'Dentist' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  // The log-in ends elsewhere; the next one of the same person takes the notifications, unasked.
  await context.clearCookies();
  await context.request.post('/api/auth/login', { data: { email: ana.email, password: PASSWORD } });
  await ana.post('/api/me/sessions/end-others', {});
  expect(await devices()).toBe(0);
  await Promise.all([isBound(), page.goto('/dashboard')]);
  expect([await devices(), google.registrations.size]).toEqual([1, 1]);

  // Somebody else's does not, and ends the subscription.
  await context.clearCookies();
  const ben = new Person('Ben', context, page);
  await ben.signUp(family, '#FF6B6B');
  await page.goto('/dashboard');
  await expect.poll(() => google.registrations.size).toBe(0);

  // So does a log-out.
  await page.goto('/reminders');
  await page.getByRole('button', { name: 'Turn on reminders' }).click();
  await expect(page.getByText('This device takes notifications.')).toBeVisible();
  expect(google.registrations.size).toBe(1);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => google.registrations.size).toBe(0);
});
