import { expect, test } from '@jest/globals';
import { addDays, toUtcNoon } from './calendarDate.js';
import { fullDay, longDay, monthDay, monthName, shortDate, shortDay } from './dateText.js';

const formats = [
  { text: fullDay, parts: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } },
  { text: longDay, parts: { weekday: 'long', month: 'long', day: 'numeric' } },
  { text: monthDay, parts: { month: 'long', day: 'numeric' } },
  { text: shortDay, parts: { weekday: 'short', month: 'short', day: 'numeric' } },
  { text: shortDate, parts: { month: 'short', day: 'numeric', year: 'numeric' } },
] as const;

test.each(formats)('$text.name writes every day as American English does', ({ text, parts }) => {
  const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  for (let date = '2027-12-25'; date < '2029-01-08'; date = addDays(date, 1)) {
    expect(text(date)).toBe(format.format(toUtcNoon(date)));
  }
});

test('a month has its name, and years may have five digits', () => {
  expect(monthName('2026-11')).toBe('November');
  expect(fullDay('10000-01-01')).toBe('Saturday, January 1, 10000');
});
