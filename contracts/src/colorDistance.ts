import type { HexColor } from './color.js';
import type { Member } from './member.js';

type Lab = readonly [l: number, a: number, b: number];

/** Below this difference two bars of the month are easily taken for each other's. */
const LOOKS_ALIKE = 6;

const DEGREES = 180 / Math.PI;
const WHITE_D65 = [0.95047, 1, 1.08883] as const;

/** sRGB to CIE L*a*b* under D65. */
function toLab(hex: HexColor): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const linear = (shift: number) => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(16), linear(8), linear(0)];
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_D65[0]);
  const y = curve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE_D65[1]);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const cos = (degrees: number) => Math.cos(degrees / DEGREES);
const hue = (a: number, b: number) =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * DEGREES + 360) % 360;

/**
 * How different two L*a*b* colours look, ΔE00: G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000
 * color-difference formula: implementation notes, supplementary test data, and mathematical
 * observations", Color Research & Application 30(1), 2005.
 */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 0.5 * (1 - Math.sqrt(meanChroma7 / (meanChroma7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hue(ap1, b1), hue(ap2, b2)];
  const colorless = c1 * c2 === 0;

  const turn = h2 - h1;
  const dh = colorless ? 0 : Math.abs(turn) <= 180 ? turn : turn - 360 * Math.sign(turn);
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2 / DEGREES);

  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const sum = h1 + h2;
  const h = colorless
    ? sum
    : Math.abs(turn) <= 180
      ? sum / 2
      : (sum < 360 ? sum + 360 : sum - 360) / 2;

  const t =
    1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rotation = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rT = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin((2 * rotation) / DEGREES);
  const [partL, partC, partH] = [dL / sL, dC / sC, dH / sH];
  return Math.sqrt(partL ** 2 + partC ** 2 + partH ** 2 + rT * partC * partH);
}

/** How different two colours look, 0 (the same) to about 100. */
export function colorDistance(one: HexColor, other: HexColor): number {
  return deltaE2000(toLab(one), toLab(other));
}

/** The relative whose colour is the closest to a colour, where it could be taken for theirs. */
export function closestRelative<M extends Pick<Member, 'color'>>(
  color: HexColor,
  relatives: readonly M[],
): M | null {
  let closest: M | null = null;
  let least = LOOKS_ALIKE;
  for (const relative of relatives) {
    const distance = relative.color === null ? Infinity : colorDistance(color, relative.color);
    if (distance >= least) continue;
    closest = relative;
    least = distance;
  }
  return closest;
}
