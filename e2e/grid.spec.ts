import { allowMany } from './allowMany.js';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';
import { watchDays } from './watchDays.js';

const EVENTS = 150;
const AT_A_TIME = 20;

/** Fills November: five events on every day, two of them behind “+2 more”. */
async function fillMonth(person: Person): Promise<void> {
  for (let done = 0; done < EVENTS; done += AT_A_TIME) {
    const places = Array.from({ length: AT_A_TIME }, (_place, index) => done + index);
    await Promise.all(
      places.map((place) =>
        person.addEvent(`Errand ${place}`, {
          date: `2026-11-${String((place % 30) + 1).padStart(2, '0')}`,
          startTime: '10:00',
          endTime: '11:00',
        }),
      ),
    );
  }
}

test('[S9] a change of one event among 150 renders one day', async ({ family, server }) => {
  const { owner, members, inviteCode } = await family('Ben');
  await allowMany(inviteCode, server.dataDir);
  const ben = members[0]!;
  await fillMonth(ben);
  const swimming = await ben.addEvent('Swimming', { startTime: '08:00', date: '2026-11-19' });
  await owner.openCalendar();
  await expect(owner.eventOn('2026-11-19', 'Swimming')).toBeVisible();
  await expect(owner.page.locator('.kd-day__overflow')).toHaveCount(30);

  const renamed = await watchDays(owner.page);
  await ben.context.request.put(`/api/events/${swimming.id}`, {
    data: { ...swimming, title: 'Skating' },
  });
  await expect(owner.eventOn('2026-11-19', 'Skating')).toBeVisible();
  expect(await renamed()).toEqual(['2026-11-19']);

  const moved = await watchDays(owner.page);
  await ben.context.request.put(`/api/events/${swimming.id}`, {
    data: { ...swimming, version: swimming.version + 1, title: 'Skating', date: '2026-11-26' },
  });
  await expect(owner.eventOn('2026-11-26', 'Skating')).toBeVisible();
  expect(await moved()).toEqual(['2026-11-19', '2026-11-26']);

  // In a week, the column of the hours alone, and the row on top alone.
  await owner.page.goto('/dashboard?view=week&date=2026-11-26');
  const skating = owner.page.getByTestId('hours-2026-11-26').getByTestId(`event-${swimming.id}`);
  await expect(skating).toBeVisible();
  const later = await watchDays(owner.page);
  const inWeek = { ...swimming, title: 'Skating', date: '2026-11-26', startTime: '12:00' };
  await ben.put(`/api/events/${swimming.id}`, {
    ...inWeek,
    version: swimming.version + 2,
    endTime: '13:00',
  });
  await expect(skating).toHaveAccessibleName(/^12:00 PM Skating/);
  expect(await later()).toEqual(['2026-11-26']);
  const allDay = await watchDays(owner.page);
  await ben.put(`/api/events/${swimming.id}`, {
    ...inWeek,
    version: swimming.version + 3,
    isAllDay: true,
  });
  await expect(skating).toHaveCount(0);
  expect(await allDay()).toEqual(['2026-11-26', '2026-11-26']);
});

test('the next month is there before it is painted; one that takes long waits with its bars', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.addEvent('Carols', { date: '2026-12-20' });
  const { page } = owner;
  const december = page.waitForResponse(/from=2026-12-01/);
  await owner.openCalendar();
  await december;
  const shown = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        document.querySelector<HTMLElement>('[aria-label="Next month"]')?.click();
        // Runs before the frame that the press brings about.
        requestAnimationFrame(() =>
          resolve(document.querySelector('[data-date="2026-12-20"] .kd-event')?.textContent ?? ''),
        );
      }),
  );
  expect(shown).toContain('Carols');

  // Until then nothing is heard of February, whose grid stands.
  await page.route(/from=2027-02-01/, () => undefined);
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  const bars = await grid
    .getByRole('gridcell')
    .nth(1)
    .evaluate((day) => {
      const { animationDelay, animationFillMode } = getComputedStyle(day, '::after');
      return { animationDelay, animationFillMode };
    });
  expect(bars).toEqual({ animationDelay: '0.3s', animationFillMode: 'backwards' });
});
