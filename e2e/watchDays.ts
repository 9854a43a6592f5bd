import type { Page } from '@playwright/test';

/**
 * Remembers what every day was last rendered with. React keeps the props of an element's last
 * rendering at the element; a day that renders makes new ones, as its press handler is new.
 */
export async function watchDays(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const propsOf = (day: Element) => {
      const key = Object.keys(day).find((name) => name.startsWith('__reactProps$'));
      if (!key) throw new Error('React keeps the props elsewhere now');
      return (day as unknown as Record<string, unknown>)[key];
    };
    const days = [...document.querySelectorAll('[role="gridcell"]')];
    return { propsOf, before: new Map(days.map((day) => [day, propsOf(day)])) };
  });
  return () =>
    seen.evaluate(({ propsOf, before }) =>
      [...document.querySelectorAll('[role="gridcell"]')]
        .filter((day) => before.get(day) !== propsOf(day))
        .map((day) => day.getAttribute('data-date') ?? ''),
    );
}
