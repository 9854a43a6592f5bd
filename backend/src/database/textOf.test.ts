import { expect, test } from '@jest/globals';
import { textOf } from './textOf.js';

test.each([
  [null, null],
  [undefined, null],
  ['O’Hara "x" \\', 'O’Hara "x" \\'],
  [3, '3'],
  [true, 'true'],
  [new Date('2026-11-12T15:30:00.123+02:00'), '2026-11-12T13:30:00.123Z'],
  [[], '{}'],
  [['a,b', '{"c": "\\\\"}', null, 4], '{"a,b","{\\"c\\": \\"\\\\\\\\\\"}",NULL,"4"}'],
])('PostgreSQL reads %p as %p', (value, text) => {
  expect(textOf(value)).toBe(text);
});
