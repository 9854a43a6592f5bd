import { expect, test } from '@jest/globals';
import { readLine } from './quickLine.testing';

test.each([
  ['until June', ', until Jun 30, 2027,'],
  ['until the end of May', ', until May 31, 2027,'],
  ['until May 2028', ', until May 31, 2028,'],
  ['until November', ', until Nov 30, 2026,'],
  ['until Jun 30', ', until Jun 30, 2027,'],
  ['till 30 June 2028', ', until Jun 30, 2028,'],
  ['through 12/31', ', until Dec 31, 2026,'],
  ['until 2027-01-15', ', until Jan 15, 2027,'],
  ['until Friday', ', until Nov 27, 2026,'],
  ['for 6 weeks', ', 6 times,'],
  ['for six weeks', ', 6 times,'],
  ['6 times', ', 6 times,'],
  ['for 2 months', ', until Jan 23, 2027,'],
])('every Tuesday %s', (end, told) => {
  expect(readLine(`Piano every Tuesday ${end} 4pm`)).toBe(
    `Piano | Every week on Tuesday${told} beginning Tuesday, November 24, 4:00 PM–5:00 PM`,
  );
});

test.each([
  ['every Tuesday Jan 5 to Feb 9', 'Every week on Tuesday, until Feb 9, 2027, beginning'],
  ['every Tuesday from Jan 5 to Jun 8', 'Every week on Tuesday, until Jun 8, 2027, begin'],
  ['every day Dec 1-10 8am', 'until Dec 10, 2026, beginning Tuesday, December 1, 8:00 AM–9:00 AM'],
  ['every weekday Mon-Fri', '(Monday to Friday), beginning Monday, November 23, all day'],
  ['monthly review on the last Friday', 'Every month on the last Friday, beginning Friday'],
  ['first of every month', 'Every month on the 1st, beginning Tuesday, December 1, all day'],
  ['every Saturday except Dec 26', 'week on Saturday, beginning Saturday, November 21'],
])('its days and no others: %s', (line, told) => {
  expect(readLine(`Piano ${line}`)).toContain(told);
});

test('so many weeks of several days a week end on a day', () => {
  expect(readLine('Gym every Mon and Wed for 6 weeks')).toContain('until Jan 3, 2027');
});
