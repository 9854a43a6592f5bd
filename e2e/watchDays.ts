import type { Page } from '@playwright/test';

/**
 * Remembers what every day was last rendered with. React keeps the props of an element's last
 * rendering at the element; a day that renders makes new ones.
 * @param days what stands for a day in the view
 */
export async function watchDays(
  page: Page,
  days = '[role="gridcell"]',
): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((selector) => {
    const propsOf = (day: Element) => {
      const key = Object.keys(day).find((name) => name.startsWith('__reactProps$'));
      if (!key) throw new Error('React keeps the props elsewhere now');
      return (day as unknown as Record<string, unknown>)[key];
    };
    const all = [...document.querySelectorAll(selector)];
    return { selector, propsOf, before: new Map(all.map((day) => [day, propsOf(day)])) };
  }, days);
  return () =>
    seen.evaluate(({ selector, propsOf, before }) =>
      [...document.querySelectorAll(selector)]
        .filter((day) => before.get(day) !== propsOf(day))
        .map((day) => day.getAttribute('data-date') ?? ''),
    );
}
