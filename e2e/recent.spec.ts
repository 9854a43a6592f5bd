import type { Page } from '@playwright/test';
import type { Person } from './Person.js';
import { expect, test } from './journey.js';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Recent changes' });
const bellOf = (page: Page) => page.locator('.kd-recent-bell button');

/** The changes listed, the latest first, without when they were. */
async function listed(page: Page): Promise<string[]> {
  return panelOf(page).locator('.kd-recent-entry__text').allTextContents();
}

async function openPanel(person: Person, page: Page = person.page): Promise<void> {
  await bellOf(page).click();
  await expect(panelOf(page).locator('.kd-recent-entry').first()).toBeVisible();
}

test('the bell counts what others did; looked at on one device, it is seen on all', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const other = await owner.context.newPage();
  await owner.openCalendar();
  await owner.openCalendar(other);
  const swim = await ben.addEvent('Swimming');
  const { version } = swim;
  await ben.put(`/api/events/${swim.id}`, { ...swim, date: '2026-11-20', version });
  await owner.addEvent('My own');
  for (const page of [owner.page, other]) {
    await expect(bellOf(page)).toHaveAccessibleName('Recent changes, 3 new');
  }
  await openPanel(owner);
  expect(await listed(owner.page)).toEqual([
    'Ben moved Swimming to Fri, Nov 20',
    'Ben added Swimming',
    'Ben joined',
  ]);
  await expect(panelOf(owner.page).getByText('New', { exact: true })).toHaveCount(3);
  await expect(bellOf(other)).toHaveAccessibleName('Recent changes');
  await ben.addEvent('Later');
  await expect(panelOf(owner.page).getByText('Ben added Later')).toBeVisible();
  await owner.page.keyboard.press('Escape');
  for (const page of [owner.page, other]) {
    await expect(bellOf(page)).toHaveAccessibleName('Recent changes');
  }
});

test('View goes to the month and the event of a change', async ({ family }) => {
  const { owner, members } = await family('Ben');
  await members[0]!.addEvent('Swimming', { date: '2027-01-06' });
  await owner.openCalendar();
  await owner.page.keyboard.press('r');
  await panelOf(owner.page).getByRole('button', { name: 'View Swimming' }).click();
  await expect(owner.page.getByRole('dialog', { name: 'Swimming' })).toBeVisible();
  await owner.page.keyboard.press('Escape');
  await expect(owner.eventOn('2027-01-06', 'Swimming')).toBeFocused();
});

test('own changes are listed apart and taken back, but not over what somebody did since', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const swim = await ben.addEvent('Swimming');
  await ben.put(`/api/events/${swim.id}`, { ...swim, title: 'Skating' });
  await ben.openCalendar();
  await bellOf(ben.page).click();
  await ben.page.getByRole('tab', { name: 'Yours' }).click();
  const undo = panelOf(ben.page).getByRole('button', { name: 'Undo: You changed Skating' });
  await undo.click();
  await expect(ben.toast('Change undone')).toBeVisible();
  const bar = ben.page.getByTestId(`event-${swim.id}`);
  await expect(bar).toContainText('Swimming');
  await expect(panelOf(ben.page).getByText('You changed Swimming')).toBeVisible();
  await expect(undo).toHaveCount(0);

  const again = panelOf(ben.page).getByRole('button', { name: 'Undo: You changed Swimming' });
  await expect(again).toBeVisible();
  await ben.page.route('**/api/changes/recent*', () => undefined);
  await owner.put(`/api/events/${swim.id}`, { ...swim, title: 'Sledging', version: 3 });
  await again.click();
  await expect(ben.page.getByText(/Olga changed this event since/).first()).toBeVisible();
  await expect(bar).toContainText('Sledging');
});

test('the panel says when there is nothing, and when it could not be loaded', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.openCalendar();
  await owner.page.route('**/api/changes/recent*', (route) => route.abort());
  await bellOf(owner.page).click();
  await expect(panelOf(owner.page).getByRole('alert')).toContainText(
    "We couldn't load the changes.",
  );
  await owner.page.unroute('**/api/changes/recent*');
  await owner.page.getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(owner.page).getByText(/Nothing yet. What the others add/)).toBeVisible();
  await owner.page.keyboard.press('Escape');
  await expect(panelOf(owner.page)).toBeHidden();
  await expect(bellOf(owner.page)).toBeFocused();
});
