import type { Locator } from '@playwright/test';
import type { FamilyAnswer } from '@kinday/contracts/family';
import { at, column, point } from './hoursOnScreen.js';
import type { Person } from './Person.js';
import { expect, test } from './journey.js';

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'];

/** Turns the pages of the calendar until a month is shown. */
async function turnTo({ page }: Person, month: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (let turns = 0; (await heading.textContent()) !== month && turns < 12; turns += 1) {
    await page.getByRole('button', { name: 'Next month' }).click();
  }
  await expect(heading).toHaveText(month);
}

/** Days on which clocks change in Los Angeles, and the ends of months and of a year. */
const ODD_DAYS = {
  'November 2026': ['2026-11-01', '2026-11-30', '2026-12-01'],
  'December 2026': ['2026-12-31', '2027-01-01'],
  'March 2027': ['2027-02-28', '2027-03-14'],
};

test('an event is on its day and its hour for everybody, on either side of the date line', async ({
  meet,
}) => {
  const people: Person[] = [];
  for (const [index, timezoneId] of ZONES.entries()) {
    people.push(await meet(['Ana', 'Ben', 'Cleo'][index]!, { timezoneId }));
  }
  const [ana, ...others] = people as [Person, Person, Person];
  await ana.signUp({ familyName: 'All over the world' }, '#4ECDC4');
  const { family } = (await ana.get('/api/family')) as FamilyAnswer;
  for (const person of others) await person.signUp(family, '#FF6B6B');
  for (const date of Object.values(ODD_DAYS).flat()) {
    await ana.addEvent(`On ${date}`, { date, startTime: '00:30', endTime: '02:30' });
  }
  for (const person of people) {
    await person.openCalendar();
    for (const [month, dates] of Object.entries(ODD_DAYS)) {
      await turnTo(person, month);
      for (const date of dates) {
        await expect(person.eventOn(date, `On ${date}`)).toContainText('12:30 AM');
      }
    }
  }
});

async function moveToNextDay(person: Person, title: string, from: string): Promise<void> {
  await person.eventOn(from, title).focus();
  for (const key of ['m', 'ArrowRight', 'Enter']) await person.page.keyboard.press(key);
  await expect(person.eventOn(from, title)).toHaveCount(0);
}

