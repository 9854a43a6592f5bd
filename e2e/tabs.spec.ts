import { expect, test } from './journey.js';

test('[S12] two tabs of one member show the same, whichever of them writes', async ({ family }) => {
  const { owner } = await family();
  const second = await owner.context.newPage();
  await owner.openCalendar();
  await owner.openCalendar(second);
  await owner.addEvent('By another device');
  for (const page of [owner.page, second]) {
    await expect(owner.eventOn('2026-11-18', 'By another device', page)).toBeVisible();
  }
  await owner.eventOn('2026-11-18', 'By another device', second).click();
  await second.getByRole('button', { name: 'Delete Event' }).click();
  await second.getByRole('button', { name: 'Delete', exact: true }).click();
  for (const page of [owner.page, second]) {
    await expect(owner.eventOn('2026-11-18', 'By another device', page)).toHaveCount(0);
  }
});

test('[S5] logging out in one tab ends the other: it asks to log in, and what was typed is kept', async ({
  family,
}) => {
  const { owner } = await family();
  const second = await owner.context.newPage();
  await owner.openCalendar();
  await owner.openCalendar(second);
  await second.getByTestId('day-2026-11-20').click();
  await second.getByLabel('Title').fill('Half a thought');
  await owner.page.getByRole('button', { name: 'Log Out' }).click();
  await expect(owner.page).toHaveURL(/\/login$/);
  const notice = second.getByRole('alertdialog', { name: /Please log in again/ });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Log In' }).click();
  await expect(second).toHaveURL(/\/login/);
  await second.getByLabel('Email').fill(owner.email);
  await second.getByLabel('Password', { exact: true }).fill('correct horse');
  await second.getByRole('button', { name: 'Log In' }).click();
  await expect(second).toHaveURL(/\/dashboard/);
  await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
});
