import { eventColors, eventColorsOnDark, textOn, type HexColor } from '@kinday/contracts/color';
import { FALLBACK_COLOR } from '@kinday/contracts/product';
import type { CSSProperties } from 'react';

const known = new Map<HexColor | null, CSSProperties>();

/**
 * What an event wears, as CSS variables for both appearances: switching them renders nothing anew.
 * One object per colour, so that it never makes a memoised component render.
 */
export function eventStyle(creatorColor: HexColor | null): CSSProperties {
  const cached = known.get(creatorColor);
  if (cached) return cached;
  const light = eventColors(creatorColor);
  const dark = eventColorsOnDark(creatorColor);
  const member = creatorColor ?? FALLBACK_COLOR;
  const style = {
    '--kd-event-ground': light.background,
    '--kd-event-edge': light.border,
    '--kd-event-text': light.text,
    '--kd-event-ground-dark': dark.background,
    '--kd-event-edge-dark': dark.border,
    '--kd-event-text-dark': dark.text,
    '--kd-event-member': member,
    '--kd-event-initial': textOn(member),
  } as CSSProperties;
  known.set(creatorColor, style);
  return style;
}
