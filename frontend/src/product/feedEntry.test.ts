import { expect, test } from '@jest/globals';
import type { Feed } from '@kinday/contracts/feed';
import { isLookedFor, needsSomebody } from './eventFilter';
import { eventLook } from './eventLook';
import { eventName } from './eventText';
import { feedEntryOf } from './feedEntry';

const school = { id: 's', familyId: 'f', name: 'School', color: '#1f6b4f' } as Feed;
const concert = feedEntryOf(
  {
    id: 'c1',
    feedId: 's',
    title: 'Concert',
    date: '2026-11-12',
    moreDays: 0,
    isAllDay: false,
    startTime: '18:00',
    endTime: '19:30',
    location: null,
    notes: null,
    isKept: false,
  },
  school,
);

test('a screen reader says from which calendar an event comes', () => {
  expect(eventName(concert, '2026-11-12', [], { editors: null, isWaiting: false }, '12h')).toBe(
    '6:00 PM Concert, until 7:30 PM, Thursday, November 12, from School',
  );
});

test('it is told apart by its frame, and bears nobody’s initial', () => {
  const { kind, initials, style } = eventLook(concert, []);
  expect({ kind, initials }).toEqual({ kind: 'feed', initials: undefined });
  expect(Object.keys(style)).toEqual(['--kd-event-edge', '--kd-event-edge-dark']);
});

test('nobody has to do it, and who looks for people does not look for it', () => {
  expect(needsSomebody(concert)).toBe(false);
  expect(isLookedFor(concert, { people: ['s2'], isOpenOnly: false })).toBe(false);
  expect(isLookedFor(concert, { people: [], isOpenOnly: true })).toBe(false);
});
