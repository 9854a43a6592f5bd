import { expect, test } from './journey.js';
import { expectAccessible } from './axe.js';

test('reminders are turned on and chosen by keyboard, and one event differs', async ({ meet }) => {
  const ana = await meet('Ana');
  const { page } = ana;
  await ana.signUp({ familyName: 'The Rivers' }, '#4ECDC4');
  await ana.addEvent('Dentist');
  await ana.openCalendar();
  await ana.eventOn('2026-11-18', 'Dentist').click();
  await page.getByRole('link', { name: 'Turn on reminders' }).press('Enter');
  await expect(page).toHaveURL('/reminders');
  // This browser asks nobody: without a permission they come by mail.
  await page.getByRole('button', { name: 'Turn on reminders' }).press('Enter');
  const mail = page.getByRole('radio', { name: /^Mail/ });
  await mail.focus();
  await page.keyboard.press('Space');
  await expect(mail).toBeChecked();
  const timed = page.getByRole('group', { name: 'Events with a time' });
  await timed.getByRole('button', { name: 'Remove: 30 minutes before' }).press('Enter');
  await expect(timed).toBeFocused();
  await timed.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(timed.getByText('10 minutes before').first()).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test reminder' }).press('Enter');
  await expect(page.getByText('It was mailed into the server’s folder.')).toBeVisible();
  await expectAccessible(page, 'the settings');

  await ana.openCalendar();
  await page.setViewportSize({ width: 1280, height: 640 });
  await ana.eventOn('2026-11-18', 'Dentist').click();
  await expect(page.getByText('Reminder: 10 minutes before')).toBeVisible();
  // The panel grew when it was known, and found its place anew.
  const panel = page.getByRole('dialog', { name: 'Dentist' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Remind me' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reminders of Dentist' });
  await dialog.getByRole('button', { name: 'Remove: 10 minutes before' }).press('Enter');
  await expect(dialog.getByText('No reminders.')).toBeVisible();
  await expectAccessible(page, 'the reminders of an event');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Reminder: None')).toBeVisible();
  await expect(page.getByText('Chosen for this event')).toBeVisible();
});

test('who opens the link of a mail ends nothing until they press, and needs no log-in', async ({
  meet,
}) => {
  const { page } = await meet('Ana');
  await page.goto('/api/unsubscribe?token=morning.made-up');
  await expect(page.getByText('This ends the mails “What’s on today” to you.')).toBeVisible();
  await expectAccessible(page, 'the page that ends mails');
});
