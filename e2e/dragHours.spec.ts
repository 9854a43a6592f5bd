import type { Page } from '@playwright/test';
import { at, column, eventOn, point } from './hoursOnScreen.js';
import { expect, test } from './journey.js';
import { watchDays } from './watchDays.js';

/** Presses the mouse at one point and takes it to another, where it stays pressed. */
async function pull(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test('by mouse an event is dragged, pulled longer and handed over, and a stretch is marked', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const [ben] = members;
  await owner.addEvent('Dentist', { date: '2026-11-10' });
  const { page } = owner;
  for (const each of [page, ben!.page]) {
    // All hours are in sight.
    await each.setViewportSize({ width: 1280, height: 1100 });
    await each.goto('/dashboard?view=week&date=2026-11-10');
  }
  const landing = page.locator('.kd-landing');
  const tuesday = column(page, '2026-11-10');
  const friday = column(page, '2026-11-13');
  const seenByBen = (name: string) => ben!.page.getByRole('button', { name });
  await expect(seenByBen('9:00 AM Dentist, until 10:00 AM, Tuesday')).toBeVisible();
  await expect(eventOn(page, 'Dentist')).toBeVisible();

  // It is grabbed at its middle, and comes to the half hours; nothing renders on the way.
  const rendered = await watchDays(page);
  await pull(page, await point(tuesday, at(9, 30)), await point(friday, at(14, 40)));
  await expect(friday.locator('.kd-landing')).toHaveText('2:00 PM - 3:00 PMDentist');
  expect(await rendered()).toEqual([]);
  await page.mouse.up();
  await expect(landing).toHaveCount(0);
  await expect(seenByBen('2:00 PM Dentist, until 3:00 PM, Friday')).toBeVisible();
  await expect(friday.locator('[data-slot]')).toBeFocused();

  // Its lower edge, until half past four.
  await pull(page, await point(friday, at(14, 56)), await point(friday, at(16, 35)));
  await page.mouse.up();
  await expect(seenByBen('2:00 PM Dentist, until 4:30 PM, Friday')).toBeVisible();

  // On top it lasts all day, and down again an hour: no key was pressed yet.
  const top = page.locator('[data-row="top"][data-date="2026-11-11"]');
  const { x, y, width, height } = (await top.boundingBox())!;
  const onTop = { x: x + width / 2, y: y + height / 2 };
  await pull(page, await point(friday, at(15)), onTop);
  await page.mouse.up();
  await expect(seenByBen('All Day Dentist, Wednesday')).toBeVisible();
  await pull(page, onTop, await point(tuesday, at(11, 10)));
  await page.mouse.up();
  await expect(seenByBen('11:00 AM Dentist, until 12:00 PM, Tuesday')).toBeVisible();

  // Escape leaves it where it was, and the button's release presses nothing.
  await pull(page, await point(tuesday, at(11, 30)), await point(friday, at(10)));
  await page.keyboard.press('Escape');
  await expect(landing).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Upwards from ten to eight.
  await pull(page, await point(friday, at(9, 50)), await point(friday, at(8, 10)));
  await expect(landing).toHaveText('8:00 AM - 10:00 AM');
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Start Time')).toHaveValue('08:00');
  await expect(dialog.getByLabel('End Time')).toHaveValue('10:00');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2026-11-13');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(friday.locator('[data-slot]')).toBeFocused();

  // In the view of a day Ben takes what was everybody's.
  await page.goto('/dashboard?view=day&date=2026-11-10');
  const everybody = column(page, 'everybody');
  const bens = page.locator('[data-row="hours"]').nth(2);
  await expect(eventOn(page, 'Dentist')).toBeVisible();
  await pull(page, await point(everybody, at(11, 30)), await point(bens, at(12, 35)));
  await page.mouse.up();
  await expect(
    seenByBen('12:00 PM Dentist, until 1:00 PM, Tuesday, November 10, for Ben'),
  ).toBeVisible();
});

test('what others do to an event while it is dragged is kept; one they delete leaves nothing behind', async ({
  family,
}) => {
  const { owner } = await family();
  const event = await owner.addEvent('Doctor', { date: '2026-11-10' });
  const { id } = event;
  const { page } = owner;
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/dashboard?view=week&date=2026-11-10');
  await expect(owner.connection('Live')).toBeVisible();
  const tuesday = column(page, '2026-11-10');
  await pull(page, await point(tuesday, at(9, 30)), await point(tuesday, at(12)));
  await owner.put(`/api/events/${id}`, { ...event, title: 'Dentist' });
  await expect(eventOn(page, 'Dentist')).toBeVisible();
  await page.mouse.up();
  const moved = page.getByRole('button', { name: '11:30 AM Dentist, until 12:30 PM, Tuesday' });
  await expect(moved).toBeVisible();

  await pull(page, await point(tuesday, at(12)), await point(tuesday, at(15)));
  await expect(page.locator('.kd-landing')).toBeVisible();
  await owner.delete(`/api/events/${id}`);
  await expect(eventOn(page, 'Dentist')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.kd-landing')).toHaveCount(0);
  await expect(owner.toast('Failed to update event')).toBeVisible();
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
});

test('a dragged event that repeats asks which ones are meant', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const daily = { date: '2026-11-09', rrule: 'FREQ=DAILY', startTime: '09:00', endTime: '10:00' };
  await owner.addSeries('Walk', daily);
  const { page } = owner;
  for (const each of [page, ben.page]) {
    await each.setViewportSize({ width: 1280, height: 1100 });
    await each.goto('/dashboard?view=week&date=2026-11-10');
  }
  const tuesday = column(page, '2026-11-10');
  const question = page.getByRole('dialog', { name: 'Move which ones?' });
  const drag = async () => {
    await expect(tuesday.locator('[data-event]')).toBeVisible();
    await pull(page, await point(tuesday, at(9, 30)), await point(tuesday, at(14, 30)));
    await page.mouse.up();
    await expect(question).toBeVisible();
  };
  await drag();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await drag();
  await question.getByRole('button', { name: 'Move' }).click();
  for (const each of [page, ben.page]) {
    await expect(each.getByRole('button', { name: /^2:00 PM Walk, until.*Tuesday/ })).toBeVisible();
    await expect(each.getByRole('button', { name: /^9:00 AM Walk, until/ })).toHaveCount(5);
  }
});
