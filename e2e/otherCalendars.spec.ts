import type { Page } from '@playwright/test';
import { addDays } from '@kinday/contracts/calendarDate';
import { faultsOf, scrollsSideways } from './axe.js';
import { expect, test } from './journey.js';
import { calendarFile } from './SchoolServer.js';
import { zipOf } from './zipOf.js';

const FIRST = '2026-11-20';
const dialogOf = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a file goes in while its dialog is closed; others see one piece of news, and one undo takes it back', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = owner;
  const bell = ben.page.locator('.kd-recent-bell button');
  await ben.openCalendar();
  await owner.openCalendar();
  await page.getByRole('link', { name: 'Other Calendars' }).click();
  const days = Array.from({ length: 450 }, (_day, at) => addDays(FIRST, 2 * at));
  const file = calendarFile(
    'School',
    days.map((day, at) => ({ title: `Lesson ${at}`, day })),
  );
  let letIn = () => {};
  const mayGoIn = new Promise<void>((resolve) => void (letIn = resolve));
  await page.route('**/api/imports?*', async (route) => {
    await mayGoIn;
    await route.continue();
  });
  await page.getByLabel('Choose a File').setInputFiles({
    ...{ name: 'school.ics', mimeType: 'text/calendar', buffer: Buffer.from(file) },
  });
  await expect(dialogOf(page).getByText('450 new')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Import 450 Events');
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/other-calendars/);
  letIn();
  await expect(owner.toast('Calendar imported!')).toBeVisible();
  await expect(ben.toast('Olga imported 450 events from School')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Recent changes, 1 new');
  await expect(ben.eventOn(FIRST, 'Lesson 0')).toBeVisible();

  await press(page, 'Show the Import');
  await dialogOf(page).getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(owner.toast('Import undone')).toBeVisible();
  await expect(ben.eventOn(FIRST, 'Lesson 0')).toHaveCount(0);
  await expect(bell).toHaveAccessibleName('Recent changes, 2 new');
});

test('of an archive of several calendars those go in that are chosen', async ({ family }) => {
  const { owner } = await family();
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/other-calendars');
  const buffer = zipOf({
    'ana@example.org.ics': calendarFile('Family', [
      { title: 'Zoo', day: FIRST },
      { title: 'Fair', day: addDays(FIRST, 1) },
    ]),
    'work_c1d2e3f4@group.calendar.example.ics': calendarFile('Work', [
      { title: 'Review', day: FIRST },
    ]),
    'cut.ics': 'BEGIN:VCALENDAR',
  });
  await page
    .getByLabel('Choose a File')
    .setInputFiles({ name: 'calendars.zip', mimeType: 'application/zip', buffer });
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { name: 'Which Calendars?' })).toBeVisible();
  await expect(dialog.getByText('2 events, in ana@example.org.ics')).toBeVisible();
  await expect(dialog.getByText(/^This file ends too early/)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await dialog.getByLabel('Work').uncheck();
  await press(page, 'Go On');
  await expect(dialog.getByText('2 new')).toBeVisible();
  await press(page, 'Import 2 Events');
  await expect(dialog.getByText('2 events are new.')).toBeVisible();
  await press(page, 'View');
  await expect(owner.eventOn(FIRST, 'Zoo')).toBeVisible();
  await expect(owner.eventOn(FIRST, 'Review')).toHaveCount(0);
});

test('a calendar by link stands on everybody’s screen at once, and its adder alone changes it', async ({
  family,
  school,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = ben;
  school.files.set('/year.ics', calendarFile('Year', [{ title: 'Sports day', day: FIRST }]));
  await owner.openCalendar();
  await page.goto('/other-calendars');
  await press(page, 'Add a Calendar by Link');
  await page.getByLabel('Address of the calendar').fill(`${school.origin}/nothing.ics`);
  await page.getByRole('textbox', { name: 'Name' }).fill('School');
  await press(page, 'Add Calendar');
  await expect(page.getByText('There is nothing at this address.').first()).toBeVisible();
  await page.getByLabel('Address of the calendar').fill(`${school.origin}/year.ics`);
  await press(page, 'Add Calendar');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText(/^1 event, read/)).toBeVisible();
  await expect(owner.page.getByText('Sports day')).toBeVisible();
  await owner.page.keyboard.press('/');
  await owner.page.keyboard.type('sports');
  await owner.page.getByRole('option', { name: 'Sports day' }).click();
  await expect(dialogOf(owner.page).getByRole('heading', { name: 'Sports day' })).toBeFocused();
  await owner.page.keyboard.press('Escape');
  await expect(owner.eventOn(FIRST, 'Sports day')).toBeFocused();
  await press(page, 'Edit School');
  await page.getByRole('textbox', { name: 'Name' }).fill('Hill School');
  await press(page, 'Save');
  await expect(page.getByText('Hill School', { exact: true })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, 'Remove Hill School');
  await press(page, 'Remove Calendar');
  await expect(owner.page.getByText('Sports day')).toHaveCount(0);
});

test('a calendar link is read without a session until it ends', async ({ family, browser }) => {
  const { owner } = await family();
  const { page } = owner;
  await owner.addEvent('Swimming');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/other-calendars');
  await press(page, 'Make a link: The whole calendar');
  const field = page.getByLabel('Your secret address');
  await expect(field).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  const address = await field.inputValue();
  const { request } = await browser.newContext();
  expect(await (await request.get(address)).text()).toContain('SUMMARY:Swimming');
  await press(page, 'End the link: The whole calendar');
  await press(page, 'End Link');
  await expect(owner.toast('Link ended')).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
