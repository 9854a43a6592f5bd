import { expect, test } from '@jest/globals';
import { newEvent } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { AT, HOME, olga, picnic } from '../sync/sampleFamily.testing';
import { fieldsAt, slotToAdd, slotToDrop, standsAt } from './eventSlot';

const date = '2026-11-12';
const hours = { moreDays: 0, isAllDay: false, startTime: '09:00', endTime: '10:30' };

function event(fields: Partial<EventFields> = {}) {
  return newEvent('e1', HOME, olga, { ...picnic, date, ...hours, ...fields }, AT);
}

test('a new event lasts an hour, or until its day ends', () => {
  expect(slotToAdd({ date, startTime: '14:30' }).endTime).toBe('15:30');
  expect(slotToAdd({ date, startTime: '23:30' }).endTime).toBe('23:59');
  expect(slotToAdd({ date, startTime: '14:30', endTime: '18:00' }).endTime).toBe('18:00');
  expect(slotToAdd({ date })).toEqual({ date });
});

test.each([
  ['another day', {}, {}, hours],
  ['another hour', {}, { startTime: '16:00' }, { ...hours, startTime: '16:00', endTime: '17:30' }],
  [
    'the end of the day, where it is held so that it lasts as long as before',
    {},
    { startTime: '23:00' },
    { ...hours, startTime: '22:30', endTime: '23:59' },
  ],
  [
    'the end of the day, of one that was all day',
    { isAllDay: true, startTime: null, endTime: null },
    { startTime: '23:30' },
    { ...hours, startTime: '23:00', endTime: '23:59' },
  ],
  ['all day', {}, { isAllDay: true }, { ...hours, isAllDay: true, startTime: null, endTime: null }],
  [
    'an hour, of one that was all day',
    { isAllDay: true, startTime: null, endTime: null },
    { startTime: '16:00' },
    { ...hours, startTime: '16:00', endTime: '17:00' },
  ],
  [
    'an hour, of one of several days',
    { moreDays: 2 },
    { startTime: '16:00' },
    { ...hours, moreDays: 2 },
  ],
])('an event is dropped on %s', (_place, fields, place, expected) => {
  const dropped = event(fields);
  const slot = slotToDrop(dropped, { date: '2026-11-13', ...place });
  expect(fieldsAt(dropped, slot)).toMatchObject({ date: '2026-11-13', ...expected });
  expect(standsAt(dropped, slot)).toBe(false);
});

test.each([
  ['several', ['ben', 'mia'], undefined, ['cleo'], ['ben', 'mia']],
  ['several, from the column of one of them', ['ben', 'mia'], ['ben'], [], ['ben', 'mia']],
  ['one', ['ben'], undefined, ['cleo'], ['cleo']],
  ['one, from the column of whoever does it', ['ben'], ['olga'], ['cleo'], ['ben']],
  ['one, in the column of whoever does it', ['ben'], undefined, ['olga'], ['ben']],
  ['one, in everybody’s column', ['ben'], undefined, [], []],
  ['everybody', [], undefined, ['cleo'], ['cleo']],
])(
  'an event for %s is for the right people where it is dropped',
  (_for, own, from, at, expected) => {
    const theirs = { ...event({ forIds: own }), claimedBy: 'olga' };
    const slot = slotToDrop(theirs, { date, startTime: '16:00', forIds: at }, from);
    expect(fieldsAt(theirs, slot)).toMatchObject({ forIds: expected, startTime: '16:00' });
  },
);

test('where it stands already, nothing changes', () => {
  const dropped = event();
  expect(standsAt(dropped, slotToDrop(dropped, { date, startTime: '09:00', forIds: [] }))).toBe(
    true,
  );
  expect(standsAt(dropped, slotToDrop(dropped, { date, startTime: '09:30' }))).toBe(false);
});

test('what ends with its day is held where it stands when it is dropped later', () => {
  const late = event({ startTime: '20:00', endTime: '23:59' });
  expect(standsAt(late, slotToDrop(late, { date, startTime: '23:00' }))).toBe(true);
});
