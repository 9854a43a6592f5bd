import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';

/** kB of JavaScript, compressed by gzip. */
const BUDGETS = { landing: 150, dashboard: 205, piece: 40 };
/** All scripts there are: a page fetches what comes later ahead, and each file costs it more than its bytes. */
const MOST_FILES = 60;
const ASSETS = fileURLToPath(new URL('../frontend/dist/assets/', import.meta.url));

async function kB(script: string): Promise<number> {
  return gzipSync(await readFile(ASSETS + script)).length / 1000;
}

/** The page asks for it a second after it is loaded, which on a slow machine is before its grid is shown. */
const BY_THE_CLOCK = /^showTooltips-/;

/** The names of the scripts a page asks for until something is shown and it is loaded; others are fetched ahead. */
async function scriptsUntil(page: Page, address: string, shown: string): Promise<string[]> {
  const scripts: string[] = [];
  let isFirst = true;
  page.on('request', (request) => {
    const [, script] = /\/assets\/(.+\.js)$/.exec(request.url()) ?? [];
    if (request.url().endsWith('/shown')) isFirst = false;
    if (script && isFirst && !BY_THE_CLOCK.test(script)) scripts.push(script);
  });
  await page.addInitScript((selector) => {
    const isReady = () => document.readyState === 'complete' && document.querySelector(selector);
    const observer = new MutationObserver(() => tell());
    const tell = () => {
      if (!isReady()) return;
      observer.disconnect();
      void fetch('/shown');
    };
    observer.observe(document, { childList: true, subtree: true });
    window.addEventListener('load', tell);
  }, shown);
  await Promise.all([page.waitForRequest('**/shown'), page.goto(address)]);
  return scripts;
}

async function sum(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(scripts)].map(kB));
  return sizes.reduce((one, other) => one + other, 0);
}

test('the first screens and each later piece keep their budgets of JavaScript, and pieces are few', async ({
  family,
  meet,
}) => {
  const { page: strangers } = await meet('Stella');
  const landing = await scriptsUntil(strangers, '/', 'h1');
  expect(await sum(landing)).toBeLessThanOrEqual(BUDGETS.landing);

  const { owner } = await family();
  const { page } = owner;
  const dashboard = await scriptsUntil(page, '/dashboard', '[role=grid]');
  expect(await sum(dashboard)).toBeLessThanOrEqual(BUDGETS.dashboard);

  const first = new Set([...landing, ...dashboard]);
  const later = (await readdir(ASSETS)).filter((file) => file.endsWith('.js') && !first.has(file));
  expect(later.length).toBeGreaterThan(0);
  expect(later.length + first.size).toBeLessThanOrEqual(MOST_FILES);
  for (const script of later) expect.soft(await kB(script), script).toBeLessThan(BUDGETS.piece);
});

for (const address of ['/', '/login', '/signup', '/dashboard']) {
  test(`nothing moves while ${address} arrives, with a session or without`, async ({
    family,
    meet,
  }) => {
    const { owner } = await family();
    await owner.addEvent('Swimming');
    for (const { page } of [owner, await meet('Stella')]) {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) {
            const { value } = shift as PerformanceEntry & { value: number };
            document.documentElement.dataset.shifts = String(
              Number(document.documentElement.dataset.shifts ?? 0) + value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(address);
      const isCalendar = address === '/dashboard' && page === owner.page;
      const last = isCalendar
        ? page.getByRole('button', { name: /Swimming/ })
        : page.getByRole('heading', { level: 1 });
      await last.first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const shifts = await page.evaluate(() => document.documentElement.dataset.shifts ?? 0);
      expect(Number(shifts)).toBeLessThanOrEqual(0.01);
    }
  });
}

for (const [address, heading] of [
  ['/login', 'Welcome back'],
  ['/signup', 'Create your account'],
] as const) {
  test(`${address} shows its fields once they take what is typed, on a slow phone too`, async ({
    meet,
  }) => {
    const { page, context } = await meet('Stella');
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let send = () => {};
    const mayGo = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/app-*.js', async (route) => {
      await mayGo;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(heading)).toBeVisible();
    const email = page.locator('input[name="email"]');
    await expect(email).toBeHidden();
    await expect(page.getByText('Remember me')).toBeHidden();
    send();
    // As soon as it is shown.
    await email.waitFor();
    expect(await email.evaluate((field) => field.closest('[inert]'))).toBeNull();
    await email.focus();
    await page.keyboard.type('stella@example.org');
    await expect(email).toHaveValue('stella@example.org');
  });
}

test('what takes the place of the calendar’s skeleton is the month with its events', async ({
  family,
}) => {
  const { owner } = await family();
  const { id } = await owner.addEvent('Swimming');
  const { page } = owner;
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const [skeleton] = document.querySelectorAll('.kd-calendar-skeleton');
      if (skeleton && !skeleton.hasAttribute('data-seen')) seen.push('skeleton');
      skeleton?.setAttribute('data-seen', '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/dashboard');
  await page.getByTestId(`event-${id}`).waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual(['skeleton']);
});

test('the calendar is dark from its first paint for who wants it dark', async ({ meet }) => {
  for (const address of ['/', '/dashboard']) {
    const { page } = await meet('Nora', { colorScheme: 'dark' });
    await page.addInitScript(() => {
      const scheme = () => document.documentElement.getAttribute('data-theme') ?? 'none';
      const seen: string[] = [];
      Object.assign(window, { seenSchemes: seen });
      new MutationObserver(() => {
        if (document.querySelector('body')) seen.push(scheme());
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const seen = await page.evaluate(
      () => (window as unknown as { seenSchemes: string[] }).seenSchemes,
    );
    expect(new Set(seen)).toEqual(new Set(['dark']));
  }
});
