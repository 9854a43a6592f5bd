import type { Page } from '@playwright/test';
import { expect, test } from './journey.js';
import { expectKept, watchFocus } from './watchFocus.js';

const DATE = '2026-11-12';

/** Remembers which live regions say something from now on, by their roles. */
async function heardFromNowOn(page: Page): Promise<() => Promise<(string | null)[]>> {
  const heard = await page.evaluateHandle(() => {
    const regions = new Set<Element>();
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(
          '[aria-live], [role="status"], [role="alert"], [role="log"]',
        );
        if (region && region.ariaLive !== 'off') regions.add(region);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return regions;
  });
  return () => heard.evaluate((regions) => [...regions].map((each) => each.getAttribute('role')));
}

/** Whether an event is ringed from now on. */
async function ringFromNowOn(page: Page, title: string): Promise<() => Promise<boolean>> {
  const ringed = await page.evaluateHandle((name) => {
    const state = { isRinged: false };
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const isOurs = target instanceof Element && target.textContent.includes(name);
      if (animationName === 'kd-pulse' && isOurs) state.isRinged = true;
    });
    return state;
  }, title);
  return () => ringed.evaluate(({ isRinged }) => isRinged);
}

test('a week, a day and the agenda live as the month does: news, View, presence, merge, clash and undo', async ({
  family,
}) => {
  test.slow();
  const { owner, members } = await family('Ben');
  const ben = members[0]!;
  const { page } = owner;
  const dialog = page.getByRole('dialog');
  await ben.openCalendar();
  await watchFocus(owner);

  for (const view of ['week', 'day', 'agenda']) {
    const [title, mine] = [`Chess by ${view}`, `Go by ${view}`];
    const bar = (name: string) => owner.eventOn(DATE, name);
    /** Opens the event that has the focus, and types another title. */
    const retitle = async (name: string, to: string) => {
      await bar(name).press('e');
      await dialog.getByLabel('Title').fill(to);
    };

    await page.goto(`/dashboard?view=${view}&date=${DATE}`);
    await expect(owner.connection('Live')).toBeVisible();
    await page.keyboard.press('t');

    const heard = await heardFromNowOn(page);
    const isRinged = await ringFromNowOn(page, title);
    const event = await ben.addEvent(title, { date: DATE });
    await expect(page.locator('.kd-toast__title')).toHaveText(`Ben added ${title}`);
    await expect.poll(isRinged).toBe(true);
    expect(await heard()).toEqual(['log']);
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(title)).toBeFocused();

    await ben.eventOn(DATE, title).press('e');
    await expect(bar(title)).toHaveAccessibleName(/Ben is editing$/);
    await ben.page.keyboard.press('Escape');
    await expect(bar(title)).toHaveAccessibleName(/added by Ben$/);

    await retitle(title, mine);
    const later = { ...event, startTime: '09:30' };
    await ben.put(`/api/events/${event.id}`, later);
    await page.getByRole('button', { name: 'Update Event' }).click();
    await expect(owner.toast("Saved. Ben's new time was kept too.")).toBeVisible();
    await expect(bar(mine)).toContainText('9:30');

    await retitle(mine, `${mine} again`);
    const theirs = `Bens ${view}`;
    await ben.put(`/api/events/${event.id}`, { ...later, version: 3, title: theirs });
    await page.getByRole('button', { name: 'Update Event' }).click();
    const question = page.getByRole('dialog', { name: 'Ben changed this event too' });
    await question.getByRole('radio', { name: theirs }).check();
    await question.getByRole('button', { name: /save/i }).click();
    await expect(dialog).toHaveCount(0);

    await bar(theirs).press('Delete');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(bar(theirs)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(bar(theirs)).toBeVisible();
    await expect(ben.eventOn(DATE, theirs)).toBeVisible();
    await bar(theirs).focus();
    await ben.delete(`/api/events/${event.id}`);
    await expect(bar(theirs)).toHaveCount(0);
    await expectKept(page);
  }
});
