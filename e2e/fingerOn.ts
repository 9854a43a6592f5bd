import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** A finger on a touch screen, as Chromium itself hears one. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: async (point: Point) => {
      at = point;
      await touch('touchStart', [at]);
    },
    /** Goes there in a few steps, as fast as it can. */
    moveTo: async ({ x, y }: Point) => {
      const { x: fromX, y: fromY } = at;
      for (const part of [0.2, 0.5, 1]) {
        at = { x: fromX + (x - fromX) * part, y: fromY + (y - fromY) * part };
        await touch('touchMove', [at]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}
