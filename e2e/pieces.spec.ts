import type { Page } from '@playwright/test';
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
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Category required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});
