import { expect, test } from '@jest/globals';
import { ageText } from './ageText';

test('a change of another day is told with its hour, as the reader writes hours', () => {
  const at = new Date(2026, 10, 21, 16, 5);
  const now = new Date(2026, 10, 22, 9, 0);
  expect(ageText(at, now, '12h')).toBe('4:05 PM');
  expect(ageText(at, now, '24h')).toBe('16:05');
  expect(ageText(at, new Date(2026, 10, 21, 18, 5), '24h')).toBe('2 hours ago');
});
