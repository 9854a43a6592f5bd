import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { NOW, type Person } from './Person.js';
import { UnreliableNetwork } from './UnreliableNetwork.js';

const OFFLINE_BAR = /^You're offline\./;

/** Notes every word the page shows about its connection from now on. */
async function watchWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownWords: shown });
    const note = () => {
      const word = document.querySelector('.kd-connection-label')?.textContent;
      if (word && shown.at(-1) !== word) shown.push(word);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { shownWords: string[] }).shownWords);
}

test('[S14] back from a page without a connection the calendar is live, and never offline', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  await page.clock.install({ time: NOW });
  const words = await watchWords(page);
  await owner.openCalendar();
  await page.getByRole('link', { name: 'Go Pro' }).click();
  await expect(owner.connection('Live')).toHaveCount(0);
  await page.goBack();
  await expect(owner.connection('Live')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(owner.connection('Live')).toBeVisible();
  await page.getByRole('link', { name: 'Go Pro' }).click();
  await expect(owner.connection('Live')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await page.goBack();
  await expect(owner.connection('Live')).toBeVisible();
  expect(await words()).toEqual([
    'Connecting…',
    'Live',
    'Connecting…',
    'Live',
    'Connecting…',
    'Live',
  ]);
});

test('[S14] cut off before the live connection’s own code has come: told so, and mended by itself', async ({
  family,
  meet,
  server,
}) => {
  const { inviteCode } = await family();
  const network = await UnreliableNetwork.to(server.origin);
  const ben = await meet('Ben', { baseURL: network.origin });
  await ben.signUp({ inviteCode });
  const { page } = ben;
  await page.route(/openSocket.*\.js/, (route) => {
    network.cut();
    return route.abort();
  });
  await page.goto('/dashboard');
  await expect(ben.connection('Offline')).toBeVisible();
  await expect(page.getByText(OFFLINE_BAR)).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  await next.click();
  await next.click();
  await expect(page.getByText("We couldn't load January.")).toBeVisible();
  await page.unroute(/openSocket.*\.js/);
  network.mend();
  await expect(ben.connection('Live')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("We couldn't load January.")).toHaveCount(0);
  await expect(page.getByText('Nothing planned yet.')).toBeVisible();
  network.close();
});

/** Lets nothing through any more on the connections that are open, without closing them. */
async function sleepyNetwork(person: Person): Promise<() => void> {
  const open = new Set<{ isAsleep: boolean }>();
  await person.page.routeWebSocket(/socket\.io/, (socket) => {
    const state = { isAsleep: false };
    open.add(state);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!state.isAsleep) server.send(message);
    });
    server.onMessage((message) => {
      if (!state.isAsleep) socket.send(message);
    });
  });
  return () => open.forEach((state) => (state.isAsleep = true));
}

test('[S14] who wakes the machine sees no "Live" that is not true', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const fallAsleep = await sleepyNetwork(owner);
  await owner.openCalendar();
  fallAsleep();
  await members[0]!.addEvent('While you slept');
  await owner.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(owner.connection('Reconnecting…')).toBeVisible();
  await expect(owner.eventOn('2026-11-18', 'While you slept')).toHaveCount(0);
  await expect(owner.connection('Offline')).toBeVisible();
  await expect(owner.connection('Live')).toBeVisible({ timeout: 15_000 });
  await expect(owner.eventOn('2026-11-18', 'While you slept')).toBeVisible();
});

test('a page that comes from the back/forward cache connects anew at once, whatever became of its connection', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  await owner.openCalendar();
  const connected = page.waitForEvent('websocket', { timeout: 2_000 });
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await connected;
  await expect(owner.connection('Live')).toBeVisible();
});
