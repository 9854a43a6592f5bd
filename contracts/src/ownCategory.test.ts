import { expect, test } from '@jest/globals';
import { isSameName } from './ownCategory.js';

test.each([
  ['Choir', 'choir '],
  ['fish', 'ﬁsh'],
  ['Choir', 'Cho\u200bir'],
  ['Kids ❤️', 'Kids ❤'],
])('%j and %j are the same name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test('names that read differently are others', () => {
  expect(isSameName('Choir', 'Chair')).toBe(false);
});
