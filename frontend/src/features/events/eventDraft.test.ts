import { expect, test } from '@jest/globals';
import { endChoices, newDraft, withStart } from './eventDraft';

const at = (startTime: string, endTime: string) => ({
  ...newDraft('2026-11-12'),
  startTime,
  endTime,
});

test.each([
  ['09:00', '10:00', '14:30', '15:30'],
  ['09:00', '10:00', '23:00', '23:30'],
  ['09:00', '10:00', '23:30', '23:59'],
  ['23:30', '23:59', '23:00', '23:29'],
])('an event of %s to %s that starts at %s instead ends at %s', (start, end, other, ends) => {
  expect(withStart(at(start, end), other).endTime).toBe(ends);
});

test('what starts at 11:30 PM can end at 11:59 PM; before that there are the half hours', () => {
  expect(endChoices(at('23:30', '23:59')).at(-1)).toBe('23:59');
  expect(endChoices(at('23:00', '23:30'))).toHaveLength(48);
});
