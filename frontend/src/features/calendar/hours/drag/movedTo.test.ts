import { expect, test } from '@jest/globals';
import { addDays, daysBetween } from '@kinday/contracts/calendarDate';
import { fromMinutes, toMinutes } from '@kinday/contracts/clockTime';
import { newEvent, type Event } from '@kinday/contracts/event';
import { hasTimesInOrder, type EventFields } from '@kinday/contracts/eventFields';
import type { Member } from '@kinday/contracts/member';
import fc from 'fast-check';
import { fieldsAt } from '../../../../product/eventSlot';
import { AT, HOME, olga, picnic } from '../../../../sync/sampleFamily.testing';
import { stretchOf } from '../eventStretch';
import { movedTo, type Spot } from './movedTo';

// Runs in several zones: see the projects "dates in …".

const DAY = '2026-11-18';
const ben: Member = { ...olga, id: 'b0000000-0000-4000-8000-000000000000', name: 'Ben' };
const mia: Member = { ...olga, id: 'c0000000-0000-4000-8000-000000000000', name: 'Mia' };

function event(startTime: string, endTime: string, fields: Partial<EventFields> = {}): Event {
  const times = { isAllDay: false, startTime, endTime };
  return newEvent('e1', HOME, olga, { ...picnic, ...times, ...fields }, AT);
}

const at = (minute: number | null, date = DAY, member?: Member | null): Spot => ({
  column: { date, ...(member !== undefined && { member }) },
  minute,
});
const hour = (hours: number, minutes = 0) => hours * 60 + minutes;

const dropped = (dragged: Event, from: Spot, to: Spot): Event => ({
  ...dragged,
  ...fieldsAt(dragged, movedTo(dragged, from, to)),
});
const timesOf = ({ startTime, endTime }: Event) => [startTime, endTime];

test.each([
  ['where it was grabbed', event('09:00', '10:30'), hour(10), hour(14, 10), ['13:00', '14:30']],
  ['sideways', event('09:10', '09:50'), hour(9, 20), hour(9, 25), ['09:10', '09:50']],
  ['to the half hours', event('09:10', '09:50'), hour(9, 20), hour(10, 8), ['10:00', '10:40']],
  ['until the day ends', event('09:00', '10:30'), hour(9), hour(23, 50), ['22:30', '23:59']],
  ['away from its end', event('22:30', '23:59'), hour(23), hour(9, 30), ['09:00', '10:30']],
  [
    'away from midnight',
    event('20:00', '00:00', { moreDays: 1 }),
    hour(20),
    hour(9),
    ['09:00', '13:00'],
  ],
  ['of five minutes', event('09:00', '09:05'), hour(9), hour(23, 59), ['23:30', '23:35']],
])('an event is dragged %s', (_how, dragged, from, to, times) => {
  expect(timesOf(dropped(dragged, at(from), at(to)))).toEqual(times);
});

test('what lasts all day gets an hour, and what has hours lasts all day on top', () => {
  const allDay = newEvent('e1', HOME, olga, picnic, AT);
  expect(timesOf(dropped(allDay, at(null), at(hour(14, 20))))).toEqual(['14:00', '15:00']);
  expect(dropped(event('09:00', '10:00'), at(hour(9)), at(null)).isAllDay).toBe(true);
});

test('an event of several days keeps its hours, and moves by the days it is dragged', () => {
  const trip = event('18:00', '09:00', { moreDays: 2 });
  const moved = dropped(trip, at(null, addDays(DAY, 1)), at(hour(7), addDays(DAY, 3)));
  expect(moved).toEqual({ ...trip, date: addDays(DAY, 2) });
});

test.each([
  ['the only one it is for', [ben.id], ben, mia, [mia.id]],
  ['everybody', [], null, mia, [mia.id]],
  ['one, for everybody', [ben.id], ben, null, []],
  ['one of several', [ben.id, mia.id], ben, olga, [ben.id, mia.id]],
  ['who does it', [ben.id], olga, mia, [ben.id]],
  ['one to who does it', [ben.id], ben, olga, [ben.id]],
])('from the column of %s', (_whose, forIds, from, to, expected) => {
  const theirs = { ...event('09:00', '10:00', { forIds }), claimedBy: olga.id };
  const moved = dropped(theirs, at(hour(9), DAY, from), at(hour(12), DAY, to));
  expect(moved.forIds).toEqual(expected);
  expect(timesOf(moved)).toEqual(['12:00', '13:00']);
});

const minute = fc.nat(hour(24));
const someDay = fc.integer({ min: -400, max: 400 }).map((days) => addDays(DAY, days));
const timed = fc
  .tuple(fc.nat(hour(23, 58)), fc.nat(hour(23)))
  .map(([start, lasts]) => event(fromMinutes(start), fromMinutes(start + lasts + 1)));

test('wherever an event is dropped it is a whole event of that day, at a half hour or its own minute', () => {
  fc.assert(
    fc.property(timed, minute, minute, someDay, someDay, (dragged, from, to, one, other) => {
      const moved = dropped(dragged, at(from, one), at(to, other));
      const { start, end } = stretchOf(moved);
      expect(daysBetween(dragged.date, moved.date)).toBe(daysBetween(one, other));
      expect(hasTimesInOrder(moved)).toBe(true);
      expect(moved.moreDays).toBe(0);
      expect(start % 30 === 0 || start === stretchOf(dragged).start).toBe(true);
      // The last minute of a day stands for its midnight.
      const before = stretchOf(dragged);
      expect(Math.abs(end - start - (before.end - before.start))).toBeLessThanOrEqual(1);
    }),
  );
});

test('what is dragged to another half hour and back is as it was', () => {
  const half = fc.nat(47).map((halves) => halves * 30);
  fc.assert(
    fc.property(half, fc.integer({ min: 1, max: 48 }), half, (start, halves, elsewhere) => {
      const dragged = event(fromMinutes(start), fromMinutes(start + halves * 30));
      const there = dropped(dragged, at(start), at(elsewhere));
      const now = toMinutes(there.startTime ?? '');
      expect(dropped(there, at(now), at(start))).toEqual(dragged);
    }),
  );
});
