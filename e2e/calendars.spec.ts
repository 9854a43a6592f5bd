import { expect, test } from './journey.js';

test('somebody without a calendar creates one, makes a second and goes back to the first', async ({
  family,
}) => {
  const { id, owner, members } = await family('Ben');
  const ben = members[0]!;
  await owner.post('/api/family/remove-member', { userId: (await me(ben)).id });
  const { page } = ben;
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome, Ben!')).toBeVisible();
  await page.getByRole('textbox').fill('The Bens');
  await page.getByRole('button', { name: 'Create Calendar' }).click();
  await expect(ben.toast('Calendar created!')).toBeVisible();
  await expect(ben.connection('Live')).toBeVisible();
  await ben.addEvent('At home');
  await expect(ben.eventOn('2026-11-18', 'At home')).toBeVisible();

  await page.getByRole('button', { name: 'Switch Calendar' }).click();
  await page.getByRole('button', { name: 'Create New Calendar' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  await dialog.getByRole('textbox').fill('Chess club');
  await dialog.getByRole('button', { name: 'Create Calendar' }).click();
  await expect(page.getByText('Chess club').first()).toBeVisible();
  await expect(ben.eventOn('2026-11-18', 'At home')).toHaveCount(0);
  // The keyboard goes on in the calendar that came.
  const today = page.locator('.kd-day__number[aria-current=date]');
  await expect(today).toBeFocused();

  await page.getByRole('button', { name: 'Switch Calendar' }).click();
  await page.getByRole('button', { name: /The Bens/ }).click();
  await expect(ben.toast('Calendar switched')).toBeVisible();
  await expect(today).toBeFocused();
  await expect(ben.eventOn('2026-11-18', 'At home')).toBeVisible();
  expect(await me(ben)).not.toMatchObject({ familyId: id });
});

test('a tab writes to the calendar it shows, whatever another tab switched to', async ({
  meet,
}) => {
  const ana = await meet('Ana');
  await ana.signUp({ familyName: 'First' });
  await ana.openCalendar();
  await ana.post('/api/calendars/create', { name: 'Second' });
  const second = (await me(ana)).familyId;
  const { page } = ana;
  await page.getByTestId('day-2026-11-25').click();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await dialog.getByLabel('Title').fill('Where it was meant');
  await dialog.getByLabel('Category').selectOption('Life milestones');
  await dialog.getByLabel('Type').selectOption('Birthday');
  await dialog.getByRole('button', { name: 'Create Event' }).click();
  await expect(ana.toast('Event created!')).toBeVisible();
  const found = (await ana.get('/api/events/search?q=Where')) as { familyName: string }[];
  expect(found.map(({ familyName }) => familyName)).toEqual(['First']);
  expect((await me(ana)).familyId).toBe(second);
});

async function me(person: { get: (path: string) => Promise<unknown> }) {
  return (await person.get('/api/me')) as { id: string; familyId: string };
}