for (const timezoneId of ZONES) {
  test(`in ${timezoneId} events are made, moved and shown on the day that was meant`, async ({
    meet,
  }) => {
    const ana = await meet('Ana', { timezoneId });
    await ana.signUp({ familyName: 'The Novaks' }, '#4ECDC4');
    const { page } = ana;
    await ana.addEvent('Extra hour', { date: '2026-10-31' });
    await ana.addEvent('Lost hour', { date: '2027-03-13' });
    await ana.openCalendar();

    // Los Angeles has 25 hours on November 1.
    await page.getByRole('button', { name: 'Previous month' }).click();
    await moveToNextDay(ana, 'Extra hour', '2026-10-31');
    await expect(ana.eventOn('2026-11-01', 'Extra hour')).toBeVisible();

    await turnTo(ana, 'December 2026');
    // The days around New Year are days of one grid.
    await page.getByTestId('day-number-2027-01-01').click();
    const dialog = page.getByRole('dialog', { name: 'Add New Event' });
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue('2027-01-01');
    await dialog.getByLabel('Title').fill('New');
    await dialog.getByLabel('Category').selectOption('Life milestones');
    await dialog.getByLabel('Type').selectOption('Birthday');
    await dialog.getByRole('button', { name: 'Create Event' }).click();
    await expect(ana.eventOn('2027-01-01', 'New')).toBeVisible();
    await ana.eventOn('2027-01-01', 'New').dragTo(page.getByTestId('day-2026-12-31'));
    await expect(ana.eventOn('2026-12-31', 'New')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(ana.eventOn('2027-01-01', 'New')).toBeVisible();

    // And 23 on March 14.
    await turnTo(ana, 'March 2027');
    await moveToNextDay(ana, 'Lost hour', '2027-03-13');
    await expect(ana.eventOn('2027-03-14', 'Lost hour')).toBeVisible();
  });

  test(`today rolls over at midnight in ${timezoneId} for its family, at New Year too`, async ({
    meet,
  }) => {
    // Wherever she is.
    const ana = await meet('Ana', { timezoneId: 'Europe/Berlin' });
    await ana.signUp({ familyName: 'The Novaks', zone: timezoneId }, '#4ECDC4');
    const { page } = ana;
    await page.clock.install({ time: lastMinuteOf2026(timezoneId) });
    await ana.openCalendar();
    const today = page.getByRole('grid').locator('[aria-current="date"]');
    await expect(today).toHaveAttribute('data-testid', 'day-number-2026-12-31');
    await page.clock.runFor(30_000);
    await expect(today).toHaveAttribute('data-testid', 'day-number-2026-12-31');
    await page.clock.runFor(31_000);
    await expect(today).toHaveAttribute('data-testid', 'day-number-2027-01-01');
    // A tab that nobody uses goes along.
    await expect(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  });
}

/** 23:59 on December 31, 2026, by the clocks of a zone. */
function lastMinuteOf2026(timezoneId: string): Date {
  const hoursEast = { 'Pacific/Kiritimati': 14, 'America/Los_Angeles': -8, 'Asia/Kolkata': 5.5 };
  const east = hoursEast[timezoneId as keyof typeof hoursEast];
  return new Date(Date.UTC(2026, 11, 31, 23, 59) - east * 3_600_000);
}

test('now, what is over and quick add’s tomorrow are the family’s, also for whoever travels', async ({
  meet,
}) => {
  const ana = await meet('Ana', { timezoneId: 'America/Los_Angeles' });
  // It is 3:00 AM on the next day there.
  await ana.signUp({ familyName: 'The Kims', zone: 'Asia/Seoul' }, '#4ECDC4');
  await ana.addEvent('Night train', { date: '2026-11-13', startTime: '01:00', endTime: '02:30' });
  await ana.addEvent('Market', { date: '2026-11-13', startTime: '09:00', endTime: '10:00' });
  const { page } = ana;
  await page.goto('/dashboard?view=week');
  const line = page.locator('.kd-hours__now');
  await expect(line).toHaveCount(1);
  await expect(column(page, '2026-11-13').locator('.kd-hours__now')).toHaveCount(1);
  const topOf = async (place: Locator) => (await place.boundingBox())!.y;
  const [one, nine] = [
    await topOf(ana.eventOn('2026-11-13', 'Night train')),
    await topOf(ana.eventOn('2026-11-13', 'Market')),
  ];
  const three = one + ((nine - one) * (3 - 1)) / (9 - 1);
  expect(Math.abs((await topOf(line)) - three)).toBeLessThan(3);
  await expect(ana.eventOn('2026-11-13', 'Night train')).toHaveClass(/kd-event--past/);
  await expect(ana.eventOn('2026-11-13', 'Market')).not.toHaveClass(/kd-event--past/);
  await page.keyboard.press('4');
  await expect(page.locator('.kd-agenda-event--past')).toHaveText([/Night train/]);
  await page.keyboard.press('n');
  await page.getByLabel('Quick add').fill('Dentist tomorrow 3pm');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-14');
});

test('an event of another zone is dragged on the family’s clock, and stays in its own', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = owner;
  const zone = 'America/New_York';
  await owner.addEvent('Call', { date: '2026-11-10', zone });
  for (const each of [page, ben.page]) {
    await each.setViewportSize({ width: 1280, height: 1100 });
    await each.goto('/dashboard?view=week&date=2026-11-10');
  }
  const [tuesday, friday] = [column(page, '2026-11-10'), column(page, '2026-11-13')];
  const seenByBen = (name: string) => ben.page.getByRole('button', { name });
  // The family's clock is that of UTC.
  await expect(seenByBen('2:00 PM Call, until 3:00 PM, Tuesday')).toBeVisible();
  await expect(owner.eventOn('2026-11-10', 'Call')).toBeVisible();

  const [from, to] = [await point(tuesday, at(14, 30)), await point(friday, at(16, 30))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(seenByBen('4:00 PM Call, until 5:00 PM, Friday')).toBeVisible();
  const told = { date: '2026-11-13', startTime: '11:00', endTime: '12:00', zone };
  expect(await ben.get('/api/events?from=2026-11-01&to=2026-12-01')).toMatchObject([told]);

  await owner.eventOn('2026-11-13', 'Call').click();
  await expect(page.getByText('11:00 AM New York')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByText('Times in New York: Fri, Nov 13, 4:00 PM')).toBeVisible();
  await dialog.getByLabel('Start Time').selectOption('19:30');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(ben.eventOn('2026-11-14', '12:30 AM Call')).toBeVisible();
});
