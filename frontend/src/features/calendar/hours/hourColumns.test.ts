import { expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { newId } from '../../../api/newId';
import { AT, HOME, olga, picnic } from '../../../sync/sampleFamily.testing';
import { dayColumns, eventsIn, weekColumns, type HourColumn } from './hourColumns';

const DATE = '2026-11-12';
const ben = { ...olga, id: 'ben', name: 'Ben' };
const members = [olga, ben];
const hours = { moreDays: 0, isAllDay: false, startTime: '09:00', endTime: '10:00' };

function event(title: string, fields: Partial<EventFields> = {}): Event {
  return newEvent(newId(), HOME, olga, { ...picnic, date: DATE, ...hours, title, ...fields }, AT);
}

const titles = (column: HourColumn | undefined) => column && eventsIn(column).map((e) => e.title);

test('an event stands with everybody, or with each it is for and with whoever does it', () => {
  const events = [
    event('Dentist', { forIds: [ben.id] }),
    event('Movie night'),
    event('Piano', { forIds: [olga.id, ben.id] }),
    { ...event('Drive', { forIds: [ben.id], needsSomebody: true }), claimedBy: olga.id },
    event('Next week', { date: '2026-11-19' }),
  ];
  const [everybody, olgas, bens] = dayColumns(DATE, events, members, null);
  expect(titles(everybody)).toEqual(['Movie night']);
  expect(titles(olgas)).toEqual(['Piano', 'Drive']);
  expect(titles(bens)).toEqual(['Dentist', 'Piano', 'Drive']);
});

test('what has no hours, or goes on on another day, stands on top, on each of its days', () => {
  const allDay = { isAllDay: true, startTime: null, endTime: null };
  const events = [
    event('Camp', { date: '2026-11-11', moreDays: 1, endTime: '08:00' }),
    event('Picture day', allDay),
    event('Until midnight', { startTime: '20:00', endTime: '00:00', moreDays: 1 }),
    event('Dentist'),
  ];
  const columns = weekColumns(['2026-11-11', DATE, '2026-11-13'], events, [], null);
  const onTop = columns.map(({ onTop: { lanes, events: single } }) => [
    ...lanes.map((run) => run?.event.title),
    ...single.map(({ title }) => title),
  ]);
  expect(onTop).toEqual([['Camp'], ['Camp', 'Picture day'], []]);
  const timed = columns.map((column) => column.timed.map(({ title }) => title));
  expect(timed).toEqual([[], ['Until midnight', 'Dentist'], []]);
});
