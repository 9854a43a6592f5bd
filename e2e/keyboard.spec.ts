import { expect, test } from './journey.js';

test('the whole calendar can be worked by keys, and the focus comes back to where it was', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const bens = await ben.addEvent('Bens event', { date: '2026-11-18' });
  await owner.openCalendar();
  const { page } = owner;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const day = (date: string) => page.getByTestId(`day-number-${date}`);

  await press('t');
  await expect(day('2026-11-12')).toBeFocused();
  await expect(page.locator('.kd-month [tabindex="0"]')).toHaveCount(1);
  await press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp');
  await expect(day('2026-11-18')).toBeFocused();
  await press('End');
  await expect(day('2026-11-21')).toBeFocused();
  await press('PageDown');
  await expect(day('2026-12-21')).toBeFocused();
  await press('Shift+PageUp');
  await expect(page.getByRole('heading', { name: 'December 2025' })).toBeVisible();
  await press('t', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-12');
  await page.keyboard.type('Movie night 8pm');
  await expect(dialog.getByLabel('Title')).toHaveValue('Movie night');
  await press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(day('2026-11-12')).toBeFocused();

  await press('F2');
  const mine = owner.eventOn('2026-11-12', 'Movie night');
  await expect(mine).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Movie night' })).toBeVisible();
  await press('Escape');
  await expect(mine).toBeFocused();
  await press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
  await press('Escape');
  await expect(mine).toBeFocused();
  await press('m', 'ArrowRight', 'Enter');
  await expect(owner.eventOn('2026-11-13', 'Movie night')).toBeVisible();
  await press('Control+z');
  await expect(mine).toBeVisible();
  await mine.focus();
  await press('Delete');
  await expect(page.getByText('Are you sure you want to delete this event?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).focus();
  await press('Enter');
  await expect(owner.toast('Event deleted!')).toBeVisible();
  await expect(mine).toHaveCount(0);
  await expect(day('2026-11-12')).toBeFocused();
  await press('Control+z');
  await expect(mine).toBeVisible();

  await press('/');
  await expect(page.getByRole('combobox', { name: 'Search events' })).toBeFocused();
  await page.keyboard.type('Bens');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('dialog', { name: 'Bens event' })).toBeVisible();
  await press('Escape');
  await expect(owner.eventOn('2026-11-18', 'Bens event')).toBeFocused();
  await ben.delete(`/api/events/${bens.id}`);
  await expect(day('2026-11-18')).toBeFocused();
  await press('j');
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(day('2026-12-18')).toBeFocused();
  await press('k');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(day('2026-11-18')).toBeFocused();
});

test('single keys work with Caps Lock, and can be switched off', async ({ family }) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'J', bubbles: true }));
  });
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
});

test('a small screen, or a large zoom, is searched by the same key', async ({ family }) => {
  const { owner } = await family();
  await owner.addEvent('Swimming');
  const { page } = owner;
  await page.setViewportSize({ width: 320, height: 256 });
  await owner.openCalendar();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search events' })).toBeFocused();
  await page.keyboard.type('swim');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Swimming' })).toBeVisible();
});

test('[S13] a refused move gives the event back to its day and says why', async ({ family }) => {
  const { owner } = await family();
  await owner.addEvent('Dentist');
  await owner.openCalendar();
  const { page } = owner;
  await page.route('**/api/events/*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Not today', code: 'forbidden' } }),
  );
  await owner.eventOn('2026-11-18', 'Dentist').dragTo(page.getByTestId('day-2026-11-20'));
  await expect(owner.toast('Failed to update event')).toBeVisible();
  await expect(page.getByText('403: Not today', { exact: true })).toBeVisible();
  await expect(owner.eventOn('2026-11-18', 'Dentist')).toBeVisible();
  await expect(owner.eventOn('2026-11-20', 'Dentist')).toHaveCount(0);
});
