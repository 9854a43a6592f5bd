import { expect, test } from '@jest/globals';
import { standsSoon } from './standsSoon.js';

const sitter = {
  date: '2026-11-14',
  moreDays: 1,
  startTime: '18:00',
  endTime: '00:00',
  isAllDay: false,
  zone: null,
} as const;

test.each([
  ['2026-11-14T23:59:00Z', true],
  ['2026-11-15T00:00:00Z', false],
  ['2026-11-15T12:00:00Z', false],
])('what ends at midnight is over then: at %s', (now, stands) => {
  expect(standsSoon(sitter, 'UTC', new Date(now))).toBe(stands);
});

test('a whole day ends with it', () => {
  const fair = { ...sitter, startTime: null, endTime: null, isAllDay: true };
  expect(standsSoon(fair, 'UTC', new Date('2026-11-15T23:59:00Z'))).toBe(true);
  expect(standsSoon(fair, 'UTC', new Date('2026-11-16T00:00:00Z'))).toBe(false);
});
