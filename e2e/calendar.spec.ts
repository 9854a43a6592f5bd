import { expect, test } from './journey.js';

test('the event form asks for what is missing, in order, and keeps what was typed', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  await page.getByTestId('day-2026-11-20').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  const submit = () => dialog.getByRole('button', { name: 'Create Event' }).click();

  await submit();
  await expect(owner.toast('Title required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Karaoke');
  await dialog.getByLabel('Date', { exact: true }).fill('');
  await submit();
  await expect(owner.toast('Date required')).toBeVisible();
  await dialog.getByLabel('Date', { exact: true }).fill('2026-11-21');
  await dialog.getByLabel('Category').selectOption('Holidays and seasonal events');
  await dialog.getByLabel('Category').selectOption('Select a category');
  await submit();
  await expect(owner.toast('Category required')).toBeVisible();
  await dialog.getByLabel('Category').selectOption('Parties and specific activities');
  await submit();
  await expect(owner.toast('Event type required')).toBeVisible();
  await dialog.getByLabel('Type').selectOption('Karaoke night');
  await dialog.getByLabel('End Time').selectOption('8:00 AM');
  await submit();
  await expect(owner.toast('Invalid time range')).toBeVisible();
  await dialog.getByLabel('All day').check();
  await expect(dialog.getByLabel('Start Time')).toHaveCount(0);
  await submit();
  await expect(owner.toast('Event created!')).toBeVisible();
  await expect(owner.eventOn('2026-11-21', 'Karaoke')).toContainText('All Day');
});

test('members see all events and edit their own; the owner edits all', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await owner.addEvent('Olgas event', { notes: 'Bring cake' });
  await ben.addEvent('Bens event', { date: '2026-11-19' });
  for (const person of [owner, ben]) await person.openCalendar();
  await ben.eventOn('2026-11-18', 'Olgas event').click();
  const { page } = ben;
  await expect(page.getByText('Wednesday, November 18, 2026')).toBeVisible();
  await expect(page.getByText('9:00 AM - 10:00 AM')).toBeVisible();
  await expect(page.getByText('General family gatherings → Movie night')).toBeVisible();
  await expect(page.getByText('Bring cake')).toBeVisible();
  await expect(page.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+15550100100');
  await expect(page.getByRole('button', { name: 'Edit Event' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Event' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ben.eventOn('2026-11-19', 'Bens event').click();
  await expect(page.getByRole('button', { name: 'Edit Event' })).toBeVisible();
  await owner.eventOn('2026-11-19', 'Bens event').click();
  await expect(owner.page.getByRole('button', { name: 'Edit Event' })).toBeVisible();
});

test('a day shows three entries, special dates first, and the rest in its list', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  await members[0]!.post('/api/me/dates', { birthday: '11-18', anniversary: '02-31' });
  for (const hour of ['11', '10', '09', '08']) {
    const title = `At ${hour}`;
    await owner.addEvent(title, { startTime: `${hour}:00`, endTime: `${hour}:30` });
  }
  await owner.openCalendar();
  const { page } = owner;
  const day = page.getByTestId('day-2026-11-18');
  await expect(day.locator('.kd-event')).toContainText(["Ben's Birthday", 'At 08', 'At 09']);
  await page.getByTestId('overflow-2026-11-18').click();
  const list = page.getByRole('dialog', { name: /November 18/ });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('dialog', { name: 'Add New Event' })).toHaveCount(0);
  await list.getByText("Ben's Birthday").click();
  await expect(owner.toast('Celebrate with Ben!')).toBeVisible();
});

test('the grid shows 42 days from the Sunday on or before the first, and finds the way back to today', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('In the next month', { date: '2026-12-05' });
  await owner.openCalendar();
  const { page } = owner;
  const days = page.getByRole('gridcell');
  await expect(days).toHaveCount(42);
  await expect(days.first()).toHaveAttribute('data-testid', 'day-2026-11-01');
  await expect(days.last()).toHaveAttribute('data-testid', 'day-2026-12-12');
  await expect(owner.eventOn('2026-12-05', 'In the next month')).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await expect(days.first()).toHaveAttribute('data-testid', 'day-2026-09-27');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(page.getByTestId('day-number-2026-11-12')).toHaveAttribute('aria-current', 'date');
});
