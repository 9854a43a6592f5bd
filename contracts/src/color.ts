import * as z from 'zod/mini';
import * as messages from './messages.js';

/** `#RRGGBB`. */
export type HexColor = string;

export const hexColorSchema = z
  .string({ error: messages.invalidHexColor })
  .check(z.regex(/^#[0-9A-Fa-f]{6}$/, { error: messages.invalidHexColor }));

/** The colours offered first; the first one is the default. */
export const PRESET_COLORS = [
  '#FF6B6B',
  '#4ECDC4',
  '#FFE66D',
  '#95E1D3',
  '#F38181',
  '#AA96DA',
  '#FCBAD3',
  '#A8E6CF',
  '#FFD3B6',
  '#FFAAA5',
  '#FF8B94',
  '#A8DADC',
] as const;

export const DEFAULT_COLOR = PRESET_COLORS[0];
/** Shown for a member who has not chosen a colour yet. */
export const FALLBACK_COLOR = '#6B7280';

/** Hue in degrees (0–360), saturation and lightness in percent (0–100). */
interface Hsl {
  h: number;
  s: number;
  l: number;
}

/** What an event's bar wears, in CSS colours. */
export interface EventColors {
  background: string;
  border: string;
  text: HexColor;
}

const INK = '#241A26';
const INK_ON_DARK = '#F4EEF6';
const READABLE = 4.5;

/** Without a creator's colour: light grey ground, mid grey edge. */
const COLORLESS: EventColors = { background: '#E5E7EB', border: '#9CA3AF', text: INK };
const COLORLESS_DARK: EventColors = {
  background: '#3F3F46',
  border: '#A1A1AA',
  text: INK_ON_DARK,
};

function channels(hex: HexColor): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(red: number, green: number, blue: number): HexColor {
  const parts = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${parts.join('')}`.toUpperCase();
}

/** HSL of an sRGB colour (CSS Color 4, section 7). */
export function toHsl(hex: HexColor): Hsl {
  const [red, green, blue] = channels(hex).map((part) => part / 255) as [number, number, number];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const delta = max - min;
  const l = (max + min) / 2;
  if (delta === 0) return { h: 0, s: 0, l: l * 100 };
  const s = delta / (1 - Math.abs(2 * l - 1));
  const sector =
    max === red
      ? ((green - blue) / delta + 6) % 6
      : max === green
        ? (blue - red) / delta + 2
        : (red - green) / delta + 4;
  return { h: sector * 60, s: s * 100, l: l * 100 };
}

/** The sRGB colour of an HSL (CSS Color 4, section 7.1). */
export function fromHsl({ h, s, l }: Hsl): HexColor {
  const light = l / 100;
  const reach = (s / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + h / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex(channel(0), channel(8), channel(4));
}

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(hex: HexColor): number {
  const [red, green, blue] = channels(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2). */
export function contrast(one: HexColor, other: HexColor): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The text colour to print on a ground: the product's ink where it reads well, else black or white. */
export function textOn(ground: HexColor): HexColor {
  if (contrast(INK, ground) >= READABLE) return INK;
  return contrast('#FFFFFF', ground) >= contrast('#000000', ground) ? '#FFFFFF' : '#000000';
}

/**
 * An event's colours on a light screen, from its creator's colour: the ground 30 lighter (at most
 * 95), the edge 20 darker (at least 30), in points of HSL lightness.
 */
export function eventColors(creator: HexColor | null): EventColors {
  if (creator === null) return COLORLESS;
  const { h, s, l } = toHsl(creator);
  const background = fromHsl({ h, s, l: Math.min(95, l + 30) });
  return {
    background,
    border: fromHsl({ h, s, l: Math.max(30, l - 20) }),
    text: textOn(background),
  };
}

/** The same on a dark screen. */
export function eventColorsOnDark(creator: HexColor | null): EventColors {
  if (creator === null) return COLORLESS_DARK;
  const { h, s, l } = toHsl(creator);
  return {
    background: fromHsl({ h, s: Math.min(s, 38), l: 25 }),
    border: fromHsl({ h, s: Math.min(s, 85), l: Math.min(80, Math.max(68, l)) }),
    text: INK_ON_DARK,
  };
}
