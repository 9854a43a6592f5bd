import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  contrast,
  eventColors,
  eventColorsOnDark,
  fromHsl,
  hexColorSchema,
  PRESET_COLORS,
  textOn,
  toHsl,
} from './color.js';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('any colour stays readable', () => {
  test.each([
    ['a light', eventColors],
    ['a dark', eventColorsOnDark],
  ])('on %s screen the text of an event has a contrast of 4.5 or more', (_, colorsOf) => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { background, text } = colorsOf(color);
        expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });

  test('so has the text on the colour itself, as on an avatar', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(contrast(color, textOn(color))).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ['a light', eventColors(null)],
    ['a dark', eventColorsOnDark(null)],
  ])('on %s screen so has an event without a creator colour', (_, { background, text }) => {
    expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the bar of an event', () => {
  test('has a ground 30 lighter, at most 95, and an edge 20 darker, at least 30', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { l } = toHsl(color);
        const { background, border } = eventColors(color);
        // Half a step of an eight-bit channel is 0.2 points of lightness.
        expect(Math.abs(toHsl(background).l - Math.min(95, l + 30))).toBeLessThan(0.2);
        expect(Math.abs(toHsl(border).l - Math.max(30, l - 20))).toBeLessThan(0.2);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['#336699', '#8CB3D9', '#264D73'],
    ['#FFFFFF', '#F2F2F2', '#CCCCCC'],
    ['#000000', '#4D4D4D', '#4D4D4D'],
    ['#FF0000', '#FF9999', '#990000'],
  ])('of %s is %s with an edge of %s', (color, background, border) => {
    expect(eventColors(color)).toMatchObject({ background, border });
  });

  test('is light grey with a mid grey edge without a creator colour', () => {
    expect(eventColors(null)).toMatchObject({ background: '#E5E7EB', border: '#9CA3AF' });
  });

  test('differs between the twelve presets wherever the presets differ', () => {
    for (const colorsOf of [eventColors, eventColorsOnDark]) {
      const borders = PRESET_COLORS.map((color) => colorsOf(color).border);
      expect(new Set(borders).size).toBe(PRESET_COLORS.length);
    }
  });
});

test('a colour survives the way to HSL and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(fromHsl(toHsl(color))).toBe(color.toUpperCase());
    }),
    { numRuns: 2_000 },
  );
});

test('contrast is WCAG’s: 21 for black on white, 1 for a colour on itself, 4.48 for #777777', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#4ECDC4', '#4ECDC4')).toBe(1);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(['FF6B6B', '#FF6B6', '#FF6B6BB', '#GGGGGG', 'red', '', '#ff6b6b ', null, 16711680])(
  '%j is an invalid hex color',
  (value) => {
    const messages = hexColorSchema.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Invalid hex color']);
  },
);
