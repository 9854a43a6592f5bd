import { expect, test } from './journey.js';
import { signsOf } from './signsOf.js';

const LIGHT = '#F7F4F9';
const DARK = '#161118';

test('the browser’s bar has the color of the chosen appearance, not of the device’s', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  const bar = page.locator('meta[name="theme-color"]');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/profile');
  await expect(bar).toHaveAttribute('content', DARK);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(bar).toHaveAttribute('content', LIGHT);
  await page.reload();
  await expect(bar).toHaveAttribute('content', LIGHT);
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(bar).toHaveAttribute('content', DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bar).toHaveAttribute('content', LIGHT);
});

test('nothing stands under the notch of a phone in landscape, and no field has letters it would zoom to', async ({
  meet,
}) => {
  const look = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
  const ana = await meet('Ana', look);
  await ana.signUp({ familyName: 'The Rivers' });
  await ana.openCalendar();
  const { page } = ana;
  const browser = await page.context().newCDPSession(page);
  const insets = { left: 47, right: 47 };
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  const outermost = () =>
    page.evaluate(() => {
      const boxes = [...document.querySelectorAll('button, a[href], h1, .kd-day')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: window.innerWidth - Math.max(...boxes.map(({ right }) => right)),
      };
    });
  /** Those with smaller letters than an iPhone lets be. */
  const fieldsZoomedTo = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => field.checkVisibility())
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML),
    );
  for (const path of ['/dashboard', '/profile', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await fieldsZoomedTo()).toEqual([]);
    await expect.poll(async () => (await outermost()).left).toBeGreaterThanOrEqual(insets.left);
    expect((await outermost()).right).toBeGreaterThanOrEqual(insets.right);
  }
});

test('a button that is only a sign tells its name and its key', async ({ family }) => {
  const { owner } = await family();
  await owner.openCalendar();
  const { page } = owner;
  const months = { 'Recent changes': 'R', 'Previous month': 'K', 'Next month': 'J' };
  const phone = { 'Search events': '/', 'Open menu': null, 'Add Event': 'C N' };
  const wide = { 'Print…': 'P', 'Keyboard shortcuts': '?' };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await signsOf(page)).toEqual({ ...months, ...phone });
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await signsOf(page)).toEqual({ ...months, ...wide });

  const tooltip = page.getByRole('tooltip');
  const next = page.getByRole('button', { name: 'Next month' });

  await next.hover();
  await expect(tooltip).toHaveText('Next monthJ');
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).hover();

  await page.getByRole('button', { name: 'Today', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(tooltip).toHaveText('Next monthJ');
  await page.keyboard.press('j');
  await expect(tooltip).toHaveCount(0);

  await page.getByRole('button', { name: 'Recent changes' }).click();
  const panel = page.getByRole('dialog', { name: 'Recent changes' });
  await panel.getByRole('button', { name: 'Close' }).hover();
  await expect(tooltip).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('on paper the month is one page with its calendar’s name and the day of printing', async ({
  family,
}) => {
  const { owner } = await family('Ben');
  for (const title of ['Dentist', 'Soccer', 'Choir', 'Cinema']) await owner.addEvent(title);
  const { page } = owner;
  await page.emulateMedia({ colorScheme: 'dark' });
  await owner.openCalendar();
  await page.keyboard.press('c');
  await page.getByLabel('Quick add').fill('Vet Thu 3pm');
  await page.keyboard.press('Enter');
  await expect(owner.toast('Event created!')).toBeVisible();
  // Who presses Ctrl+P with the pointer on a button, and a toast on the screen.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).hover();
  await expect(page.locator('.kd-tooltip')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.kd-print-head')).toHaveText(
    /November 2026.*The Rivers.*Printed November 12, 2026/,
  );
  const shown = await page
    .locator('button:visible, a:visible')
    .evaluateAll((all) => all.map((each) => each.getAttribute('class') ?? ''));
  expect(shown.filter((name) => !/kd-day__|kd-event|kd-legend/.test(name))).toEqual([]);
  await expect(page.locator('.kd-legend__filter', { hasText: 'Ben' })).toBeVisible();
  await expect(owner.eventOn('2026-11-18', 'Dentist')).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('on a phone a form’s error has the whole foot, and its button keeps its width while it saves', async ({
  family,
}) => {
  const { owner } = await family();
  const { page } = owner;
  await page.setViewportSize({ width: 390, height: 844 });
  await owner.openCalendar();
  await owner.addOn('2026-11-20');
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  await expect(owner.toast('Title required')).toBeVisible();
  const gap = 12;
  expect(await page.locator('.kd-toast').boundingBox()).toMatchObject({
    x: gap,
    width: 390 - 2 * gap,
  });

  await page.getByLabel('Quick add').fill('Movie night 8pm');
  await expect(page.getByLabel('Title')).toHaveValue('Movie night');
  const idle = await create.boundingBox();
  await page.route('**/api/events', async (route) => {
    const saving = page.getByRole('button', { name: 'Creating...', exact: true });
    expect.soft(await saving.boundingBox()).toEqual(idle);
    await route.continue();
  });
  await create.click();
  await expect(owner.toast('Event created!')).toBeVisible();
});

test('a toast covers no button of an event’s panel, however low it stands', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const { page } = owner;
  await page.setViewportSize({ width: 1280, height: 800 });
  await owner.addEvent('Swimming', { date: '2026-12-09' });
  await owner.openCalendar();
  await members[0]!.addEvent('Skating');
  await expect(page.locator('.kd-toast')).toContainText('Ben added Skating');
  await owner.eventOn('2026-12-09', 'Swimming').click();
  // By place, not by a click: a slow machine takes as long for one as the toast stays.
  const onTop = await page.getByRole('button', { name: 'Delete Event' }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return { toasts: document.querySelectorAll('.kd-toast').length, isOurs: button.contains(top) };
  });
  expect(onTop).toEqual({ toasts: 1, isOurs: true });
});
