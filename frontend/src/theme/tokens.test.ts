import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventColors, eventColorsOnDark } from '@kinday/contracts/color';
import { darkTokens, lightTokens } from './tokens';

test('events are written in the color of all text', () => {
  expect(eventColors(null).text).toBe(lightTokens.text);
  expect(eventColorsOnDark(null).text).toBe(darkTokens.text);
});

test('mails have the colors of the light appearance', () => {
  const source = readFileSync('backend/src/notices/mail/composeMail.ts', 'utf8');
  const colors = source.match(/#[0-9A-F]{6}\b/gi) ?? [];
  expect(colors.length).toBeGreaterThan(0);
  expect(Object.values(lightTokens)).toEqual(expect.arrayContaining(colors));
});
