import { expect, test } from './journey.js';

test('one line fills in the form, says how it was taken, and saves nothing by itself', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  await page.getByTestId('day-number-2026-11-20').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  const line = dialog.getByLabel('Quick add');
  await expect(line).toBeFocused();
  const understood = dialog.getByRole('status');

  await line.fill('Dentist Thu 3:30pm');
  // "Now" is Thursday, November 12.
  await expect(understood).toContainText('Thursday, November 12, 3:30 PM–4:30 PM');
  await expect(understood).toContainText('No end given: taken as one hour.');
  await expect(dialog.getByLabel('Title')).toHaveValue('Dentist');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-12');
  await expect(dialog.getByLabel('Start Time')).toHaveValue('15:30');

  await line.fill('Dentist 3:30pm-4pm');
  await expect(understood).toContainText('No day given.');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-20');

  await line.fill('Movie night tomorrow 8:15pm for 2 hours');
  await expect(understood).toContainText('Friday, November 13, 8:15 PM–10:15 PM');
  await expect(dialog.getByLabel('Type')).toHaveValue('Movie night');
  await expect(owner.eventOn('2026-11-13', 'Movie night')).toHaveCount(0);
  await line.press('Enter');
  await expect(owner.toast('Event created!')).toBeVisible();
  await expect(owner.eventOn('2026-11-13', 'Movie night')).toContainText('8:15 PM');

  // A repetition, of which Enter makes a series; its title suggests the type.
  await page.keyboard.press('n');
  await line.fill('Piano every other Friday 4pm until June');
  await expect(understood).toContainText('Every 2 weeks on Friday, until Jun 30, 2027, beginning');
  await expect(understood).toContainText('Everyday life → Sports and hobbies, suggested.');
  await expect(dialog.getByLabel('Repeat')).toHaveValue('custom');
  await expect(dialog.getByLabel('Type')).toHaveAccessibleDescription('suggested');
  await line.press('Enter');
  await expect(owner.eventOn('2026-11-13', 'Piano')).toBeVisible();
  await expect(owner.eventOn('2026-11-27', 'Piano')).toBeVisible();
  await expect(owner.eventOn('2026-11-20', 'Piano')).toHaveCount(0);

  // A title and a date alone are enough.
  await page.keyboard.press('n');
  await dialog.getByLabel('Title').fill('Blimp');
  await dialog.getByLabel('Title').press('Enter');
  await owner.eventOn('2026-11-12', 'Blimp').click();
  await expect(page.getByText('Everyday life → Other')).toBeVisible();
});

test('what the line does not name stays, and a field changed by hand has the last word', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  await page.getByTestId('day-number-2026-11-20').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await dialog.getByLabel('Notes').fill('Bring cake');
  await dialog.getByLabel('Quick add').fill('Anna moves Dec 5');
  await expect(dialog.getByLabel('All day')).toBeChecked();
  await dialog.getByLabel('Date', { exact: true }).fill('2026-12-06');
  await expect(dialog.getByRole('status')).not.toContainText('December 5');
  await expect(dialog.getByLabel('Notes')).toHaveValue('Bring cake');
  await dialog.getByLabel('Category').selectOption('Life milestones');
  await dialog.getByLabel('Type').selectOption('Moving home');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(owner.eventOn('2026-12-06', 'Anna moves')).toContainText('All Day');
});

test('the reader of lines comes before it is asked for, and one that could not come is asked again', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  const reader = '**/assets/readQuickLine*';
  const asked = page.waitForRequest(reader);
  await page.route(reader, (route) => route.abort());
  await owner.openCalendar();
  await asked;

  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  const line = dialog.getByLabel('Quick add');
  const understood = dialog.getByRole('status');
  await line.fill('Dentist Thu 3:30pm');
  await expect(understood).toHaveText(/^Quick add can’t be reached now/);
  await page.unroute(reader);
  await line.fill('Dentist Fri 3:30pm');
  await expect(understood).toHaveText(/^Friday, November 13/);
});
