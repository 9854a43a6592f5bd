import { expect, test } from '@jest/globals';
import type { View } from '@kinday/contracts/applyChange';
import { monthRange } from '@kinday/contracts/calendarDate';
import { newEvent } from '@kinday/contracts/event';
import { newSeries } from '@kinday/contracts/seriesInput';
import { newId } from '../../api/newId';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { eventsInView, eventsOnce } from './eventsInView';

const timed = { ...picnic, isAllDay: false, startTime: '09:00', endTime: '10:00' };
const weekly = { ...timed, title: 'Piano', date: '2026-11-05', rrule: 'FREQ=WEEKLY;COUNT=2' };

test('a month lists its events and the occurrences of its series in one order', () => {
  const records = {
    events: ['2026-11-12', '2026-11-18'].map((date) =>
      newEvent(newId(), HOME, olga, { ...picnic, date }, AT),
    ),
    series: [newSeries(newId(), HOME, olga, weekly, AT)],
  };
  const view: View = { familyId: HOME, revision: 1, range: monthRange('2026-11'), records };
  const listed = eventsInView(view);
  expect(listed.map(({ title, date }) => `${title} ${date.slice(5)}`)).toEqual([
    'Piano 11-05',
    'Picnic 11-12',
    'Piano 11-12',
    'Picnic 11-18',
  ]);
  expect(eventsInView({ ...view, revision: 2 })).toBe(listed);
  const alone = { ...view, records: { ...records, series: [] } };
  expect(eventsInView(alone)).toEqual(records.events);
});

test('an event that goes on into the next month is counted once', () => {
  const trip = newEvent(newId(), HOME, olga, { ...picnic, date: '2026-11-28', moreDays: 5 }, AT);
  const carols = newEvent(newId(), HOME, olga, { ...picnic, date: '2026-12-20' }, AT);
  expect(eventsOnce([[trip], [structuredClone(trip), carols]])).toEqual([trip, carols]);
});
