import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import { hasHours, shownStretch, stretchOf } from './eventStretch';

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

function event(startTime: string, endTime: string, fields: Partial<EventFields> = {}) {
  const times = { isAllDay: false, startTime, endTime };
  return newEvent('e1', HOME, olga, { ...picnic, moreDays: 0, ...times, ...fields }, AT);
}

test.each([
  ['an hour', event('09:00', '10:00'), at(9), at(10), at(9), at(10)],
  ['five minutes', event('09:00', '09:05'), at(9), at(9, 5), at(9), at(9, 30)],
  ['the last minutes', event('23:50', '23:59'), at(23, 50), at(23, 59), at(23, 30), at(24)],
  ['until the last minute', event('20:00', '23:59'), at(20), at(23, 59), at(20), at(23, 59)],
  ['until midnight', event('20:00', '00:00', { moreDays: 1 }), at(20), at(24), at(20), at(24)],
  ['24 hours', event('00:00', '00:00', { moreDays: 1 }), 0, at(24), 0, at(24)],
])('%s', (_case, each, start, end, from, to) => {
  expect(hasHours(each)).toBe(true);
  expect(stretchOf(each)).toEqual({ start, end });
  expect(shownStretch(each)).toEqual({ start: from, end: to });
});

test('what lasts the whole day, or goes on on another one, has no place among the hours', () => {
  expect(hasHours(event('09:00', '10:00', { isAllDay: true, startTime: null }))).toBe(false);
  expect(hasHours(event('22:00', '06:00', { moreDays: 1 }))).toBe(false);
});
