import type { Page } from '@playwright/test';
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

test('switched in another tab: the other says so, and goes there or switches back', async ({
  family,
}) => {
  const { owner, name } = await family();
  await owner.post('/api/calendars/create', { name: 'Smith Family' });
  const second = await owner.context.newPage();
  await owner.openCalendar();
  await owner.openCalendar(second);
  const nameIn = (page: Page) => page.locator('.kd-top-bar__name');
  const noticeIn = (page: Page) => page.getByText('Your account is now on');
  await second.getByTestId('day-2026-11-20').click();
  await second.getByLabel('Title').fill('Half a thought');
  await owner.page.getByRole('button', { name: 'Switch Calendar' }).click();
  await owner.page.getByRole('button', { name }).click();
  await expect(nameIn(owner.page)).toHaveText(name);
  await expect(noticeIn(second)).toHaveText(`Your account is now on ${name}.`);
  await expect(noticeIn(owner.page)).toHaveCount(0);
  // Whatever the account is on, this tab keeps its calendar and what is typed in it.
  await expect(second.getByLabel('Title')).toHaveValue('Half a thought');
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: 'Discard' }).click();

  await second.getByRole('button', { name: 'Switch back' }).click();
  await expect(noticeIn(second)).toHaveCount(0);
  await expect(noticeIn(owner.page)).toHaveText('Your account is now on Smith Family.');
  await owner.page.getByRole('button', { name: 'Go there' }).click();
  await expect(nameIn(owner.page)).toHaveText('Smith Family');
  await expect(noticeIn(owner.page)).toHaveCount(0);
  await expect(nameIn(second)).toHaveText('Smith Family');
});

test('another name and another colour of mine are in all my tabs at once', async ({ family }) => {
  const { owner } = await family();
  const event = await owner.addEvent('Swimming');
  const second = await owner.context.newPage();
  await owner.openCalendar(second);
  const bar = second.getByTestId(`event-${event.id}`);
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await owner.post('/api/me/color', { color: '#0055AA' });
  await expect.poll(ground).not.toBe(before);
  await owner.put('/api/me', { name: 'Olga Rivera', phone: '+1 555 0100' });
  await expect(bar).toHaveAccessibleName(/added by Olga Rivera$/);
  await expect(second.getByText('Olga Rivera (You)')).toBeVisible();
});
