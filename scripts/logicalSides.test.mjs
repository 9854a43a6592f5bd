import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { inRoot } from './lib/root.mjs';

const SHEETS = 'frontend/src';
const PHYSICAL = [
  /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
  /^(left|right|border-(top|bottom)-(left|right)-radius):/,
  /^(text-align|float|clear): (left|right)\b/,
];
/** What stands in the middle is moved back by half of itself, and what follows a pointer has its place from the script. */
const IN_THE_MIDDLE = /^left: 50%/;
const BY_POINTER = ['features/calendar/month/dragGhost.css'];

/** Whether a shorthand of four sides gives left and right different values. @param {string} line */
function isOneSided(line) {
  const [, values = ''] = /^(?:margin|padding|inset): ([^;]+);/.exec(line) ?? [];
  const sides = values.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(/\s+/);
  return sides.length === 4 && values !== '' && sides[1] !== sides[3];
}

/** @param {string} line */
const isPhysical = (line) =>
  !IN_THE_MIDDLE.test(line) && (PHYSICAL.some((side) => side.test(line)) || isOneSided(line));

test('sheets name the sides of a line by its direction: start and end, not left and right', () => {
  expect(['margin-left: 1px;', 'right: 0;', 'padding: 0 1px 0 2px;'].every(isPhysical)).toBe(true);
  const sheets = readdirSync(inRoot(SHEETS), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !BY_POINTER.includes(file.replaceAll('\\', '/')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const found = sheets.flatMap((file) =>
    readFileSync(inRoot(path.join(SHEETS, file)), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isPhysical(line.trim()) ? `${file}:${at + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
