import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import { ABSENT } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import { shownIn } from '@kinday/contracts/shownIn';
import { ownTimeText } from './ownTimeText';

const olga = { id: 'o', name: 'Olga', color: null, phone: '1' } as Member;

const call = (startTime: string, endTime: string, zone: string | null) =>
  newEvent('e', 'f', olga, {
    ...ABSENT,
    title: 'Call',
    date: '2026-11-12',
    isAllDay: false,
    startTime,
    endTime,
    zone,
    mainCategory: 'Everyday life',
    subCategory: 'Other',
    notes: null,
  });

test.each([
  ['09:00', '10:00', 'America/New_York', '9:00 AM New York'],
  ['20:00', '21:00', 'America/New_York', 'Thu, Nov 12, 8:00 PM New York'],
  ['14:00', '15:00', 'UTC', '2:00 PM UTC'],
  ['14:00', '15:00', 'Europe/Berlin', null],
  ['14:00', '15:00', null, null],
])('%s–%s in %s, on a calendar of Berlin: %s', (start, end, zone, text) => {
  expect(ownTimeText(shownIn(call(start, end, zone), 'Europe/Berlin'), '12h')).toBe(text);
});
