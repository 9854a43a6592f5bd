import type { Page } from '@playwright/test';

/**
 * The targets of a page that are too small, px: under 24 × 24 [WCAG 2.5.8, links within a sentence
 * excepted], or actions on a phone that are lower than 44.
 */
export async function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const parent = element.parentElement;
      const isLink = element.matches('a') && getComputedStyle(element).display === 'inline';
      return isLink && parent?.textContent.trim() !== element.textContent.trim();
    };
    const sizeOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    };
    const isAction = (element: Element) =>
      window.innerWidth < 600 &&
      element.matches('.kd-button, .kd-icon-action, .kd-toast__action, .kd-family-calendar__add');
    const targets = 'a[href], button, input, select, textarea, [role="option"], [role="tab"]';
    return [...document.querySelectorAll(targets)]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .filter((element) => !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = sizeOf(element);
        const isSmall = width < 24 || height < (isAction(element) ? 44 : 24);
        const name = element.ariaLabel ?? element.textContent;
        return isSmall ? [`${name}: ${width.toFixed()} × ${height.toFixed()}`] : [];
      });
  });
}
