import type { Locator, Page } from '@playwright/test';
import { fingerOn } from './fingerOn.js';
import { expect, test } from './journey.js';

const PHONE = { width: 390, height: 844 };

/** Longer than a finger that throws a sheet away stays, ms. */
const FINGER_RESTS_MS = 150;

/** Pulls a sheet down by its handle, or to the right, and lets it go once the finger rests. */
async function pull(page: Page, sheet: Locator, { down = 0, right = 0 }): Promise<void> {
  const handle = sheet.locator('.kd-pull-handle');
  // It has come up as far as it does.
  await handle.click({ trial: true });
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await fingerOn(page);
  await finger.down({ x, y });
  await finger.moveTo({ x: x + right, y: y + down });
  // Let go while it moves, it would be thrown.
  const rested = (await page.evaluate(() => performance.now())) + FINGER_RESTS_MS;
  await page.waitForFunction((until) => performance.now() > until, rested);
  await finger.up();
}

test('Back closes what is open before it leaves the calendar, and asks before typed text goes', async ({
  family,
}) => {
  const { owner } = await family();
  const { id } = await owner.addEvent('Swimming');
  const { page } = owner;
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await owner.openCalendar();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const layers = page.locator('.MuiModal-root');
  /** Nobody presses Back sooner than the entry is there that it leads from. */
  const goBack = async () => {
    await page.waitForFunction(
      () => (window.history.state as { isOverPage?: true } | null)?.isOverPage,
    );
    await page.goBack();
  };

  // On a phone the first press on a day shows its list.
  await owner.showDay('2026-11-18');
  const openers = [press('Open menu'), press('Search events'), press('Recent changes')];
  openers.push(page.getByTestId(`event-${id}`), page.getByTestId('day-2026-11-18'));
  for (const opener of openers) {
    await opener.click();
    await expect(layers).toHaveCount(1);
    await goBack();
    await expect(layers).toHaveCount(0);
    await expect(page.getByRole('grid').first()).toBeVisible();
  }

  const sheet = page.getByRole('dialog');
  await press('Open menu').click();
  await pull(page, sheet, { right: 150 });
  await expect(layers).toHaveCount(0);
  await press('Search events').click();
  await pull(page, sheet, { down: 200 });
  await expect(layers).toHaveCount(0);
  await page.getByTestId(`event-${id}`).click();
  const detail = page.getByRole('dialog', { name: 'Swimming' });
  await pull(page, detail, { down: 40 });
  await expect(detail).toHaveCSS('transform', 'none');
  await pull(page, detail, { down: 200 });
  await expect(layers).toHaveCount(0);

  await owner.addOn('2026-11-20');
  await page.getByLabel('Title').fill('Half a thought');
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await pull(page, form, { down: 200 });
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form).toHaveCSS('transform', 'none');
  const question = page.getByRole('alertdialog', { name: 'Discard this event?' });
  await goBack();
  await expect(question).toBeVisible();
  await goBack();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(layers).toHaveCount(0);

  // Nothing is left behind: Forward brings nothing back, and one more press leaves.
  await page.waitForFunction(() => !(window.history.state as { isOverPage?: true }).isOverPage);
  await page.evaluate(() => window.history.forward());
  await expect(layers).toHaveCount(0);
  await press('Open menu').click();
  await page.keyboard.press('Escape');
  await expect(layers).toHaveCount(0);
  await page.waitForFunction(() => !(window.history.state as { isOverPage?: true }).isOverPage);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a page that was left by the open menu is one press away', async ({ family }) => {
  const { owner } = await family();
  const { page } = owner;
  await page.setViewportSize(PHONE);
  await owner.openCalendar();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
});

test('a toast’s View asks before typed text goes', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const { page } = owner;
  await owner.openCalendar();
  await members[0]!.addEvent('Swimming');
  const view = page.locator('.kd-toast__action', { hasText: 'View' });
  // Under the pointer it stays.
  await view.hover();
  await page.keyboard.press('n');
  await page.getByLabel('Title').fill('Half a thought');

  await view.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this event?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
});

test('Back from an event that was gone to leads to where one was', async ({ family }) => {
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const far = { date: '2027-03-17' };
  const choir = await ben.addEvent('Choir');
  await ben.put(`/api/events/${choir.id}`, { ...choir, ...far });
  const { page } = owner;

  /** Its details are open; one press of Back closes them, one more leads to where one was. */
  const expectWayBack = async (title: string, from: RegExp | string) => {
    const detail = page.getByRole('dialog', { name: title });
    await expect(detail).toBeVisible();
    await expect(page).toHaveURL(/&event=/);
    await page.goBack();
    await expect(detail).toHaveCount(0);
    await expect(page).not.toHaveURL(/&event=/);
    await expect(page).toHaveURL(/date=2027-03-17/);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await expect(owner.eventOn(far.date, title)).toHaveCount(0);
  };

  await test.step('the address of an event that was moved', async () => {
    await page.goto('/about');
    await page.goto(`/dashboard?event=${choir.id}&date=${choir.date}`);
    await expectWayBack('Choir', '/about');
  });

  await owner.openCalendar();
  await page.keyboard.press('2');
  const week = /view=week$/;
  await expect(page).toHaveURL(week);
  await test.step('a result of the search', async () => {
    await page.getByRole('combobox', { name: 'Search events' }).fill('Choir');
    await page.getByRole('listbox').getByRole('option').click();
    await expectWayBack('Choir', week);
  });
  await test.step('an entry of the bell', async () => {
    await page.keyboard.press('r');
    await page.getByRole('button', { name: 'View Choir' }).first().click();
    await expectWayBack('Choir', week);
  });
  await test.step('a toast’s View', async () => {
    await ben.addEvent('Swimming', far);
    await page.locator('.kd-toast__action', { hasText: 'View' }).click();
    await expectWayBack('Swimming', week);
  });
  await page.goBack();
  await expect(page).toHaveURL(/calendar=[^&]*$/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
