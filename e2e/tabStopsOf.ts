import type { Page } from '@playwright/test';

/** How many cells of each grid on the screen Tab leads to: the one stop, and what stands in its cell. */
export async function tabStopsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const isStop = (element: HTMLElement) => element.tabIndex >= 0 && element.checkVisibility();
    return [...document.querySelectorAll('[role="grid"]')].map((grid) => {
      const stops = [...grid.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')];
      return new Set(stops.filter(isStop).map((stop) => stop.closest('[role="gridcell"]'))).size;
    });
  });
}
