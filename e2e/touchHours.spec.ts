import type { FamilyAnswer } from '@kinday/contracts/family';
import { fingerOn } from './fingerOn.js';
import { at, column, eventOn, point } from './hoursOnScreen.js';
import { expect, test } from './journey.js';

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

  // What the browser takes from the finger, as for a gesture of the system, is not done.
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await finger.down(await point(thursday, at(12, 20)));
  await expect(landing).toBeVisible();
  await finger.moveTo(await point(friday, at(15)));
  await finger.cancel();
  await expect(dentist).toBeFocused();
  await finger.down(await point(thursday, at(13, 5)));
  await finger.moveTo(await point(thursday, at(14, 5)));
  await expect(landing).toHaveText('12:00 PM - 2:00 PMDentist');
  await finger.cancel();
  await expect(landing).toHaveCount(0);
  await finger.down(await point(friday, at(11, 10)));
  await expect(landing).toBeVisible();
  await finger.cancel();
  await expect(landing).toHaveCount(0);
  await expect(page.locator('[data-dragged], [data-dragging]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(writes).toEqual([]);

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
