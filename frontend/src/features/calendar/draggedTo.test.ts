import { expect, test } from '@jest/globals';
import { ABSENT_CONTENT, creatorOf, type Event } from '@kinday/contracts/event';
import { occurrenceOf } from '@kinday/contracts/series';
import fc from 'fast-check';
import { AT, HOME, olga, piano, picnic } from '../../sync/sampleFamily.testing';
import { entriesOf, eventsOf, indexDays } from './dayIndex';
import { draggedTo } from './draggedTo';
import { weeksOf } from './weeks';

// Runs in several zones: see the projects "dates in …".

const DAY_MS = 86_400_000;

/** So many days later, told from the calendar itself and not from this machine's zone. */
const later = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const camp: Event = {
  ...ABSENT_CONTENT,
  ...picnic,
  id: 'e1000000-0000-4000-8000-000000000000',
  familyId: HOME,
  creatorId: olga.id,
  creator: creatorOf(olga),
  version: 1,
  createdAt: AT,
  updatedAt: AT,
};

/** The days of a month's grid on which something stands. */
function daysOnGrid(month: string, event: Event): string[] {
  const weeks = weeksOf(month, 'sunday');
  const index = indexDays(weeks, [event], []);
  return weeks.flat().filter((day) => eventsOf(entriesOf(index, day)).length > 0);
}

test.each([
  // Clocks change: in New York on 03-08 and 11-01, in Berlin on 03-29 and 10-25, on Lord Howe on 04-05 and 10-04.
  ['2026-03-07', 2, 2, '2026-03-09'],
  ['2026-03-28', 3, 2, '2026-03-30'],
  ['2026-04-03', 2, 2, '2026-04-06'],
  ['2026-10-02', 3, 2, '2026-10-06'],
  ['2026-10-24', 3, 1, '2026-10-25'],
  ['2026-10-31', 3, 2, '2026-11-02'],
  // Months end, and a February that has 29 days.
  ['2026-11-29', 7, 4, '2026-11-05'],
  ['2026-12-30', 3, 3, '2027-01-01'],
  ['2028-02-27', 4, 2, '2028-03-01'],
])(
  'an event from %s on, of %i days, is grabbed by its day %i and dropped on %s',
  (first, days, nth, dropped) => {
    const event = { ...camp, date: first, moreDays: days - 1 };
    const date = draggedTo(event, later(first, nth - 1), dropped);
    expect(date).toBe(later(dropped, 1 - nth));
    const all = Array.from({ length: days }, (_, place) => later(date, place));
    expect(daysOnGrid(dropped.slice(0, 7), { ...event, date })).toEqual(all);
  },
);

const anyDay = fc.integer({ min: 0, max: 80 * 365 }).map((days) => later('1990-01-01', days));

test('whichever day of an event is grabbed, that day comes to where it was dropped', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(365), fc.integer({ min: -60, max: 60 }), (first, nth, by) => {
      const event = { ...camp, date: first, moreDays: 365 };
      const grabbed = later(first, nth);
      expect(draggedTo(event, grabbed, later(grabbed, by))).toBe(later(first, by));
    }),
  );
});

test('an occurrence of several days is dragged as an event is', () => {
  const weekend = { ...piano, date: '2026-10-23', rrule: 'FREQ=WEEKLY;BYDAY=FR', moreDays: 2 };
  const occurrence = occurrenceOf(weekend, '2026-10-23');
  expect(draggedTo(occurrence, '2026-10-25', '2026-11-01')).toBe('2026-10-30');
});
