import { expect, test } from './journey.js';
import { expectKept, watchFocus } from './watchFocus.js';

test('the focus is never lost in the calendar, whatever goes away under it', async ({ family }) => {
  const { owner } = await family();
  await owner.addEvent('Swimming');
  await owner.addEvent('Dentist');
  await watchFocus(owner);
  await owner.openCalendar();
  const { page } = owner;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const day = (date: string) => page.getByTestId(`day-number-${date}`);

  // It stands from the start, so that no read slips through while a route is being set.
  let refused = '';
  await page.route('**/api/**', (route) =>
    refused && route.request().url().includes(refused) ? route.abort() : route.continue(),
  );

  await test.step('Try again under a month', async () => {
    refused = '/api/month?';
    for (const month of ['December', 'January', 'February']) {
      await press('Next month');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(month);
    }
    await expect(page.getByRole('alert')).toContainText("We couldn't load February.");
    refused = '';
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText("We couldn't load February.")).toHaveCount(0);
    await expect(day('2027-02-12')).toBeFocused();
    await press('Today');
    await expectKept(page);
  });

  await test.step('Clear search, and Escape out of it', async () => {
    const field = page.getByRole('combobox', { name: 'Search events' });
    await field.fill('Swim');
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(day('2026-11-12')).toBeFocused();
    await expectKept(page);
  });

  await test.step('Try again in the recent changes', async () => {
    refused = '/api/changes/recent';
    await page.keyboard.press('r');
    const panel = page.getByRole('dialog', { name: 'Recent changes' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('alert')).toBeVisible();
    refused = '';
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText(/Nothing yet/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expectKept(page);
  });

  await test.step('deleting, and undoing from the toast', async () => {
    await owner.eventOn('2026-11-18', 'Dentist').press('Enter');
    await page
      .getByRole('dialog', { name: 'Dentist' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expect(owner.eventOn('2026-11-18', 'Dentist')).toHaveCount(0);
    await expect(day('2026-11-18')).toBeFocused();
    await press('Undo');
    await expect(owner.eventOn('2026-11-18', 'Dentist')).toBeVisible();
    await expectKept(page);
  });

  await test.step('the tour', async () => {
    await press('Tutorial');
    const tour = page.getByRole('dialog');
    await tour.getByRole('button', { name: 'Next' }).click();
    await tour.getByRole('button', { name: 'Previous' }).click();
    await tour.getByRole('button', { name: 'Next' }).press('Enter');
    await tour.getByRole('button', { name: 'Close' }).click();
    await expect(tour).toHaveCount(0);
    await expectKept(page);
  });

  await test.step('moving, and giving up', async () => {
    await owner.eventOn('2026-11-18', 'Swimming').press('m');
    await press('Cancel');
    await expect(day('2026-11-18')).toBeFocused();
    await expectKept(page);
  });
});

test('the calendar takes the focus when it takes another screen’s place', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { id } = (await ben.get('/api/me')) as { id: string };
  await owner.post('/api/family/remove-member', { userId: id });
  const { page } = ben;
  const today = page.locator('.kd-day__number[aria-current=date]');
  await watchFocus(ben);

  await page.goto('/dashboard');
  await expect(page.getByText('Welcome, Ben!')).toBeVisible();
  await page.getByRole('textbox').fill('The Bens');
  await page.getByRole('textbox').press('Enter');
  await expect(today).toBeFocused();
  await expectKept(page);

  await page.goto('/dashboard?choose');
  await page.getByRole('button', { name: /The Bens/ }).press('Enter');
  await expect(today).toBeFocused();
  await expectKept(page);
});

test('the focus is never lost on a phone, whatever its sheets and its menu lead to', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('Swimming');
  await watchFocus(owner);
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.openCalendar();
  await page.evaluate(() => (window.print = () => undefined));
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  const layer = page.getByRole('dialog');
  const expectClosed = async () => {
    await expect(layer).toHaveCount(0);
    await expectKept(page);
  };

  for (const [name, way] of [
    ['Open menu', 'Print…'],
    ['Open menu', 'Close menu'],
    ['Search events', 'Close search'],
  ] as const) {
    await press(name).first().press('Enter');
    await layer.getByRole('button', { name: way }).press('Enter');
    await expectClosed();
  }
  await page.keyboard.press('g');
  await layer.getByRole('button', { name: 'Previous year' }).press('Enter');
  await layer.getByRole('button', { name: 'November 2025' }).press('Enter');
  await expectClosed();
  await page.keyboard.press('/');
  await page.keyboard.type('Swim');
  await layer.getByRole('option').waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: 'Swimming' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(owner.eventOn('2026-11-18', 'Swimming')).toHaveCount(0);
  await expectClosed();
  for (const key of ['2', '3', '4', '1']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('grid').first()).toBeVisible();
    await expectKept(page);
  }
});
