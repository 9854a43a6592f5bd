import type { Page } from '@playwright/test';

/** The buttons on the screen that are only a sign, by their names: each with its keys. */
export async function signsOf(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const signs = [...document.querySelectorAll('button')].filter(
      (button) => button.checkVisibility() && !button.innerText.trim(),
    );
    return Object.fromEntries(
      // One without a name, which no tooltip tells, goes by what it is made of.
      signs.map((sign) => [sign.ariaLabel ?? sign.outerHTML, sign.ariaKeyShortcuts]),
    );
  });
}
