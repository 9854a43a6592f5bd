import { expect, test } from '@jest/globals';
import { kindIn } from './kindIn.js';

test.each([
  ['Board game night', 'Board game night'],
  ['Dentist Mia', 'Doctor or dentist'],
  ['Soccer training', 'Sports and hobbies'],
  ['Pick up Leo', 'Chores and errands'],
  ["Leo's birthday", 'Birthday'],
  ['Kids’ party Sun', "Kids' party"],
  ['BBQ at Moms', 'Backyard BBQ'],
  ['Bens birthday!', 'Birthday'],
])('"%s" is suggested as %s', (title, type) => {
  expect(kindIn(title)?.subCategory).toBe(type);
});

test('what names no type is suggested as none, not even the word other', () => {
  expect(kindIn('The other thing')).toBeNull();
  expect(kindIn('Networking')).toBeNull();
});
