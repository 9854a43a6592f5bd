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
  /** The browser takes the finger for something of its own. */
  cancel: () => Promise<void>;
  /** Goes from one point to another without resting, however busy the machine is. */
  flick: (from: Point, to: Point) => Promise<void>;
}

/** A finger on a touch screen, as Chromium itself hears one. */
export async function fingerOn(page: Page): Promise<Finger> {
  const browser = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  async function touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: Point[],
  ) {
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
  const between = (from: Point, to: Point) =>
    [0.2, 0.5, 1].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  return {
    down: async (point: Point) => {
      at = point;
      await touch('touchStart', [at]);
    },
    moveTo: async (point: Point) => {
      for (const step of between(at, point)) await touch('touchMove', [step]);
      at = point;
    },
    up: () => touch('touchEnd', []),
    cancel: () => touch('touchCancel', []),
    flick: async (from: Point, to: Point) => {
      // All are sent at once: a finger that waits for answers may have rested.
      await Promise.all([
        touch('touchStart', [from]),
        ...between(from, to).map((step) => touch('touchMove', [step])),
        touch('touchEnd', []),
      ]);
    },
  };
}
