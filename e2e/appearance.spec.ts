import { expect, test } from './journey.js';

test('weeks begin on Monday, hours are those of 24 and all is dark where somebody wants that, in every tab', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('On a Sunday', { date: '2026-11-15' });
  await owner.openCalendar();
  const { page } = owner;
  const days = page.getByRole('gridcell');
  const weekdays = page.getByRole('columnheader');
  await expect(weekdays.first()).toHaveAccessibleName('Sunday');

  const settings = await owner.context.newPage();
  await settings.goto('/profile');
  await settings.getByRole('radio', { name: 'Dark' }).check();
  for (const tab of [settings, page]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  // Pieces of MUI that this tab opens now are dark as well.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toHaveCSS('background-color', 'rgb(31, 25, 34)');
  await settings.getByRole('radio', { name: 'Light' }).check();
  await expect(help).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await settings.getByRole('radio', { name: 'Monday' }).check();
  await expect(weekdays.first()).toHaveAccessibleName('Monday');
  await expect(weekdays.last()).toHaveAccessibleName('Sunday');
  await expect(days.first()).toHaveAttribute('data-testid', 'day-2026-10-26');
  await expect(days).toHaveCount(42);
  await expect(owner.eventOn('2026-11-15', 'On a Sunday')).toBeVisible();

  await page.getByTestId('day-number-2026-11-12').focus();
  await page.keyboard.press('End');
  await expect(page.getByTestId('day-number-2026-11-15')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByTestId('day-number-2026-11-09')).toBeFocused();

  const sunday = owner.eventOn('2026-11-15', 'On a Sunday');
  await expect(sunday).toHaveAccessibleName(/^9:00 AM On a Sunday, until 10:00 AM/);
  await settings.getByRole('radio', { name: '24 hours' }).check();
  await expect(sunday).toHaveAccessibleName(/^09:00 On a Sunday, until 10:00/);

  await settings.getByRole('radio', { name: 'Dark' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(weekdays.first()).toHaveAccessibleName('Monday');
  await expect(sunday).toHaveAccessibleName(/^09:00/);
});
