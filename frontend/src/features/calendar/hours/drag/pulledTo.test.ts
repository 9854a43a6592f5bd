import { expect, test } from '@jest/globals';
import { fromMinutes } from '@kinday/contracts/clockTime';
import { newEvent } from '@kinday/contracts/event';
import { hasTimesInOrder } from '@kinday/contracts/eventFields';
import fc from 'fast-check';
import { fieldsAt, standsAt } from '../../../../product/eventSlot';
import { AT, HOME, olga, picnic } from '../../../../sync/sampleFamily.testing';
import { stretchOf } from '../eventStretch';
import { markedStretch, pulledTo } from './pulledTo';

function event(startTime: string, endTime: string, moreDays = 0) {
  const times = { isAllDay: false, startTime, endTime, moreDays };
  return newEvent('e1', HOME, olga, { ...picnic, ...times }, AT);
}

test.each([
  ['longer', event('09:00', '10:00'), 50, '11:00'],
  ['shorter', event('09:00', '11:00'), -70, '10:00'],
  ['half an hour at least', event('09:00', '11:00'), -600, '09:30'],
  ['not at all', event('09:10', '09:50'), 4, '09:50'],
  ['to a half hour', event('09:10', '09:50'), 20, '10:00'],
  ['longer, of five minutes', event('09:00', '09:05'), 25, '09:30'],
  ['never shorter, of five minutes', event('09:00', '09:05'), -300, '09:05'],
  ['until the day ends', event('20:00', '21:00'), 600, '23:59'],
  ['from its last minutes', event('23:45', '23:50'), 30, '23:59'],
  ['away from midnight', event('20:00', '00:00', 1), -60, '23:00'],
])('an event is pulled %s', (_how, pulled, minutes, endTime) => {
  expect(fieldsAt(pulled, pulledTo(pulled, minutes)).endTime).toBe(endTime);
});

test('an event that is pulled is whole, and one that is not stays as it is', () => {
  const stretch = fc.tuple(fc.nat(1438), fc.nat(1438), fc.integer({ min: -1500, max: 1500 }));
  fc.assert(
    fc.property(stretch, ([start, lasts, minutes]) => {
      const pulled = event(fromMinutes(start), fromMinutes(start + lasts + 1));
      const fields = fieldsAt(pulled, pulledTo(pulled, minutes));
      expect(hasTimesInOrder(fields)).toBe(true);
      expect(fields.startTime).toBe(pulled.startTime);
      expect(standsAt(pulled, pulledTo(pulled, 0))).toBe(true);
    }),
  );
});

test('a stretch holds both slots it is marked by, and whatever lies between', () => {
  const minute = fc.nat(1440);
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      const { start, end } = markedStretch(one, other);
      expect(markedStretch(other, one)).toEqual({ start, end });
      expect([start % 30, end % 30]).toEqual([0, 0]);
      expect(start).toBeLessThanOrEqual(Math.min(one, other));
      expect(end).toBeGreaterThanOrEqual(Math.max(one, other));
      expect(end - start).toBeLessThan(Math.abs(one - other) + 61);
    }),
  );
});

test('the last stretch of a day goes until midnight', () => {
  expect(markedStretch(1439, 1440)).toEqual({ start: 1410, end: 1440 });
  expect(stretchOf(event('23:30', '23:59'))).toEqual({ start: 1410, end: 1439 });
});
