import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { busyCalendar } from './busyCalendar.js';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';
import { tabStopsOf } from './tabStopsOf.js';

/** Presses a button of the calendar's bar, which phones have in the side menu. */
async function pressInBar(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  if (!(await button.first().isVisible()))
    await page.getByRole('button', { name: /menu/i }).click();
  await button.first().click();
}

/** Looks at the other views of the month shown and returns to it; an event tells that a view stands. */
async function expectAccessibleViews(person: Person, date: string, title: string): Promise<void> {
  const { page } = person;
  for (const [key, view] of ['week', 'day', 'agenda'].entries()) {
    await page.keyboard.press(`${key + 2}`);
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(person.eventOn(date, title)).toBeVisible();
    await expectAccessible(page, view);
    expect([view, await tabStopsOf(page)]).toEqual([view, [1]]);
  }
  await page.keyboard.press('1');
  await expect(person.eventOn(date, title)).toBeVisible();
}

for (const width of [1280, 390]) {
  test.describe(`axe finds no fault at ${width} px, light or dark`, () => {
    test('on the calendar and whatever is open about one event', async ({ family }) => {
      test.slow();
      const rivers = await family('Ben');
      const [ben] = rivers.members;
      const owner = await busyCalendar(rivers, width);
      const { page } = owner;
      await expectAccessible(page, 'calendar');

      await owner.addOn('2026-11-20');
      await page.getByLabel('Quick add').fill('Dinner Fri at 8');
      await expect(page.getByText('AM or PM wasn’t given', { exact: false })).toBeVisible();
      await page.getByLabel('Title').fill('');
      await page.getByRole('button', { name: 'Create Event' }).click();
      await expect(owner.toast('Title required')).toBeVisible();
      await expectAccessible(page, 'new event, refused');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText('Discard this event?')).toBeVisible();
      await expectAccessible(page, 'discard');
      await page.getByRole('button', { name: 'Discard' }).click();

      await owner.showDay('2026-11-17');
      await expectAccessible(page, 'a day with its events');
      // A phone's month has the list of a day below it.
      expect(await tabStopsOf(page)).toEqual(width < 600 ? [1, 1] : [1]);
      if (width < 600) await expectAccessibleViews(owner, '2026-11-17', 'Swimming');
      await owner.eventOn('2026-11-17', 'Swimming').click();
      await expect(page.getByRole('button', { name: 'Edit Event' })).toBeVisible();
      await expectAccessible(page, 'detail');
      await page.getByRole('button', { name: 'Delete Event' }).click();
      await expect(page.getByText('Are you sure you want to delete this event?')).toBeVisible();
      await expectAccessible(page, 'delete');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Move to…' }).click();
      await expect(page.getByText('Where should', { exact: false })).toBeVisible();
      await expectAccessible(page, 'move');
      await page.keyboard.press('Escape');

      await owner.showDay('2026-11-26');
      await owner.eventOn('2026-11-26', 'Thanksgiving').click();
      await expect(page.getByText('it is only read here', { exact: false })).toBeVisible();
      await expectAccessible(page, 'what a subscribed calendar has');
      await page.keyboard.press('Escape');

      await owner.showDay('2026-11-17');
      await owner.eventOn('2026-11-17', 'Swimming').click();
      await page.getByRole('button', { name: 'Edit Event' }).click();
      await page.getByLabel('Title').fill('Skating');
      const [event] = (await ben!.get('/api/events/search?q=Swimming')) as { id: string }[];
      const fields = { title: 'Diving', date: '2026-11-17', startTime: '09:00', endTime: '10:00' };
      const kind = { mainCategory: 'General family gatherings', subCategory: 'Movie night' };
      const data = { ...fields, ...kind, isAllDay: false, notes: null };
      const path = `/api/events/${event!.id}`;
      expect((await ben!.context.request.put(path, { data })).status()).toBe(200);
      await page.getByRole('button', { name: 'Update Event' }).click();
      await expect(page.getByRole('dialog', { name: 'Ben changed this event too' })).toBeVisible();
      await expectAccessible(page, 'conflict');
      await page.getByRole('button', { name: 'Back to editing' }).click();
      await ben!.delete(path);
      await expect(page.getByRole('button', { name: 'Save as new event' })).toBeVisible();
      await expectAccessible(page, 'deleted while editing');
    });

    test('on everything else that opens over the calendar', async ({ family }) => {
      test.slow();
      const owner = await busyCalendar(await family('Ben'), width);
      const { page } = owner;
      if (width >= 600) {
        await page.getByTestId('overflow-2026-11-18').click();
        await expect(page.getByRole('dialog', { name: /November 18/ })).toBeVisible();
        await expectAccessible(page, 'day list');
        await page.keyboard.press('Escape');
      }
      if (width < 600) {
        await page.keyboard.press('g');
        await expect(page.getByRole('dialog', { name: 'Go to a date' })).toBeVisible();
        await expectAccessible(page, 'the small year');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
        await expectAccessible(page, 'menu');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'help');
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
      await expect(page.getByText('Ben added Swimming')).toBeVisible();
      await expectAccessible(page, 'recent changes');
      await page.getByRole('tab', { name: 'Yours' }).click();
      await expect(page.getByText('You added Four')).toBeVisible();
      await expectAccessible(page, 'own changes');
      await page.keyboard.press('Escape');
      await pressInBar(page, 'Tutorial');
      await expect(page.getByText('1/5')).toBeVisible();
      await expectAccessible(page, 'tutorial');
      await page.getByRole('button', { name: /Step 3 of 5/ }).click();
      await expectAccessible(page, 'tutorial, third step');
      await page.keyboard.press('Escape');
      await pressInBar(page, 'Switch Calendar');
      await expect(page.getByRole('button', { name: 'Create New Calendar' })).toBeVisible();
      await expectAccessible(page, 'switch');
      await page.getByRole('button', { name: 'Create New Calendar' }).click();
      await expect(page.getByLabel('Calendar Name')).toBeVisible();
      await expectAccessible(page, 'new calendar');
      await page.goto('/dashboard');
      await page
        .getByRole('button', { name: /search/i })
        .or(page.getByRole('combobox', { name: 'Search events' }))
        .first()
        .click();
      await page.getByRole('combobox', { name: 'Search events' }).fill('one');
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await expectAccessible(page, 'search');
      await page.keyboard.press('Escape');
      await owner.post('/api/calendars/create', { name: 'Smith Family' });
      await expect(page.getByText('Your account is now on Smith Family.')).toBeVisible();
      await expectAccessible(page, 'switched elsewhere');
    });

    test('on the calendar’s other states', async ({ family }) => {
      test.slow();
      const { owner, members } = await family('Ben');
      const { page } = owner;
      const ben = members[0]!;
      await page.setViewportSize({ width, height: 844 });
      await ben.page.setViewportSize({ width, height: 844 });
      await owner.openCalendar();
      await expect(page.getByText('Nothing planned yet', { exact: false })).toBeVisible();
      await expectAccessible(page, 'empty month');
      await page.route('**/api/changes/recent*', (route) => route.abort());
      await page.keyboard.press('r');
      await expect(page.getByText("We couldn't load the changes.")).toBeVisible();
      await expectAccessible(page, 'changes that did not load');
      await page.unroute('**/api/changes/recent*');
      await page.getByRole('tab', { name: 'Yours' }).click();
      await expect(page.getByText('Nothing yet. What you add', { exact: false })).toBeVisible();
      await expectAccessible(page, 'no changes');
      await page.keyboard.press('Escape');
      // A panel that closes goes back in the history first: a reload before that would be broken off.
      await expect(page.getByRole('tab', { name: 'Yours' })).toHaveCount(0);
      await page.route('**/api/month?*', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page, 'month that did not load');
      await page.goto('/dashboard?choose');
      await expect(page.getByText('Select a Calendar')).toBeVisible();
      await expectAccessible(page, 'select a calendar');
      await page.route('**/api/me', () => undefined);
      await page.goto('/dashboard');
      await expect(page.getByText('Loading your calendar...')).toBeVisible();
      await expectAccessible(page, 'loading');

      await ben.openCalendar();
      const { id } = (await ben.get('/api/me')) as { id: string };
      await owner.post('/api/family/remove-member', { userId: id });
      await expect(ben.page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(ben.page, 'removed');
      await ben.page.getByRole('alertdialog').getByRole('button').click();
      await expect(ben.page.getByText('Welcome, Ben!')).toBeVisible();
      await expectAccessible(ben.page, 'welcome');
    });
  });
}
