import { expect, test } from '@jest/globals';
import { addDays } from '@kinday/contracts/calendarDate';
import { readQuickLine } from './readQuickLine';

/** A Saturday. */
const TODAY = '2026-11-21';

/** `2027-07-03–2027-07-10 all day` */
function daysIn(line: string, today = TODAY): string {
  const { title, date, moreDays, hours } = readQuickLine(line, today);
  const last = date && addDays(date, moreDays ?? 0);
  return `${title} | ${date}–${last} ${hours ? `${hours.start}–${hours.end}` : 'all day'}`;
}

test.each([
  ['Beach Jul 3–10', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3-10', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3 - 10', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3rd–10th', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3 to 10', '2027-07-03–2027-07-10 all day'],
  ['Beach from Jul 3 to Jul 10', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3 until Jul 10', '2027-07-03–2027-07-10 all day'],
  ['Beach 3-10 July', '2027-07-03–2027-07-10 all day'],
  ['Beach 7/3-7/10', '2027-07-03–2027-07-10 all day'],
  ['Beach 2027-07-03 to 2027-07-10', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3 for 8 days', '2027-07-03–2027-07-10 all day'],
  ['Beach Jul 3 for 2 weeks', '2027-07-03–2027-07-16 all day'],
  ['Beach Jul 3 to Aug 2', '2027-07-03–2027-08-02 all day'],
  ['Beach Dec 28 – Jan 3', '2026-12-28–2027-01-03 all day'],
  ['Beach Mon to Wed', '2026-11-23–2026-11-25 all day'],
  ['Beach Sat Dec 5 to Sun', '2026-12-05–2026-12-06 all day'],
  ['Beach Fri–Sun', '2026-11-27–2026-11-29 all day'],
  ['Beach Sun - Tue', '2026-11-22–2026-11-24 all day'],
  ['Beach tomorrow to Friday', '2026-11-22–2026-11-27 all day'],
  ['Beach until Friday', '2026-11-21–2026-11-27 all day'],
  ['Beach Monday to Friday 9am-5pm', '2026-11-23–2026-11-27 09:00–17:00'],
  ['Beach Fri 4pm to Sun 2pm', '2026-11-27–2026-11-29 16:00–14:00'],
  ['Beach Fri 4pm to Sun', '2026-11-27–2026-11-29 16:00–17:00'],
  ['Beach Fri to Sun 2pm', '2026-11-27–2026-11-29 09:00–14:00'],
  ['Beach Fri 8pm to midnight', '2026-11-27–2026-11-28 20:00–00:00'],
  ['Beach Dec 31 11pm-1am', '2026-12-31–2027-01-01 23:00–01:00'],
  ['Beach 8pm Fri to 1am', '2026-11-27–2026-11-28 20:00–01:00'],
  ['Beach Fri 10pm for 4 hours', '2026-11-27–2026-11-28 22:00–02:00'],
])('%s', (line, days) => {
  expect(daysIn(line)).toBe(`Beach | ${days}`);
});

test('what goes on today began in the past; what is over is next year’s', () => {
  expect(daysIn('Visit Nov 18-25')).toBe('Visit | 2026-11-18–2026-11-25 all day');
  expect(daysIn('Visit Nov 10-12')).toBe('Visit | 2027-11-10–2027-11-12 all day');
  expect(daysIn('Ski Dec 28 to Jan 3', '2027-01-02')).toBe('Ski | 2026-12-28–2027-01-03 all day');
  expect(daysIn('Trip Jan 2 to Dec 30')).toBe('Trip | 2027-01-02–2027-01-02 all day');
  expect(daysIn('Trip Fri–Sun', '2026-11-28')).toBe('Trip | 2026-12-04–2026-12-06 all day');
});

test.each([
  [
    'Trip Jul 1 to Oct 1',
    'This is longer than 62 days: it is on July 1 only. Choose its last day below.',
  ],
  [
    'Trip Jan 2 to Dec 30',
    'This is longer than 62 days: it is on January 2 only. Choose its last day below.',
  ],
  [
    'Trip Jul 10-3',
    'This is longer than 62 days: it is on July 10 only. Choose its last day below.',
  ],
  [
    'Trip until Jul 10',
    'This is longer than 62 days: it is on November 21 only. Choose its last day below.',
  ],
  ['Camp Fri 4pm to Sun', 'No end given: taken as 5:00 PM.'],
  ['Camp Fri to Sun 2pm', 'No start given: taken as 9:00 AM.'],
  ['Yoga Fri 11:30pm', 'No end given: taken as 11:59 PM.'],
])('%s: %s', (line, note) => {
  expect(readQuickLine(line, TODAY).notes).toContain(note);
});

test('a length without a day may be anything: it stays in the title', () => {
  const { title, notes } = readQuickLine('Groceries for a week', TODAY);
  expect(title).toBe('Groceries for a week');
  expect(notes).toContain('“for a week” wasn’t used and stays in the title.');
});
