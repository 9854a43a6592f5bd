import { expect, test } from '@jest/globals';
import { daysText } from '@kinday/contracts/dateText';
import { picnic } from '../sync/sampleFamily.testing';
import { timeText } from './eventText';

const sitter = {
  ...picnic,
  ...{ date: '2026-11-14', isAllDay: false, startTime: '18:00', endTime: '00:00', moreDays: 1 },
};
const trip = { ...sitter, date: '2026-11-12', startTime: '09:00', endTime: '10:00', moreDays: 2 };

test('what ends at midnight is on its one day, as the calendar shows it', () => {
  expect(daysText(sitter)).toBe('Saturday, November 14, 2026');
  expect(timeText(sitter, '12h')).toBe('6:00 PM - 12:00 AM');
  const night = { ...sitter, moreDays: 2 };
  expect(daysText(night)).toBe('Sat, Nov 14, 2026 – Sun, Nov 15, 2026');
  expect(timeText(night, '12h')).toBe('Sat, Nov 14, 6:00 PM - Mon, Nov 16, 12:00 AM');
});

test('hours of several days say which day each belongs to', () => {
  expect(daysText(trip)).toBe('Thu, Nov 12, 2026 – Sat, Nov 14, 2026');
  expect(timeText(trip, '12h')).toBe('Thu, Nov 12, 9:00 AM - Sat, Nov 14, 10:00 AM');
  expect(timeText(trip, '24h')).toBe('Thu, Nov 12, 09:00 - Sat, Nov 14, 10:00');
  expect(timeText({ ...trip, isAllDay: true }, '12h')).toBe('All Day');
});
