import { allowMany } from './allowMany.js';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import { watchDays } from './watchDays.js';

test('the agenda is live, renders the day of a change, and is used by keys alone', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const swimming = await ben.addEvent('Swimming');
  await owner.addEvent('Choir', { needsSomebody: true, date: '2026-11-20' });
  await owner.addEvent('Beach', { date: '2026-11-24', moreDays: 3, isAllDay: true });
  await owner.addEvent('Carols', { date: '2026-12-20' });
  const { page } = owner;
  await page.route(/api\/month\?.*from=2027-01/, (route) => route.abort());
  await page.goto('/dashboard?view=agenda');
  await expect(page.getByText('Nothing today')).toBeVisible();
  await expect(owner.eventOn('2026-11-25', 'Beach, day 2 of 4')).toBeVisible();
  await expect(page.getByTestId('day-2026-11-13')).toHaveCount(0);
  await expectAccessible(page, 'agenda');

  await expect(page.getByRole('alert')).toContainText('January 2027');
  await page.unroute(/api\/month\?.*from=2027-01/);
  await page.getByRole('button', { name: /^Try again.*January 2027/ }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'February 2027' })).toBeAttached();
  await expect(page.locator('[data-key="2027-01"] :focus')).toHaveText('January 2027');
  await expect(page.locator('.kd-agenda [tabindex="0"]')).toHaveCount(1);

  const changed = await watchDays(page, '.kd-agenda-day > :last-child');
  await ben.put(`/api/events/${swimming.id}`, { ...swimming, title: 'Skating' });
  await expect(owner.eventOn('2026-11-18', 'Skating')).toBeVisible();
  expect(await changed()).toHaveLength(1);

  await page.keyboard.press('t');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/November 12, 2026, today. Add event/);
  for (const [key, name] of [
    ['ArrowDown', /^Skating, 9:00 AM/],
    ['ArrowDown', /^Choir, 9:00 AM.*needs somebody/],
    ['ArrowRight', /^I’ll do it: Choir/],
    ['Enter', /^Choir, 9:00 AM.*Olga does this/],
    ['ArrowDown', /^Beach, day 1 of 4/],
    ['PageDown', /^Carols, 9:00 AM/],
    ['PageUp', /^Choir, 9:00 AM/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(name);
  }
  await expect(page).toHaveURL(/view=agenda&date=2026-11-20/);
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(owner.eventOn('2026-11-20', 'Choir')).toHaveCount(0);
  await expect(focused).toHaveAccessibleName(/^Beach, day/);

  await page.keyboard.press('m');
  await expect(page.getByTestId('day-number-2026-11-23')).toBeVisible();
  await page.getByTestId('day-number-2026-11-23').press('Enter');
  await expect(owner.eventOn('2026-11-23', 'Beach, day 1 of 4')).toBeVisible();
});

test('an agenda of thousands renders what is seen, reads each month once, and stays where it is seen', async ({
  family,
  server,
}) => {
  const { owner, inviteCode } = await family();
  await allowMany(inviteCode, server.dataDir);
  const daily = { rrule: 'FREQ=DAILY', date: '2026-01-01' };
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await owner.addSeries(title, daily);
  }
  const { page } = owner;
  const months: string[] = [];
  page.on('request', (request) => {
    const [, month] = /api\/month\?.*from=(\d{4}-\d{2})/.exec(request.url()) ?? [];
    if (month) months.push(month);
  });
  await page.goto('/dashboard?view=agenda');
  await expect(owner.connection('Live')).toBeVisible();
  await expect(owner.eventOn('2026-11-12', 'Six')).toBeVisible();

  /** Scrolls; what is seen before and after may move by what was scrolled alone. */
  const scroll = (steps: number, by: number) =>
    page.locator('.kd-agenda').evaluate(
      async (list, [count, px]) => {
        let [jump, rows] = [0, 0];
        const topOf = (day: Element) =>
          day.getBoundingClientRect().top - list.getBoundingClientRect().top;
        // In the middle, so that it is seen before and after.
        const isSeen = (day: Element) => topOf(day) >= 250;
        for (let step = 0; step < count!; step += 1) {
          const day = [...list.querySelectorAll('.kd-agenda-day')].find(isSeen);
          const before = day ? topOf(day) : 0;
          const from = list.scrollTop;
          list.scrollTop += px!;
          const asked = list.scrollTop - from;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          if (day?.isConnected) jump = Math.max(jump, Math.abs(topOf(day) - before + asked));
          rows = Math.max(rows, list.querySelectorAll('.kd-agenda-row').length);
        }
        return { jump, rows };
      },
      [steps, by],
    );
  for (const [steps, px] of [
    [60, 200],
    [100, -200],
  ] as const) {
    const { jump, rows } = await scroll(steps, px);
    expect(jump).toBeLessThanOrEqual(1);
    expect(rows).toBeLessThan(160);
  }
  expect(months.length).toBeGreaterThan(4);
  expect(months.length).toBe(new Set(months).size);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2026');

  await page.keyboard.press('t');
  await expect(owner.eventOn('2026-11-12', 'Six')).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  // Nineteen days of six events each.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
});
