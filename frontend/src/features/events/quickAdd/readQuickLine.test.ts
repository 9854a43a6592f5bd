import { describe, expect, test } from '@jest/globals';
import type { Clock } from '@kinday/contracts/preferences';
import { readQuickLine } from './readQuickLine';

const TODAY = '2026-11-21';

/** A line's title and time, `2026-11-26 15:30–16:30`, in short. */
function read(line: string, today = TODAY, clock: Clock = '12h'): string {
  const { title, date, hours, isAllDay } = readQuickLine(line, today, today, clock);
  const time = hours ? ` ${hours.start}–${hours.end}` : isAllDay ? ' all day' : '';
  return `${title} | ${date ?? 'no day'}${time}`;
}

test.each([
  ['Dentist Thu 3:30pm', 'Dentist | 2026-11-26 15:30–16:30'],
  ['Dentist Thursday 330pm', 'Dentist | 2026-11-26 15:30–16:30'],
  ['Dentist Thu 3pm for 45 min', 'Dentist | 2026-11-26 15:00–15:45'],
  ['Dentist Nov 26 for 2 hours at 3pm', 'Dentist | 2026-11-26 15:00–17:00'],
  ['Lunch with Grandma tomorrow noon', 'Lunch with Grandma | 2026-11-22 12:00–13:00'],
  ['Concert 8pm Fri to 11pm', 'Concert | 2026-11-27 20:00–23:00'],
  ['Run Thu 6 am–7 am', 'Run | 2026-11-26 06:00–07:00'],
  ['Thu 3:30pm - 4:15pm: Dentist', 'Dentist | 2026-11-26 15:30–16:15'],
  ['Gym 11-1pm Thu', 'Gym | 2026-11-26 11:00–13:00'],
  ['Work 9am to 5 Fri', 'Work | 2026-11-27 09:00–17:00'],
  ['Meeting noon to 2pm Friday', 'Meeting | 2026-11-27 12:00–14:00'],
  ['2026-12-24 19:00 Christmas dinner', 'Christmas dinner | 2026-12-24 19:00–20:00'],
  [
    'Thanksgiving dinner Nov 26, 4pm, at Moms',
    'Thanksgiving dinner at Moms | 2026-11-26 16:00–17:00',
  ],
  ['Dinner 31 Dec 6pm', 'Dinner | 2026-12-31 18:00–19:00'],
  ['Reunion at noon Jul 4 2027 for 3 hours', 'Reunion | 2027-07-04 12:00–15:00'],
  ['Breakfast tomorrow morning at 8', 'Breakfast | 2026-11-22 08:00–09:00'],
  ['Dentist in six months at 9', 'Dentist | 2027-05-21 09:00–10:00'],
  ['Movie night Fri 8pm', 'Movie night | 2026-11-27 20:00–21:00'],
])('%s', (line, understood) => {
  expect(read(line)).toBe(understood);
});

test.each([
  ['Picnic on Saturday all day', 'Picnic | 2026-11-21 all day'],
  ['Anna moves Mar 3', 'Anna moves | 2027-03-03 all day'],
  ['Soccer 25/12', 'Soccer | 2026-12-25 all day'],
  ['Buy 3 apples tomorrow', 'Buy 3 apples | 2026-11-22 all day'],
  ['Dentist in 2 weeks', 'Dentist | 2026-12-05 all day'],
  ['Dentist in six months', 'Dentist | 2027-05-21 all day'],
  ['Dentist in a year', 'Dentist | 2027-11-21 all day'],
  ['Checkup in 2 months Tue', 'Checkup in 2 months | 2026-11-24 all day'],
  ['Visit last Monday', 'Visit | 2026-11-16 all day'],
])('without a time the whole day: %s', (line, understood) => {
  expect(read(line)).toBe(understood);
});

test.each([
  'May visits',
  'Game night',
  'Second birthday',
  'Read chapter 3',
  'Party for 3 people',
  'Feb 30 party',
  'Call Dad now',
])('%s: no day, no time, all of it title', (line) => {
  expect(read(line)).toBe(`${line} | no day`);
});

describe('what was assumed is said', () => {
  test.each([
    ['Dentist Thu 3:30pm', 'No end given: taken as one hour.'],
    ['Dentist Thu', 'No time given: all day.'],
    ['Dentist 3pm', 'No day given.'],
    ['Dentist', 'No day or time found.'],
    ['Gym Friday at 7', 'AM or PM wasn’t given: taken as 7:00 AM.'],
    ['Dinner Friday at 7', 'AM or PM wasn’t given: taken as 7:00 PM.'],
    ['Pick up kids from 3 to 4', 'AM or PM wasn’t given: taken as 3:00 PM.'],
    ['Dinner tonight', '“night” was taken as 8:00 PM.'],
    ['Soccer 11/12', '11/12 was taken as November 12: the month comes first.'],
    ['Movie next Friday 8pm', '“next Friday” was taken as Friday, November 27.'],
    ['Dentist Friday 11/28', 'November 28 is a Saturday. Please check the day.'],
    ['Yoga every blue moon', 'Choose below how it repeats: this is one event.'],
    ['Call Thu 3pm EST', 'Time zones aren’t used: this is the time on your family’s clock.'],
  ])('%s: %s', (line, note) => {
    expect(readQuickLine(line, TODAY).notes).toContain(note);
  });

  test.each([
    ['Thu Nov 26 or Fri Nov 27', 'Fri Nov 27'],
    ['Call in 30 minutes', 'in 30 minutes'],
    ['Dentist 3:30p Thu', '3:30p'],
    ['Shift 9-5 Fri', '9-5'],
    ['Dentist the 26th', '26th'],
    ['Trip next week', 'next week'],
    ['Dinner Fri 8', '8'],
  ])('%s: “%s” is named as not used', (line, words) => {
    const { title, notes } = readQuickLine(line, TODAY);
    expect(notes).toContain(`“${words}” wasn’t used and stays in the title.`);
    expect(title).toContain(words);
  });

  test('nothing is left to say when everything was said', () => {
    expect(readQuickLine('Dentist Thu Nov 26 3pm-4pm', TODAY).notes).toEqual([]);
  });
});

test.each([
  ['Swim Fri 06:00', 'Swim | 2026-11-27 06:00–07:00'],
  ['Flight Fri 00:30', 'Flight | 2026-11-27 00:30–01:30'],
  ['Swim Fri 06:00-07:30', 'Swim | 2026-11-27 06:00–07:30'],
  ['School Fri 08:00 - 1:30', 'School | 2026-11-27 08:00–13:30'],
  ['Dinner Fri 18.30', 'Dinner | 2026-11-27 18:30–19:30'],
  ['Party Fri 23:30', 'Party | 2026-11-27 23:30–23:59'],
])('“%s” is written by 24 hours, and read so', (line, understood) => {
  expect(read(line)).toBe(understood);
});

test('an hour with minutes is one of 24 for who reads hours so', () => {
  expect(read('Swim Fri 6:00', TODAY, '24h')).toBe('Swim | 2026-11-27 06:00–07:00');
  expect(read('Swim Fri 6:00', TODAY, '12h')).toBe('Swim | 2026-11-27 18:00–19:00');
  expect(read('Swim Fri 6:00 pm', TODAY, '24h')).toBe('Swim | 2026-11-27 18:00–19:00');
  const { notes } = readQuickLine('Swim Fri at 6', TODAY, TODAY, '24h');
  expect(notes).toContain('AM or PM wasn’t given: taken as 18:00.');
});
