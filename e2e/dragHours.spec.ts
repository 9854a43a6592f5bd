import type { FamilyAnswer } from '@kinday/contracts/family';
import type { Locator, Page } from '@playwright/test';
import { fingerOn } from './fingerOn.js';
import { expect, test } from './journey.js';

/** The hours that an ordinary day shows, min. */
const SHOWN = { from: 7 * 60, to: 21 * 60 };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The column of a day, or of a member in the view of a day. */
const column = (page: Page, key: string) => page.getByTestId(`hours-${key}`);

/** An event, and not the slots that say of it, too. */
const eventOn = (page: Page, title: string) => page.locator('[data-event]', { hasText: title });

/** The point of a minute in a column. */
async function point(place: Locator, minute: number) {
  const { x, y, width, height } = (await place.boundingBox())!;
  const part = (minute - SHOWN.from) / (SHOWN.to - SHOWN.from);
  return { x: x + width / 2, y: y + height * part };
}

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

  // It is grabbed at its middle, and comes to the half hours.
  await pull(page, await point(tuesday, at(9, 30)), await point(friday, at(14, 40)));
  await expect(friday.locator('.kd-landing')).toHaveText('2:00 PM - 3:00 PMDentist');
  await page.mouse.up();
  await expect(landing).toHaveCount(0);
  await expect(seenByBen('2:00 PM Dentist, until 3:00 PM, Friday')).toBeVisible();
  await expect(friday.locator('[data-slot]')).toBeFocused();

  // Its lower edge, until half past four.
  await pull(page, await point(friday, at(14, 56)), await point(friday, at(16, 35)));
  await page.mouse.up();
  await expect(seenByBen('2:00 PM Dentist, until 4:30 PM, Friday')).toBeVisible();

  // Escape leaves it where it was, and the button's release presses nothing.
  await pull(page, await point(friday, at(15)), await point(tuesday, at(10)));
  await page.keyboard.press('Escape');
  await expect(landing).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On top it lasts all day, and down again an hour.
  const top = page.locator('[data-row="top"][data-date="2026-11-11"]');
  const { x, y, width, height } = (await top.boundingBox())!;
  const onTop = { x: x + width / 2, y: y + height / 2 };
  await pull(page, await point(friday, at(15)), onTop);
  await page.mouse.up();
  await expect(seenByBen('All Day Dentist, Wednesday')).toBeVisible();
  await pull(page, onTop, await point(tuesday, at(11, 10)));
  await page.mouse.up();
  await expect(seenByBen('11:00 AM Dentist, until 12:00 PM, Tuesday')).toBeVisible();

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

test('an event that somebody deletes while it is dragged leaves nothing behind', async ({
  family,
}) => {
  const { owner } = await family();
  const { id } = await owner.addEvent('Dentist', { date: '2026-11-10' });
  const { page } = owner;
  await page.setViewportSize({ width: 1280, height: 1100 });
  await page.goto('/dashboard?view=week&date=2026-11-10');
  await expect(owner.connection('Live')).toBeVisible();
  const tuesday = column(page, '2026-11-10');
  await pull(page, await point(tuesday, at(9, 30)), await point(tuesday, at(12)));
  await expect(page.locator('.kd-landing')).toBeVisible();
  await owner.context.request.delete(`/api/events/${id}`);
  await expect(eventOn(page, 'Dentist')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('.kd-landing')).toHaveCount(0);
  await expect(owner.toast('Failed to update event')).toBeVisible();
  await expect(page.locator('[data-dragging]')).toHaveCount(0);
});

test('a finger that rests drags, marks and pulls; one that does not turns the days', async ({
  meet,
}) => {
  const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ana = await meet('Ana', screen);
  await ana.signUp({ familyName: 'The Rivers' });
  const { family } = (await ana.get('/api/family')) as FamilyAnswer;
  const ben = await meet('Ben');
  await ben.signUp({ inviteCode: family.inviteCode });
  await ana.addEvent('Dentist', { date: '2026-11-12', startTime: '12:00', endTime: '13:00' });
  const { page } = ana;
  await page.goto('/dashboard?view=week&date=2026-11-12');
  await ben.page.goto('/dashboard?view=day&date=2026-11-12');
  const dentist = eventOn(page, 'Dentist');
  const seenByBen = (name: string) => ben.page.getByRole('button', { name });
  await expect(dentist).toBeVisible();
  await expect(seenByBen('12:00 PM Dentist, until 1:00 PM')).toBeVisible();
  const finger = await fingerOn(page);
  const landing = page.locator('.kd-landing');
  const thursday = column(page, '2026-11-12');
  const friday = column(page, '2026-11-13');

  // One that rests and lets go has chosen the event; then it pulls its edge at once.
  await finger.down(await point(thursday, at(12, 20)));
  await expect(landing).toBeVisible();
  await finger.up();
  await expect(dentist).toBeFocused();
  await finger.down(await point(thursday, at(13, 5)));
  await finger.moveTo(await point(thursday, at(14, 5)));
  await finger.up();
  await expect(seenByBen('12:00 PM Dentist, until 2:00 PM')).toBeVisible();

  await finger.down(await point(thursday, at(13)));
  await expect(landing).toBeVisible();
  await finger.moveTo(await point(thursday, at(15, 5)));
  await finger.up();
  await expect(seenByBen('2:00 PM Dentist, until 4:00 PM')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await finger.flick(await point(friday, at(12)), await point(thursday, at(12)));
  await expect(page.getByRole('heading', { name: 'Nov 15 – 17' })).toBeVisible();

  const sunday = column(page, '2026-11-15');
  await finger.down(await point(sunday, at(11, 10)));
  await expect(landing).toHaveText('11:00 AM - 11:30 AM');
  await finger.moveTo(await point(sunday, at(12, 10)));
  await finger.up();
  await expect(page.getByRole('dialog').getByLabel('End Time')).toHaveValue('12:30');
});
