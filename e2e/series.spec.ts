import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';
import type { Person } from './Person.js';
import { watchDays } from './watchDays.js';

/** Mondays and Wednesdays from November 2, 2026 on. */
const schoolRun = {
  date: '2026-11-02',
  rrule: 'FREQ=WEEKLY;BYDAY=MO,WE',
  startTime: '07:45',
  endTime: '08:15',
};

async function idOf(person: Person): Promise<string> {
  return ((await person.get('/api/me')) as { id: string }).id;
}

test('a series stands on everybody’s grid as it is made, and one changed occurrence renders its days', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  for (const person of [owner, ben]) await person.openCalendar();
  const run = await ben.addSeries('School run', schoolRun);
  const { page } = owner;
  // Six weeks are shown, the last of them in December.
  await expect(page.getByRole('button', { name: /^7:45 AM School run.*repeats/ })).toHaveCount(12);
  await expect(page.getByTestId(`event-${run.id}:2026-11-18`)).toBeVisible();

  const changed = await watchDays(page);
  const occurrence = `/api/series/${run.id}/occurrences/2026-11-18`;
  const fields = { ...run, title: 'Field trip', date: '2026-11-19' };
  await ben.put(occurrence, { ...fields, id: randomUUID() });
  await expect(owner.eventOn('2026-11-19', 'Field trip')).toBeVisible();
  await expect(owner.eventOn('2026-11-18', 'School run')).toHaveCount(0);
  expect(await changed()).toEqual(['2026-11-18', '2026-11-19']);
  await expect(ben.eventOn('2026-11-19', 'Field trip')).toBeVisible();
  await expect(ben.eventOn('2026-12-09', 'School run')).toBeVisible();
});

test('an event of several days is dragged across a month’s end by any of its days, and keeps its length', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  await owner.addEvent('Beach', { date: '2026-11-24', moreDays: 3, isAllDay: true });
  for (const person of [owner, ben]) await person.openCalendar();
  const { page } = owner;
  const pieces = (person: Person) => person.page.getByRole('button', { name: /^Beach, day/ });
  const standsOn = (person: Person) =>
    pieces(person).evaluateAll((bars) =>
      bars.map((bar) => bar.closest('[data-date]')?.getAttribute('data-date')?.slice(5)),
    );
  expect(await standsOn(owner)).toEqual(['11-24', '11-25', '11-26', '11-27']);
  await expect(page.getByTestId('day-number-2026-11-25')).toHaveAccessibleName(
    'Wednesday, November 25, 2026. 1 event: Beach, day 2 of 4. Add event',
  );

  await owner.eventOn('2026-11-25', 'Beach, day 2 of 4').dragTo(page.getByTestId('day-2026-12-01'));
  for (const person of [owner, ben]) {
    await expect(person.eventOn('2026-11-30', 'Beach, day 1 of 4')).toBeVisible();
    expect(await standsOn(person)).toEqual(['11-30', '12-01', '12-02', '12-03']);
  }
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await expect(pieces(owner)).toHaveCount(4);
});

test('the names in the legend show only theirs; the address keeps them, Escape lets them go', async ({
  family,
}) => {
  const { owner, members } = await family('Ben', 'Cleo');
  const [ben, cleo] = [await idOf(members[0]!), await idOf(members[1]!)];
  await owner.addEvent('Dentist', { forIds: [ben, cleo], needsSomebody: true });
  await owner.addEvent('Chess', { date: '2026-11-19' });
  await members[0]!.addEvent('Swimming', { date: '2026-11-20' });
  await owner.openCalendar();
  const { page } = owner;
  const faded = () =>
    page
      .locator('.kd-event--faded .kd-event__title')
      .evaluateAll((titles) => titles.map((title) => title.textContent));
  const legend = page.getByRole('list', { name: 'Members and their colors' });
  await expect(
    page.getByRole('button', { name: /Dentist.*for Ben and Cleo, needs somebody/ }),
  ).toHaveAttribute('data-i', 'BC');

  await legend.getByRole('button', { name: 'Ben' }).click();
  await expect.poll(faded).toEqual(['Chess']);
  await legend.getByRole('button', { name: 'Needs somebody', exact: true }).click();
  await expect.poll(faded).toEqual(['Chess', 'Swimming']);
  await expect(page).toHaveURL(/who=.*open=/);
  await page.reload();
  await expect(legend.getByRole('button', { name: 'Ben', pressed: true })).toBeVisible();
  await expect.poll(faded).toEqual(['Chess', 'Swimming']);
  // One press ends one thing: the move of an event first.
  const moving = page.getByText('Where should Chess go?');
  await owner.eventOn('2026-11-19', 'Chess').press('m');
  await expect(moving).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(moving).toBeHidden();
  await expect.poll(faded).toEqual(['Chess', 'Swimming']);
  await page.keyboard.press('Escape');
  await expect.poll(faded).toEqual([]);
  await expect(page).not.toHaveURL(/who=|open=/);

  await test.step('what needs somebody is listed: who takes it has it, on everybody’s screen', async () => {
    const other = members[0]!;
    await other.openCalendar();
    const listOf = async (person: Person) => {
      await person.page.getByRole('button', { name: 'List what needs somebody' }).focus();
      await person.page.keyboard.press('Enter');
      return person.page.getByRole('dialog', { name: 'Needs somebody' });
    };
    const [mine, theirs] = [await listOf(owner), await listOf(other)];
    await expect(theirs.getByRole('button', { name: /^I’ll do it: Dentist/ })).toBeVisible();
    await expectAccessible(page, 'the list of what needs somebody');
    await mine.getByRole('button', { name: /^I’ll do it: Dentist/ }).press('Enter');
    for (const list of [mine, theirs]) {
      await expect(list.getByText('Nothing in the next 30 days.')).toBeVisible();
    }
    for (const person of [owner, other]) await person.page.keyboard.press('Escape');
    for (const person of [owner, other]) await person.eventOn('2026-11-18', 'Dentist').click();
    const detail = (person: Person) => person.page.getByRole('dialog', { name: 'Dentist' });
    await expect(detail(other).getByText('Olga does this')).toBeVisible();
    await detail(owner).getByRole('button', { name: 'Give it back' }).click();
    await detail(other).getByRole('button', { name: 'I’ll do it' }).click();
    await expect(detail(owner).getByText('Ben does this')).toBeVisible();
    await expect(detail(other).getByText('You do this')).toBeVisible();
  });
});
