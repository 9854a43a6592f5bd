import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { NOW, type Person } from './Person.js';

// What others do, by the rows of "Living together on one screen" in the design's paper on looks.

const toasts = (page: Page) => page.locator('.kd-toast__title');
const { step } = test;

/**
 * The nth moment on somebody's screen: what was told in the one before is not added to any more. All of
 * them fit into the pause between two signs of life of the server: the page would take its connection for
 * a lost one.
 */
async function at(page: Page, nth: number): Promise<void> {
  await page.clock.setFixedTime(NOW.getTime() + nth * 3_100);
}

/** Remembers the titles of all toasts to come. */
async function toastsFromNowOn(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const titles = new Set<string>();
    const before = document.querySelector('.kd-toast__title');
    const note = () => {
      const title = document.querySelector('.kd-toast__title');
      if (title && title !== before) titles.add(title.textContent);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    return titles;
  });
  return () => seen.evaluate((titles) => [...titles]);
}

/** When the next bar pulses: for how long, how often, in which colour. */
function nextRing(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (animationName !== 'kd-pulse' || !(target instanceof HTMLElement)) return;
          const { animationDuration, animationIterationCount } = getComputedStyle(target);
          const color = target.style.getPropertyValue('--kd-pulse');
          resolve([animationDuration, animationIterationCount, color]);
        });
      }),
  );
}

test('remote edits: ringed, told in words, and never in one’s way', async ({ family }) => {
  test.slow();
  const { owner: olga, members } = await family('Ben', 'Ana');
  const [ben, ana] = members as [Person, Person];
  const { page } = olga;
  const wednesday = page.getByTestId('day-number-2026-11-25');
  await olga.openCalendar();

  await step('the bar is ringed in its author’s colour; focus and scroll stay', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await wednesday.focus();
    await page.evaluate(() => window.scrollTo(0, 60));
    const before = await page.evaluate(() => window.scrollY);
    const ring = nextRing(page);
    const event = await ben.addEvent('Swimming');
    expect(await ring).toEqual(['0.6s', '2', '#FF6B6B']);
    await expect(page.getByTestId(`event-${event.id}`)).not.toHaveAttribute('data-pulse');
    await expect(wednesday).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await step('without motion the ring stands still', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const event = await ben.addEvent('Skating');
    const bar = page.getByTestId(`event-${event.id}`);
    await expect(bar).toHaveAttribute('data-pulse', '');
    const look = await bar.evaluate((element) => {
      const { animationName, boxShadow } = getComputedStyle(element);
      return [animationName, boxShadow];
    });
    expect(look).toEqual(['none', 'rgb(255, 107, 107) 0px 0px 0px 3px']);
    await page.emulateMedia({ reducedMotion: null });
  });

  await step('a toast says who did what, with View where there is something to see', async () => {
    const view = page.getByRole('button', { name: 'View', exact: true });
    await at(page, 1);
    const far = await ben.addEvent('Dentist', { date: '2027-03-10' });
    await expect(toasts(page)).toHaveText('Ben added Dentist');
    await view.click();
    await expect(page.getByRole('dialog', { name: 'Dentist' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(`event-${far.id}`)).toBeFocused();
    await at(page, 2);
    await ben.put(`/api/events/${far.id}`, { ...far, date: '2026-11-13' });
    await expect(toasts(page)).toHaveText('Ben moved Dentist to Fri, Nov 13');
    await at(page, 3);
    await ben.delete(`/api/events/${far.id}`);
    await expect(toasts(page)).toHaveText('Ben deleted Dentist');
    await expect(view).toHaveCount(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
  });

  await step('several within three seconds are told together', async () => {
    await at(page, 4);
    for (const title of ['One', 'Three']) await ana.addEvent(title);
    for (const title of ['Two', 'Four']) await ben.addEvent(title);
    await expect(toasts(page)).toHaveText('Ana and Ben made 4 changes');
  });

  await step('none while a dialog is open, someone types, or the tab is hidden', async () => {
    await at(page, 5);
    const told = await toastsFromNowOn(page);
    const date = '2026-11-24';
    const quiet = async (title: string) => {
      const { id } = await ben.addEvent(title, { date });
      await expect(page.getByTestId(`event-${id}`)).toHaveCount(1);
    };
    await wednesday.click();
    await expect(page.getByRole('dialog', { name: 'Add New Event' })).toBeVisible();
    await quiet('Under a dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search events' }).focus();
    await quiet('While typing');
    await wednesday.focus();
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      }, isHidden);
    await hide(true);
    await quiet('Hidden');
    await hide(false);
    await at(page, 6);
    await ben.addEvent('Aloud', { date });
    await expect(toasts(page)).toHaveText('Ben added Aloud');
    expect(await told()).toEqual(['Ben added Aloud']);
  });

  await step('errors matter more than own results, which matter more than news', async () => {
    await at(page, 7);
    const event = await olga.addEvent('Picnic', { date: '2026-11-26' });
    await page.route(`**/api/events/${event.id}*`, (route) =>
      route.fulfill({ status: 503, json: { code: 'busy', error: 'Not now' } }),
    );
    await page.getByTestId(`event-${event.id}`).focus();
    await page.keyboard.press('Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toasts(page)).toHaveText('Failed to delete event');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ben.addEvent('Sledging', { date: '2026-11-27' });
    await expect(olga.eventOn('2026-11-27', 'Sledging')).toBeVisible();
    await expect(toasts(page)).toHaveText('Failed to delete event');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await expect(toasts(page)).toHaveText('Ben added Sledging');
  });
});
