import type { Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

export interface Finger {
  down: (point: Point) => Promise<void>;
  /** Goes there in a few steps, as fast as it can. */
  moveTo: (point: Point) => Promise<void>;
  up: () => Promise<void>;
}

/** A finger on a touch screen, as Chromium itself hears one. */
export async function fingerOn(page: Page): Promise<Finger> {
  const browser = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  return {
    down: async (point: Point) => {
      at = point;
      await touch('touchStart', [at]);
    },
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
