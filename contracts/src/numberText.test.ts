import { expect, test } from '@jest/globals';
import { countText, listText, numberText } from './numberText.js';

test('a number is read with a comma after each thousand', () => {
  expect([0, 999, 1000, 20_000, 1_234_567].map(numberText)).toEqual([
    '0',
    '999',
    '1,000',
    '20,000',
    '1,234,567',
  ]);
});

test('one thing is called otherwise than none or several', () => {
  const events = [0, 1, 2, 1000].map((count) => countText(count, 'event', 'events'));
  expect(events).toEqual(['0 events', '1 event', '2 events', '1,000 events']);
});

test('names stand in a row', () => {
  expect(listText(['Ana'])).toBe('Ana');
  expect(listText(['Ana', 'Ben'])).toBe('Ana and Ben');
  expect(listText(['Ana', 'Ben', 'Mia'])).toBe('Ana, Ben, and Mia');
});
