import { expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import { haveSameFields, type EventFields } from '@kinday/contracts/eventFields';
import { asTold, shownIn } from '@kinday/contracts/shownIn';
import { fieldsAt, standsAt, type EventSlot } from '../../product/eventSlot';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { movedFields } from './movedFields';

const BERLIN = 'Europe/Berlin';
const call = { isAllDay: false, startTime: '09:00', endTime: '10:00', zone: 'America/New_York' };

/** An event as Berlin's clocks show it. */
function shown(fields: Partial<EventFields> = {}): Event {
  return shownIn(newEvent('e1', HOME, olga, { ...picnic, ...call, ...fields }, AT), BERLIN);
}

/** `2026-11-19 09:00–10:00+0 America/New_York` */
function moved(event: Event, slot: EventSlot): string {
  const { date, startTime, endTime, moreDays, zone } = movedFields(event, slot, BERLIN);
  return `${date} ${startTime}–${endTime}+${moreDays} ${zone}`;
}

test('on another day an event keeps the hours of its own zone, also where the clocks differ otherwise then', () => {
  const event = shown({ date: '2026-03-06' });
  expect(event).toMatchObject({ date: '2026-03-06', startTime: '15:00' });
  expect(moved(event, { date: '2026-03-07' })).toBe('2026-03-07 09:00–10:00+0 America/New_York');
  // New York's clocks are put forward on March 8, Berlin's on March 29.
  expect(moved(event, { date: '2026-03-09' })).toBe('2026-03-09 09:00–10:00+0 America/New_York');
});

test('one that is shown on the day after its own moves by as many days', () => {
  const event = shown({ date: '2026-11-18', startTime: '20:00', endTime: '21:00' });
  expect(event.date).toBe('2026-11-19');
  expect(moved(event, { date: '2026-11-21' })).toBe('2026-11-20 20:00–21:00+0 America/New_York');
  expect(movedFields(event, { date: '2026-11-19', forIds: [olga.id] }, BERLIN)).toMatchObject({
    date: '2026-11-18',
    forIds: [olga.id],
  });
});

test.each([
  ['the same day', '16:00', '17:00', '2026-11-20 10:00–11:00+0'],
  ['the day before', '05:00', '06:00', '2026-11-19 23:00–00:00+1'],
  ['up to midnight', '22:30', '23:59', '2026-11-20 16:30–18:00+0'],
])('other hours are those that the family’s clocks show: %s', (_, startTime, endTime, told) => {
  const slot = { date: '2026-11-20', moreDays: 0, isAllDay: false, startTime, endTime };
  expect(moved(shown(), slot)).toBe(`${told} America/New_York`);
});

test('in a week whose clocks differ by another hour they are those as well', () => {
  const slot = { date: '2026-03-20', moreDays: 0, isAllDay: false };
  const hours = { startTime: '15:00', endTime: '16:00' };
  expect(moved(shown(), { ...slot, ...hours })).toBe('2026-03-20 10:00–11:00+0 America/New_York');
});

test('an event that is pulled longer begins when it began', () => {
  expect(moved(shown(), { date: '2026-11-18', moreDays: 0, endTime: '17:30' })).toBe(
    '2026-11-18 09:00–11:30+0 America/New_York',
  );
});

test('what comes to last all day has no zone any more', () => {
  const slot = { date: '2026-11-20', moreDays: 0, isAllDay: true };
  expect(moved(shown(), slot)).toBe('2026-11-20 null–null+0 null');
});

test('what is dropped stands where it was dropped, and is still the event that it was', () => {
  const event = shown();
  const slot = { date: '2026-11-20', moreDays: 0, isAllDay: false };
  const at = { ...slot, startTime: '08:30', endTime: '09:30' };
  const now = shownIn({ ...asTold(event), ...movedFields(event, at, BERLIN) }, BERLIN);
  expect(standsAt(now, at)).toBe(true);
  expect(now.id).toBe(event.id);
});

test('an event of the family’s own clock is written as it is dropped', () => {
  const event = newEvent('e1', HOME, olga, { ...picnic, ...call, zone: null }, AT);
  const slot = { date: '2026-11-20', startTime: '23:00', endTime: '23:59' };
  expect(haveSameFields(movedFields(event, slot, BERLIN), fieldsAt(event, slot))).toBe(true);
});
