import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';

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

/** Faults by the rules of WCAG 2.2 A and AA, each with the elements at fault. */
async function faultsOf(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`);
    return `${id} on ${page.url()}:\n  ${where.join('\n  ')}`;
  });
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}

async function check(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
  expect([page.url(), await scrollsSideways(page)]).toEqual([page.url(), false]);
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

    test(`axe finds no fault on the calendar, its dialogs and settings, ${named}`, async ({
      meet,
    }) => {
      test.slow();
      const ana = await meet('Ana', look);
      const { page } = ana;
      await ana.signUp({ familyName: 'The Novaks' });
      await page.goto('/color-selection');
      await expect(page.getByRole('button', { name: 'Continue to Calendar' })).toBeVisible();
      await check(page);
      await ana.post('/api/me/color', { color: '#FFE66D' });
      await ana.post('/api/me/dates', { birthday: '11-19', anniversary: '' });
      for (const title of ['One', 'Two', 'Three', 'Four']) await ana.addEvent(title);
      await ana.openCalendar();
      await check(page);

      await ana.eventOn('2026-11-18', 'One').click();
      await expect(page.getByRole('button', { name: 'Edit Event' })).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await page.getByTestId('overflow-2026-11-18').click();
      await expect(page.getByRole('dialog', { name: /November 18/ })).toBeVisible();
      await check(page);
      await page.keyboard.press('Escape');
      await page.getByTestId('day-number-2026-11-20').click();
      await page.getByRole('button', { name: 'Create Event' }).click();
      await expect(ana.toast('Title required')).toBeVisible();
      await check(page);

      for (const path of ['/family', '/profile']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByText('Ana').first()).toBeVisible();
        await check(page);
      }
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
    await page.getByTestId('day-number-2026-11-20').click();
    await expect(page.getByRole('dialog', { name: 'Add New Event' })).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    for (const path of ['/family', '/profile', '/color-selection']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Ana').first()).toBeVisible();
      expect([path, await scrollsSideways(page)]).toEqual([path, false]);
    }
  });
}
