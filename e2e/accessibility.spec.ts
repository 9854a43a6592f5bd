import type { Page } from '@playwright/test';
import { faultsOf, scrollsSideways } from './axe.js';
import { expect, test } from './journey.js';
import { smallTargetsOf } from './smallTargetsOf.js';

const PUBLIC_PAGES = [
  '/',
  '/login',
  '/signup',
  '/signup?mode=joinFamily',
  '/forgot-password',
  '/reset-password?token=abc',
  '/features',
  '/pricing',
  '/about',
  '/contact',
  '/privacy',
  '/nowhere',
];

async function check(page: Page): Promise<void> {
  // A page's outline says nothing to anybody until the page takes its place.
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
  expect([page.url(), await scrollsSideways(page)]).toEqual([page.url(), false]);
  expect([page.url(), await smallTargetsOf(page)]).toEqual([page.url(), []]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    const look = {
      colorScheme,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    } as const;
    const named = `${colorScheme} at ${width} px`;

    test(`axe finds no fault on any public page, ${named}`, async ({ meet }) => {
      const { page } = await meet('Ana', look);
      for (const path of PUBLIC_PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await check(page);
      }
    });

    test(`axe finds no fault on the settings and the choice of a color, ${named}`, async ({
      meet,
    }) => {
      const ana = await meet('Ana', look);
      const { page } = ana;
      await ana.signUp({ familyName: 'The Novaks' });
      await page.goto('/color-selection');
      await expect(page.getByRole('button', { name: 'Continue to Calendar' })).toBeVisible();
      await check(page);
      await ana.post('/api/me/color', { color: '#FFE66D' });
      for (const path of ['/family', '/profile']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByText('Ana').first()).toBeVisible();
        await check(page);
      }
      await page.goto('/other-calendars');
      await expect(page.getByText('Only mine')).toBeVisible();
      await check(page);
    });
  }
}

for (const width of [320, 768]) {
  test(`no page scrolls sideways at ${width} px, nor does the calendar with a dialog`, async ({
    meet,
  }) => {
    const ana = await meet('Ana', { viewport: { width, height: 800 } });
    const { page } = ana;
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    }
    await ana.signUp({ familyName: 'A family with quite a long name, all in all' }, '#4ECDC4');
    await ana.addEvent('An event with a title that would never fit into a day of a phone');
    await ana.openCalendar();
    expect(await scrollsSideways(page)).toBe(false);
    await ana.addOn('2026-11-20');
    await expect(page.getByRole('dialog', { name: 'Add New Event' })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    for (const path of ['/family', '/profile', '/color-selection']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Ana').first()).toBeVisible();
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    }
    await page.goto('/other-calendars');
    await expect(page.getByText('Only mine')).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('letters of twice the size leave every button of the calendar in reach', async ({ meet }) => {
  const ana = await meet('Ana');
  const { page } = ana;
  await ana.signUp({ familyName: 'The Rivers' });
  await ana.openCalendar();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await scrollsSideways(page)).toBe(false);
  for (const name of ['Previous month', 'Today', 'Next month', 'Switch Calendar', 'Add Event']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true });
  }
  await page.getByRole('combobox', { name: 'Search events' }).click({ trial: true });
});
