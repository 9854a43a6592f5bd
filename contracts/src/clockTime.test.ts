import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  clockTimeSchema,
  fromMinutes,
  TIME_CHOICES,
  to12Hour,
  to24Hour,
  toMinutes,
} from './clockTime.js';

const anyMinute = fc.integer({ min: 0, max: 1439 });

test('every minute of the day survives 12-hour writing and counting, there and back', () => {
  fc.assert(
    fc.property(anyMinute, (minutes) => {
      const time = fromMinutes(minutes);
      expect(clockTimeSchema.parse(time)).toBe(time);
      expect(toMinutes(time)).toBe(minutes);
      expect(to24Hour(to12Hour(time))).toBe(time);
    }),
    { numRuns: 1_440 },
  );
});

test('earlier times sort before later ones as texts', () => {
  fc.assert(
    fc.property(anyMinute, anyMinute, (one, other) => {
      expect(fromMinutes(one) < fromMinutes(other)).toBe(one < other);
    }),
  );
});

test.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['09:05', '9:05 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['15:30', '3:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, spoken) => {
  expect(to12Hour(time)).toBe(spoken);
  expect(to24Hour(spoken)).toBe(time);
});

test.each(['0:30 AM', '13:00 PM', '9:60 AM', '09:00 AM', '9:00', '9:00 am', ''])(
  '%j is no 12-hour time',
  (text) => {
    expect(to24Hour(text)).toBeNull();
  },
);

test('minutes beyond the day stop at its ends', () => {
  expect([fromMinutes(-30), fromMinutes(1440)]).toEqual(['00:00', '23:59']);
});

test('the choices run every 30 minutes from 12:00 AM to 11:30 PM', () => {
  expect(TIME_CHOICES).toHaveLength(48);
  expect(TIME_CHOICES.map(toMinutes)).toEqual(Array.from({ length: 48 }, (_, index) => index * 30));
});

test.each(['24:00', '9:00', '09:60', '09:00:00', '٠٩:٠٠', ' 09:00', '', 900])(
  '%j is an invalid time',
  (value) => {
    const messages = clockTimeSchema.safeParse(value).error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Invalid time format']);
  },
);
