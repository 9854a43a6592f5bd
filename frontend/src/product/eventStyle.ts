import {
  eventColors,
  eventColorsOnDark,
  FALLBACK_COLOR,
  textOn,
  type HexColor,
} from '@kinday/contracts/color';
import type { CSSProperties } from 'react';

const known = new Map<HexColor | null, CSSProperties>();
const knownOfFeeds = new Map<HexColor | null, CSSProperties>();

/** How much of a colour stays on a day of another month. */
const FADED = 0.7;

/** The colour on its way to white; texts on it need a colour of their own to stay readable. */
function fade(color: HexColor): HexColor {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(255 - (255 - part) * FADED);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

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
  const faded = fade(light.background);
  const style = {
    '--kd-event-ground': light.background,
    '--kd-event-edge': light.border,
    '--kd-event-text': light.text,
    '--kd-event-ground-faded': faded,
    '--kd-event-text-faded': textOn(faded),
    '--kd-event-ground-dark': dark.background,
    '--kd-event-edge-dark': dark.border,
    '--kd-event-text-dark': dark.text,
    '--kd-event-member': member,
    '--kd-event-initial': textOn(member),
  } as CSSProperties;
  known.set(creatorColor, style);
  return style;
}

/** The same for what a subscribed calendar has: its color is in the frame alone. */
export function feedStyle(color: HexColor | null): CSSProperties {
  const cached = knownOfFeeds.get(color);
  if (cached) return cached;
  const style = {
    '--kd-event-edge': eventColors(color).border,
    '--kd-event-edge-dark': eventColorsOnDark(color).border,
  } as CSSProperties;
  knownOfFeeds.set(color, style);
  return style;
}
