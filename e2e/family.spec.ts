import { readFile } from 'node:fs/promises';
import { expect, test } from './journey.js';

test('the owner renames the calendar: every open screen shows the new name', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.openCalendar();
  await owner.page.goto('/family');
  await owner.page.getByLabel('Calendar Name').fill('The Clan');
  await owner.page.getByRole('button', { name: 'Save Name' }).click();
  await expect(owner.toast('Calendar renamed!')).toBeVisible();
  await expect(owner.page.getByRole('heading', { name: 'The Clan' })).toBeVisible();
  await expect(ben.page.getByText('The Clan').first()).toBeVisible();
});

test('handing over moves the owner’s controls from one screen to the other', async ({ family }) => {
  const { name, owner, members } = await family('Ben', 'Cleo');
  const cleo = members[1]!;
  await cleo.page.goto('/family');
  await expect(cleo.page.getByText('Access Denied')).toBeVisible();
  const secondTab = await owner.context.newPage();
  await secondTab.goto('/family');
  await secondTab.getByLabel('The Family’s Time Zone').selectOption('Pacific/Apia');
  await secondTab.getByRole('button', { name: 'Save Time Zone' }).click();
  await expect(cleo.page.getByText('Pacific/Apia')).toBeVisible();
  await expect(secondTab.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();

  await owner.page.goto('/about');
  await owner.page.goto('/family');
  await owner.page.getByLabel('New Owner').selectOption('Cleo');
  await owner.page.getByRole('button', { name: 'Hand Over' }).click();
  const question = owner.page.getByRole('alertdialog', { name: `Hand ${name} to Cleo?` });
  await question.getByRole('button', { name: 'Hand Over' }).click();

  await expect(cleo.page.getByRole('heading', { name: 'Danger Zone' })).toBeVisible();
  await expect(secondTab.getByText('Access Denied')).toBeVisible();
  await owner.page.waitForURL('**/dashboard*');
  await expect(owner.toast('Calendar handed over')).toBeVisible();
  await owner.page.goBack();
  await expect(owner.page).toHaveURL('/about');
});

test('deleting asks for the name, and everybody else is told and led on', async ({ family }) => {
  const { name, owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.openCalendar();
  await owner.page.goto('/about');
  await owner.page.goto('/family');
  await owner.page.getByRole('button', { name: 'Delete Kinday Calendar' }).click();
  const dialog = owner.page.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText('exactly as it is')).toBeVisible();
  await dialog.getByLabel(`Type “${name}” to confirm`).fill(name);
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();

  await expect(owner.page.getByText('Welcome, Olga!')).toBeVisible();
  const told = ben.page.getByRole('alertdialog', { name: `${name} was deleted by its owner.` });
  await told.getByRole('button', { name: 'Create or join' }).click();
  await expect(ben.page.getByText('Welcome, Ben!')).toBeVisible();
  await owner.page.goBack();
  // A page that the browser kept as it was is told of the deletion as any other tab, and led on.
  await expect(owner.page).toHaveURL(/\/(about|dashboard)$/);
});

test('a member takes the calendar along and leaves; the others see them go', async ({ family }) => {
  const { name, owner, members } = await family('Ben');
  const ben = members[0]!;
  await ben.addEvent('Bens event');
  await owner.openCalendar();
  await ben.page.goto('/profile');

  const downloading = ben.page.waitForEvent('download');
  await ben.page.getByRole('link', { name: `Download ${name}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${name}.ics`);
  expect(await readFile(await download.path(), 'utf8')).toContain('SUMMARY:Bens event\r\n');

  await ben.page.getByRole('button', { name: `Leave ${name}` }).click();
  await ben.page.getByRole('button', { name: 'Leave calendar' }).click();
  await expect(ben.toast('Calendar left')).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: 'Your Calendars' })).toHaveCount(0);
  await owner.eventOn('2026-11-18', 'Bens event').click();
  await expect(owner.page.getByText('Created by Ben (former member)')).toBeVisible();
});

test('leaving from the calendar itself shows another of one’s calendars', async ({ family }) => {
  const { name, members } = await family('Ben');
  const ben = members[0]!;
  await ben.post('/api/calendars/create', { name: 'Bens own' });
  await ben.openCalendar();
  await ben.page.getByRole('button', { name: 'Switch Calendar' }).click();
  await ben.page.getByRole('button', { name: `${name} Member` }).click();
  await expect(ben.toast('Calendar switched')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Switch Calendar' }).click();
  await ben.page.getByRole('button', { name: `Leave ${name}` }).click();
  await ben.page.getByRole('button', { name: 'Leave calendar' }).click();
  await expect(ben.toast('Calendar left')).toBeVisible();
  await expect(ben.page.getByText('Bens own').first()).toBeVisible();
  await expect(ben.page.getByRole('alertdialog')).toHaveCount(0);
});
