import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import type { Event } from '@kinday/contracts/event';
import { expect, test } from './journey.js';
import { NOW, Person } from './Person.js';
import { stay, untilKept } from './stay.js';

// What was done without a network arrives: all of it, once, in order, whatever happens meanwhile.

const NOVEMBER = '/api/events?from=2026-11-01&to=2026-12-01';

/** A browser that keeps what it has in a folder. */
async function openBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const { launchOptions = {}, locale = 'en-US' } = test.info().project.use;
  const options = { ...launchOptions, baseURL, locale, serviceWorkers: 'block' as const };
  const context = await chromium.launchPersistentContext(folder, options);
  await context.clock.setFixedTime(NOW);
  return context;
}

test('edits whose browser is killed between the press and the answer arrive when it is opened again', async ({
  family,
  server,
}) => {
  const { owner: olga, inviteCode } = await family();
  const folder = await mkdtemp(path.join(tmpdir(), 'kinday-profile-'));
  const first = await openBrowser(folder, server.origin);
  const ben = new Person('Ben', first, await first.newPage());
  await ben.signUp({ inviteCode }, '#FF6B6B');
  await ben.addEvent('Swimming');
  await stay(ben);
  await untilKept(ben.page, 'Swimming');
  const cookies = await first.cookies();

  // One does not reach the server, of the other only the answer is missing.
  await first.route('**/api/events/*', () => undefined);
  const sent = first.waitForEvent('request', (request) => request.method() === 'PUT');
  await ben.eventOn('2026-11-18', 'Swimming').press('e');
  await ben.page.getByLabel('Title').fill('Skating');
  await ben.page.getByLabel('Title').press('Enter');
  await sent;
  const other = await first.newPage();
  await ben.openCalendar(other);
  const stored = new Promise((resolve) => {
    void first.route('**/api/events', (route) => route.fetch().then(resolve));
  });
  await other.keyboard.press('n');
  await other.getByLabel('Quick add').fill('Movie night Nov 20 8:15pm');
  await other.getByLabel('Quick add').press('Enter');
  await stored;
  const killed = first.waitForEvent('close');
  const devtools = await first.newCDPSession(other);
  await devtools.send('Browser.crash').catch(() => undefined);
  await killed;

  const again = await openBrowser(folder, server.origin);
  // A browser writes its cookies down every half a minute.
  await again.addCookies(cookies);
  await ben.openCalendar(await again.newPage());
  const isThere = async () =>
    ((await olga.get(NOVEMBER)) as Event[]).map(({ title, version }) => `${title} ${version}`);
  await expect.poll(isThere).toEqual(['Skating 2', 'Movie night 1']);
  await again.close();
  await rm(folder, { recursive: true, force: true });
});
