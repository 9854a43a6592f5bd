import { expect, test } from '@jest/globals';
import { newEvent, type Event } from '@kinday/contracts/event';
import type { EventFields } from '@kinday/contracts/eventFields';
import { newId } from '../../api/newId';
import { AT, HOME, olga, picnic } from '../../sync/sampleFamily.testing';
import { feedEntriesOf } from './feeds/feedEntriesOf';
import { feedEvent, school } from './feeds/sampleFeed.testing';
import { cutToFit, entriesOf, indexDays, sameEntries } from './dayIndex';
import { dayLabel } from './dayLabels';
import { weeksOf } from './weeks';

/** Weeks from Sunday on; November 1, 2026 is one. */
const weeks = weeksOf('2026-11', 'sunday');

function event(title: string, fields: Partial<EventFields>): Event {
  return newEvent(newId(), HOME, olga, { ...picnic, title, ...fields }, AT);
}

const timed = { isAllDay: false, startTime: '09:00', endTime: '10:00' };
const camp = event('Camp', { date: '2026-10-30', moreDays: 3 });
const beach = event('Beach', { date: '2026-11-05', moreDays: 7 });
const visit = event('Visit', { date: '2026-11-06', moreDays: 1 });
const ski = event('Ski', { date: '2026-11-12', moreDays: 1 });
const dentist = event('Dentist', { ...timed, date: '2026-11-06' });

/** What each day of a stretch shows in its places: titles, and `-` for a free lane. */
function placesOn(events: Event[], from: number, to: number): string[] {
  const index = indexDays(weeks, events, []);
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const date = `2026-11-${String(from + at).padStart(2, '0')}`;
    const { lanes, events: single, hidden } = cutToFit(entriesOf(index, date), 3);
    const titles = [...lanes.map((run) => run?.event.title ?? '-'), ...single.map((e) => e.title)];
    return [...titles, ...(hidden > 0 ? [`+${hidden}`] : [])].join(' ');
  });
}

test('an event of several days keeps one lane in a week, and another one in the next', () => {
  expect(placesOn([camp, beach, visit, dentist, ski], 1, 14)).toEqual([
    'Camp',
    'Camp',
    '',
    '',
    'Beach',
    'Beach Visit Dentist',
    'Beach Visit',
    'Beach',
    'Beach',
    'Beach',
    'Beach',
    'Beach Ski',
    '- Ski',
    '',
  ]);
});

test('what has no place is counted on each of its days', () => {
  const more = ['A', 'B'].map((title) => event(title, { date: '2026-11-06', moreDays: 1 }));
  expect(placesOn([beach, visit, ...more, dentist], 5, 8)).toEqual([
    'Beach',
    'Beach Visit A +2',
    'Beach Visit A +1',
    'Beach',
  ]);
});

test('an event that ends at 12:00 AM ends the day before', () => {
  const party = event('Party', { ...timed, date: '2026-11-06', moreDays: 1, endTime: '00:00' });
  const fair = event('Fair', { ...timed, date: '2026-11-09', moreDays: 2, endTime: '00:00' });
  expect(placesOn([party, fair], 6, 11)).toEqual(['Party', '', '', 'Fair', 'Fair', '']);
});

test('a run knows whether it comes from the week before and goes on in the next', () => {
  const index = indexDays(weeks, [camp, beach], []);
  const runOn = (date: string) => entriesOf(index, date).lanes[0];
  const shape = { isBegun: true, goesOn: false, from: '2026-11-01', days: 2 };
  expect(runOn('2026-11-02')).toMatchObject(shape);
  expect(runOn('2026-11-07')).toMatchObject({ isBegun: false, goesOn: true, days: 3 });
  expect(runOn('2026-11-12')).toMatchObject({ isBegun: true, goesOn: false, days: 5 });
});

test('a day names the place of an event among its days', () => {
  const index = indexDays(weeks, [beach, visit, dentist], []);
  expect(dayLabel('2026-11-06', false, entriesOf(index, '2026-11-06'), 3, '12h', null)).toBe(
    'Friday, November 6, 2026. 3 events: Beach, day 2 of 8, Visit, day 1 of 2, 9:00 AM Dentist. Add event',
  );
});

test('[S9] a changed event makes the days it stands on look different, and no other', () => {
  const before = indexDays(weeks, [camp, beach, visit, dentist], []);
  const longer = { ...visit, moreDays: 2 };
  const after = indexDays(weeks, [camp, beach, longer, { ...dentist }], []);
  const changed = weeks
    .flat()
    .filter((date) => !sameEntries(entriesOf(before, date), entriesOf(after, date)));
  expect(changed).toEqual(['2026-11-06', '2026-11-07', '2026-11-08']);
});

const ofSchool = (...events: Parameters<typeof feedEvent>[]) =>
  feedEntriesOf(
    events.map((event) => feedEvent(...event)),
    [school],
  );

test('what subscribed calendars have comes after what is the family’s own, and is counted where it has no place', () => {
  const holidays = ofSchool(
    ['Holidays', '2026-11-05', { moreDays: 3 }],
    ['Fair', '2026-11-06'],
    ['Sports', '2026-11-07'],
  );
  expect(placesOn([visit, dentist, ...holidays], 5, 8)).toEqual([
    '- Holidays',
    'Visit Holidays Dentist +1',
    'Visit Holidays Sports',
    'Holidays',
  ]);
});

test('an event of several days that a subscribed calendar has takes no place from the family’s own', () => {
  const own = ['A', 'B'].map((title) => event(title, { ...timed, date: '2026-11-06' }));
  const holidays = ofSchool(['Holidays', '2026-11-05', { moreDays: 2 }]);
  expect(placesOn([visit, ...own, dentist, ...holidays], 5, 7)).toEqual([
    '- Holidays',
    'Visit A B +2',
    'Visit Holidays',
  ]);
});

test('what a week shows of such an event is another thing once one of its other days has no room', () => {
  const own = ['A', 'B', 'C'].map((title) => event(title, { ...timed, date: '2026-11-06' }));
  const holidays = ofSchool(['Holidays', '2026-11-05', { moreDays: 2 }]);
  const [before, after] = [holidays, [...own, ...holidays]].map((events) =>
    indexDays(weeks, events, []),
  );
  const isSame = sameEntries(entriesOf(before!, '2026-11-05'), entriesOf(after!, '2026-11-05'));
  expect(isSame).toBe(false);
});
