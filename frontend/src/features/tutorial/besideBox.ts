import type { CSSProperties } from 'react';
import type { Box } from './useTargetRect';

/** The card's width, px, and a height that it never exceeds where there is room. */
export const CARD_WIDTH = 380;
const HEIGHT = 440;
const GAP = 16;

function within(value: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(value, room - size - GAP));
}

/** Where the card stands so that it does not cover what it is about, as far as there is room. */
export function besideBox({ left, top, width, height }: Box): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const centred = within(left + width / 2 - CARD_WIDTH / 2, CARD_WIDTH, innerWidth);
  if (top + height + GAP + HEIGHT <= innerHeight) return { left: centred, top: top + height + GAP };
  if (top - GAP - HEIGHT >= 0) return { left: centred, bottom: innerHeight - top + GAP };
  // Too large to stand beside: over its middle.
  return { left: centred, top: within(top + height / 2 - HEIGHT / 2, HEIGHT, innerHeight) };
}
