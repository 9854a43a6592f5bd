import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';

const slot = ({ page }: Person, column: string, minute: number) =>
  page.getByTestId(`hours-${column}`).locator(`[data-slot="${minute}"]`);

test('a week can be worked by keys: its slots, its events, and an event moved to another hour', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await owner.addEvent('Camp', { date: '2026-11-11', moreDays: 2, isAllDay: true });
  const chess = await owner.addEvent('Chess', {
    date: '2026-11-13',
    startTime: '16:00',
    endTime: '17:30',
  });
  await owner.addEvent('Dentist', { date: '2026-11-12' });
  await owner.openCalendar();
  const { page } = owner;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  const isNamed = (locator: ReturnType<typeof slot>, name: string) =>
    expect(locator).toHaveAccessibleName(name);

  await press('2');
  await expect(slot(owner, '2026-11-12', 540)).toBeVisible();
  await press('t');
  await expect(slot(owner, '2026-11-12', 540)).toBeFocused();
  await isNamed(
    slot(owner, '2026-11-12', 540),
    '9:00 AM, Thursday, November 12, 2026, today. 1 event: 9:00 AM Dentist. Add event',
  );
  await expect(page.locator('.kd-hours__grid [data-slot][tabindex="0"]')).toHaveCount(1);
  await expectAccessible(page, 'a week');

  await test.step('arrows go by half hours and days, the ends of the week are its days', async () => {
    await press('ArrowDown', 'ArrowRight');
    await expect(slot(owner, '2026-11-13', 570)).toBeFocused();
    await press('Home');
    await expect(slot(owner, '2026-11-08', 570)).toBeFocused();
    await press('ArrowLeft');
    await expect(slot(owner, '2026-11-07', 570)).toBeFocused();
    await press('PageDown', 'End');
    await expect(slot(owner, '2026-11-14', 570)).toBeFocused();
    await press('ArrowLeft', 'Enter');
    await expect(dialog.getByLabel('Start Time')).toHaveValue('09:30');
    await expect(dialog.getByLabel('End Time')).toHaveValue('10:30');
    await press('Escape');
    await expect(slot(owner, '2026-11-13', 570)).toBeFocused();
  });

  await test.step('above the first hour is the row of what lasts all day', async () => {
    for (let row = 570; row >= 7 * 60; row -= 30) await press('ArrowUp');
    const top = page.locator('[data-row="top"][data-date="2026-11-13"] [data-slot]');
    await expect(top).toBeFocused();
    await isNamed(top, 'All day, Friday, November 13, 2026. 1 event: Camp, day 3 of 3. Add event');
    await press('Enter');
    await expect(dialog.getByLabel('All Day')).toBeChecked();
    await press('Escape', 'F2');
    await expect(owner.page.getByRole('button', { name: /^Camp, day 3 of 3/ })).toBeFocused();
    await press('Escape', 'ArrowDown', 'F2');
    await expect(page.getByTestId(`event-${chess.id}`)).toBeFocused();
    await press('Escape');
    await expect(slot(owner, '2026-11-13', 960)).toBeFocused();
  });

  await test.step('an event goes to another day and hour, lives on there, and comes back', async () => {
    await ben.openCalendar();
    await press('F2', 'm', 'ArrowLeft', 'ArrowDown', 'Enter');
    await expect(owner.toast('Moved Chess to Thu, Nov 12, 4:30 PM.')).toBeVisible();
    const moved = page.getByTestId('hours-2026-11-12').getByTestId(`event-${chess.id}`);
    await expect(moved).toHaveAccessibleName(/^4:30 PM Chess, until 6:00 PM/);
    await expect(ben.eventOn('2026-11-12', 'Chess')).toContainText('4:30 PM');
    await expect(slot(owner, '2026-11-12', 990)).toBeFocused();
    await press('Control+z');
    await expect(
      page.getByTestId('hours-2026-11-13').getByTestId(`event-${chess.id}`),
    ).toBeVisible();
    await ben.eventOn('2026-11-12', 'Dentist').waitFor();
    const again = page.getByTestId(`event-${chess.id}`);
    await again.focus();
    await press('Shift+ArrowDown');
    await expect(owner.toast('Chess now ends at 6:00 PM.')).toBeVisible();
    await press('Shift+ArrowUp', 'Shift+ArrowUp');
    await expect(again).toHaveAccessibleName(/^4:00 PM Chess, until 5:00 PM/);
    await expect(again).toBeFocused();
    await press('Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page.getByTestId(`event-${chess.id}`)).toHaveCount(0);
    await expect(slot(owner, '2026-11-13', 960)).toBeFocused();
  });
});

test('a day shows who has what, and what needs somebody, which one press takes on', async ({
  family,
}) => {
  const { owner, members } = await family('Ben', 'Cleo');
  const [ben, cleo] = await Promise.all(
    members.map(async (person) => ((await person.get('/api/me')) as { id: string }).id),
  );
  const run = await owner.addEvent('School run', {
    date: '2026-11-12',
    startTime: '07:45',
    endTime: '08:15',
    forIds: [ben!, cleo!],
    needsSomebody: true,
  });
  await owner.addEvent('Vitamin', { date: '2026-11-12', startTime: '12:00', endTime: '12:05' });
  await members[0]!.addEvent('Camp', { date: '2026-11-12', isAllDay: true, forIds: [cleo!] });
  const olga = ((await owner.get('/api/me')) as { id: string }).id;
  const { page } = owner;
  await page.goto('/dashboard?view=day&date=2026-11-12');
  const standsIn = async (title: string) => {
    const cells = page
      .locator('[data-row]')
      .filter({ has: page.getByRole('button', { name: title }) });
    return cells.evaluateAll((found) => found.map((cell) => (cell as HTMLElement).dataset.member));
  };
  await expect(page.getByRole('columnheader')).toHaveText(['Everybody', /Olga/, /Ben/, /Cleo/]);
  await expect.poll(() => standsIn('Vitamin')).toEqual(['']);
  expect(await standsIn('Camp')).toEqual([cleo]);
  expect(await standsIn('School run')).toEqual([ben, cleo]);
  await expect(page.getByTestId(`event-${run.id}`).last()).toHaveAccessibleName(
    '7:45 AM School run, until 8:15 AM, Thursday, November 12, for Ben and Cleo, needs somebody, added by Olga',
  );
  await expect(slot(owner, cleo!, 540)).toHaveAccessibleName(
    '9:00 AM, Cleo, Thursday, November 12. No events. Add event',
  );
  await expectAccessible(page, 'a day');

  await page.getByRole('button', { name: 'I’ll do it: School run' }).press('Enter');
  await expect.poll(() => standsIn('School run')).toEqual([olga, ben, cleo]);
  await expect(page.getByRole('heading', { name: '1 thing needs somebody' })).toHaveCount(0);
  await expect(slot(owner, 'everybody', 540)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(dialog.getByRole('checkbox', { name: 'Cleo' })).toBeChecked();
});
