import { expect, type Page } from '@playwright/test';
import type { Person } from './Person.js';

/** Counts the frames that are shown while nothing has the focus, from the first focus on. */
export async function watchFocus({ context }: Person): Promise<void> {
  await context.addInitScript(() => {
    const lost: string[] = [];
    Object.assign(window, { lostFocus: lost });
    let last: Element | null = null;
    const look = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) last = activeElement;
      else if (last) {
        const name = last.getAttribute('aria-label') ?? last.textContent;
        lost.push(`after <${last.tagName}> ${name.slice(0, 40)}`);
        last = null;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The focus was on something in every frame since the page was loaded. */
export async function expectKept(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  expect(
    await page.evaluate(() => (window as unknown as { lostFocus: string[] }).lostFocus),
  ).toEqual([]);
}
