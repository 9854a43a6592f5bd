import { expect, test } from './journey.js';

test('search finds in all calendars, and a click opens the month, the calendar and the event', async ({
  family,
  meet,
}) => {
  const { owner, inviteCode, name } = await family();
  await owner.addEvent('Chess with Ana', { date: '2027-03-09', notes: 'Bring the clock' });
  const ben = await meet('Ben');
  await ben.signUp({ familyName: 'The Bens' });
  await ben.addEvent('Chess club');
  await ben.post('/api/calendars/join', { inviteCode });
  const { page } = ben;
  await ben.openCalendar();
  const field = page.getByRole('combobox', { name: 'Search events' });
  await field.fill('CHÈSS');
  const results = page.getByRole('listbox').getByRole('option');
  // Under the event's details, which may open first, nothing has a role any more.
  const heading = (name: string) => page.getByRole('heading', { name, includeHidden: true });
  await expect(results).toHaveCount(2);
  await expect(results.nth(0)).toContainText('Chess club');
  await expect(results.nth(0)).toContainText('Nov 18, 2026');
  await expect(results.nth(0)).toContainText('The Bens');
  await expect(results.nth(1)).toContainText('Mar 9, 2027');
  await expect(results.nth(1)).toContainText('Bring the clock');

  await results.nth(1).click();
  await expect(heading('March 2027')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Chess with Ana' })).toBeVisible();
  await page.keyboard.press('Escape');

  await field.fill('chess club');
  await page.getByRole('listbox').getByRole('option').click();
  await expect(heading('November 2026')).toBeVisible();
  await expect(page.getByText('The Bens').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Chess club' })).toBeVisible();
  await page.keyboard.press('Escape');

  await field.fill('croquet');
  await expect(page.getByText('No events found')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
