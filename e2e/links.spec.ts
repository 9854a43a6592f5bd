import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { PASSWORD } from './Person.js';

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
/** Whether the address is the page's own, and not that of something over it. */
const isOwnEntry = () => !(window.history.state as { isOverPage?: true } | null)?.isOverPage;

test('the details of an event have an address, which Back leaves and Forward comes to again', async ({
  family,
}) => {
  const { id: familyId, owner } = await family();
  const { id } = await owner.addEvent('Swimming');
  await owner.openCalendar();
  const { page } = owner;
  const detail = dialog(page, 'Swimming');
  const withEvent = new RegExp(`calendar=${familyId}.*&event=${id}$`);
  await page.getByTestId(`event-${id}`).click();
  await expect(page).toHaveURL(withEvent);
  await page.goBack();
  // It is gone once it has faded, too: until then it is no dialog to anybody, but still over the page.
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
  await expect(page).not.toHaveURL(withEvent);
  await page.goForward();
  await expect(detail).toBeVisible();
  await expect(page).toHaveURL(withEvent);
  await page.reload();
  await expect(detail).toBeVisible();

  await test.step('what is opened from it has none, and one press of Back closes each', async () => {
    await detail.getByRole('button', { name: 'Edit Event' }).click();
    await expect(dialog(page, 'Edit Event')).toBeVisible();
    await expect(page).not.toHaveURL(withEvent);
    await page.goBack();
    await expect(dialog(page, 'Edit Event')).toHaveCount(0);
    await page.waitForFunction(isOwnEntry);
    await expect(page).not.toHaveURL(withEvent);
  });
});

test('a link shows another member the same, in the calendar it names, also after the event was moved', async ({
  family,
}) => {
  const { id: familyId, owner, members } = await family('Ben');
  const ben = members[0]!;
  const event = await owner.addEvent('Swimming', { date: '2026-11-13' });
  await ben.post('/api/calendars/create', { name: 'Chess club' });
  await owner.openCalendar();
  await owner.page.keyboard.press('2');
  await owner.page.getByTestId(`event-${event.id}`).click();
  const detail = dialog(owner.page, 'Swimming');
  await expect(owner.page).toHaveURL(/event=/);
  const link = owner.page.url();
  await owner.page.evaluate(() => {
    const copied = (text: string) => Promise.resolve(void Object.assign(window, { copied: text }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied } });
  });
  await detail.getByRole('button', { name: 'Copy Link' }).click();
  await expect(owner.toast('Link copied')).toBeVisible();
  const copied = await owner.page.evaluate(() => (window as unknown as { copied: string }).copied);
  expect(new URL(copied).search).toBe(
    `?calendar=${familyId}&view=week&date=${event.date}&event=${event.id}`,
  );

  // Looked for from the beginning: it stays for five seconds, and a busy machine may load for longer.
  const told = expect(ben.toast('Calendar switched')).toBeVisible();
  await ben.page.goto(link);
  await told;
  await expect(dialog(ben.page, 'Swimming')).toBeVisible();
  await ben.page.goBack();
  await expect(ben.page).toHaveURL(/view=week/);
  await expect(ben.page).not.toHaveURL(/event=/);

  await owner.put(`/api/events/${event.id}`, { ...event, date: '2027-03-14' });
  await ben.page.goto(copied);
  await expect(dialog(ben.page, 'Swimming')).toContainText('Sunday, March 14, 2027');
  await owner.delete(`/api/events/${event.id}`);
  await ben.page.goto(copied);
  await expect(ben.toast('That event isn’t here any more')).toBeVisible();
  await expect(ben.page).not.toHaveURL(/event=/);
});

test('a link leads there after the log-in; who is no member is told so, and not whether it exists', async ({
  family,
  meet,
}) => {
  const { id: familyId, owner } = await family();
  const { id } = await owner.addEvent('Swimming', { date: '2026-12-24' });
  const link = `/dashboard?calendar=${familyId}&view=week&date=2026-12-24&event=${id}`;
  const stranger = await meet('Stranger');
  await stranger.signUp({ familyName: 'Others' });
  for (const calendar of [familyId, '00000000-0000-4000-8000-000000000000']) {
    await stranger.page.goto(link.replace(familyId, calendar));
    const heading = stranger.page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This calendar isn’t yours to see');
    await expect(heading).toBeFocused();
  }
  await stranger.page.getByRole('button', { name: 'Open My Calendar' }).click();
  await expect(stranger.connection('Live')).toBeVisible();

  for (const { context, page, email } of [stranger, owner]) {
    await context.clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
  }
  await expect(stranger.page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(owner.page, 'Swimming')).toBeVisible();
  await expect(owner.page).toHaveURL(/view=week/);
});
