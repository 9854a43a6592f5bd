import { expectAccessible } from './axe.js';
import { expect, test } from './journey.js';

/**
 * Within a page: whether what a field shows as its example is wider than the field. One letter more has
 * to fit: some browsers set it wider.
 */
const isExampleCut = (field: SVGElement | HTMLElement) => {
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = `${fontSize} ${fontFamily}`;
  const { width } = pen.measureText(`${(field as HTMLInputElement).placeholder}m`);
  return width > field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

test('keys, the choice, the small year, Back and Forward walk through views and dates; a reload stays', async ({
  family,
}) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  const heading = page.getByRole('heading', { level: 1 });
  /** What is shown, and the address that says so. */
  const expectPlace = async (title: string, words: RegExp) => {
    await expect(heading).toHaveText(title);
    await expect(page).toHaveURL(words);
  };
  await page.keyboard.press('2');
  await expectPlace('Nov 8 – 14 2026', /view=week$/);
  await page.keyboard.press('3');
  await expectPlace('Thu, Nov 12 2026', /view=day$/);
  await page.getByLabel('View: Day').selectOption('Agenda');
  await expectPlace('November 2026', /view=agenda/);
  await page.goBack();
  await expectPlace('Thu, Nov 12 2026', /view=day$/);
  await page.goBack();
  await expectPlace('Nov 8 – 14 2026', /view=week$/);
  await page.goForward();
  await expectPlace('Thu, Nov 12 2026', /view=day$/);

  await test.step('a date is typed', async () => {
    await page.keyboard.press('g');
    const year = page.getByRole('dialog', { name: 'Go to a date' });
    const field = year.getByLabel('Date');
    // An example that is cut has no sign of it in most browsers while the field has the focus.
    expect(await field.evaluate(isExampleCut)).toBe(false);
    await field.fill('no day at all');
    await page.keyboard.press('Enter');
    await expect(year.getByText('Please type a date')).toBeVisible();
    await field.fill('14 Mar 2027');
    await page.keyboard.press('Enter');
    await expectPlace('Sun, Mar 14 2027', /view=day&date=2027-03-14$/);
    await expect(heading.getByRole('button')).toBeFocused();
  });

  await page.keyboard.press('1');
  await expectPlace('March 2027', /calendar=[^&]*&date=2027-03-14$/);
  // No month that is read before the page's code is there.
  await page.reload();
  await expect(heading).toHaveText('March 2027');
  await expect(page).toHaveTitle(/^March 2027 · The Rivers · /);

  await test.step('a month is chosen', async () => {
    await heading.getByRole('button').click();
    const year = page.getByRole('dialog', { name: 'Go to a date' });
    await expect(year.getByRole('button', { name: 'March 2027', pressed: true })).toBeFocused();
    await expectAccessible(page, 'the small year');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageUp');
    await expect(year.getByRole('button', { name: 'June 2026' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPlace('June 2026', /date=2026-06-01$/);
    await expect(heading.getByRole('button')).toBeFocused();
  });
});

test('what a subscribed calendar has appears on every screen, and each hides it for themselves', async ({
  family,
}) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = ben;
  await ben.openCalendar();
  await owner.openCalendar();
  const day = '2026-11-26';
  const holidays = { kind: 'holidays', country: 'US', region: null };
  await owner.post('/api/feeds', { ...holidays, name: 'US holidays', color: '#24608F' });
  await expect(ben.eventOn(day, 'Thanksgiving Day')).toHaveAccessibleName(/from US holidays$/);

  // It is read, and never changed: by key, by drag, or in its details.
  await ben.eventOn(day, 'Thanksgiving Day').press('e');
  await expect(ben.toast('US holidays is only read here.')).toBeVisible();
  await ben.eventOn(day, 'Thanksgiving Day').dragTo(page.getByTestId('day-2026-11-18'));
  await ben.eventOn(day, 'Thanksgiving Day').press('Enter');
  const details = page.getByRole('dialog', { name: 'Thanksgiving Day' });
  await expect(details.getByText('US holidays')).toBeVisible();
  await expect(details.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ben.eventOn(day, 'Thanksgiving Day')).toBeFocused();

  const legend = page.getByRole('list', { name: 'Subscribed calendars' });
  await legend.getByRole('button', { name: 'US holidays', pressed: true }).click();
  await expect(ben.eventOn(day, 'Thanksgiving Day')).toHaveCount(0);
  await page.goto(`/dashboard?view=agenda&date=${day}`);
  await expect(legend.getByRole('button', { pressed: false })).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText('Nothing today')).toBeVisible();
  await expect(page.locator('[data-event]')).toHaveCount(0);
  await expect(owner.eventOn(day, 'Thanksgiving Day')).toBeVisible();
  await legend.getByRole('button').click();
  await expect(ben.eventOn(day, 'Thanksgiving Day')).toBeVisible();
});
