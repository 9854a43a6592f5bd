import { expect, test } from '@jest/globals';
import { CATEGORIES, isTypeOf, MAIN_CATEGORIES } from './categories.js';

test('every type stands under exactly one category', () => {
  for (const [category, types] of Object.entries(CATEGORIES)) {
    for (const type of types) {
      const found = MAIN_CATEGORIES.filter((each) => isTypeOf(each, type));
      expect(found).toEqual([category]);
    }
  }
});

test('there are 5 categories with 8, 5, 10, 11 and 8 types', () => {
  expect(Object.values(CATEGORIES).map(({ length }) => length)).toEqual([8, 5, 10, 11, 8]);
});
