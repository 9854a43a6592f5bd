import { describe, expect, test } from '@jest/globals';
import { readLine, TODAY } from './quickLine.testing';
import { readQuickLine } from './readQuickLine';

describe('repetitions', () => {
  test.each([
    [
      'Piano every Tuesday 4pm',
      'Every week on Tuesday, beginning Tuesday, November 24, 4:00 PM–5:00 PM',
    ],
    [
      'Piano Tue 4pm weekly',
      'Every week on Tuesday, beginning Tuesday, November 24, 4:00 PM–5:00 PM',
    ],
    ['Piano on Mondays', 'Every week on Monday, beginning Monday, November 23, all day'],
    ['weekdays Piano', 'Every weekday (Monday to Friday), beginning Monday, November 23, all day'],
    [
      'Piano every weekday 7am for 30 min',
      'Every weekday (Monday to Friday), beginning Monday, November 23, 7:00 AM–7:30 AM',
    ],
    [
      'Piano every Mon–Fri',
      'Every weekday (Monday to Friday), beginning Monday, November 23, all day',
    ],
    [
      'Piano weekends 10am',
      'Every week on Saturday and Sunday, beginning Saturday, November 21, 10:00 AM–11:00 AM',
    ],
    [
      'Piano every Mon and Wed',
      'Every week on Monday and Wednesday, beginning Monday, November 23, all day',
    ],
    [
      'Piano every Mon, Wed & Fri',
      'Every week on Monday, Wednesday and Friday, beginning Monday, November 23, all day',
    ],
    ['Piano every other Friday', 'Every 2 weeks on Friday, beginning Friday, November 27, all day'],
    [
      'Piano every second Friday',
      'Every 2 weeks on Friday, beginning Friday, November 27, all day',
    ],
    ['Piano every 2 weeks', 'Every 2 weeks on Saturday, beginning Saturday, November 21, all day'],
    [
      'Piano every three weeks on Tue and Thu',
      'Every 3 weeks on Tuesday and Thursday, beginning Tuesday, November 24, all day',
    ],
    ['Piano biweekly Tue', 'Every 2 weeks on Tuesday, beginning Tuesday, November 24, all day'],
    ['Piano every day', 'Every day, beginning Saturday, November 21, all day'],
    ['Piano daily 8am', 'Every day, beginning Saturday, November 21, 8:00 AM–9:00 AM'],
    ['Piano every other day', 'Every 2 days, beginning Saturday, November 21, all day'],
    ['Piano every morning', 'Every day, beginning Saturday, November 21, 9:00 AM–10:00 AM'],
    [
      'Piano every Monday evening',
      'Every week on Monday, beginning Monday, November 23, 7:00 PM–8:00 PM',
    ],
    ['Piano monthly on the 1st', 'Every month on the 1st, beginning Tuesday, December 1, all day'],
    [
      'Piano on the 15th of each month',
      'Every month on the 15th, beginning Tuesday, December 15, all day',
    ],
    [
      'Piano every 1st and 15th',
      'Every month on the 1st and the 15th, beginning Tuesday, December 1, all day',
    ],
    [
      'Piano every month on the second Thursday',
      'Every month on the second Thursday, beginning Thursday, December 10, all day',
    ],
    [
      'Piano every third Friday',
      'Every month on the third Friday, beginning Friday, December 18, all day',
    ],
    [
      'Piano first Monday of the month',
      'Every month on the first Monday, beginning Monday, December 7, all day',
    ],
    [
      'Piano the last Friday of every month',
      'Every month on the last Friday, beginning Friday, November 27, all day',
    ],
    [
      'Piano every last day of the month',
      'Every month on the last day, beginning Monday, November 30, all day',
    ],
    ['Piano every quarter', 'Every 3 months on the 21st, beginning Saturday, November 21, all day'],
    ['Piano every year', 'Every year on November 21, beginning Saturday, November 21, all day'],
    ['Piano yearly Mar 3', 'Every year on March 3, beginning Wednesday, March 3, 2027, all day'],
    ['Piano every 4th of July', 'Every year on July 4, beginning Sunday, July 4, 2027, all day'],
    [
      'Piano every Mon starting Jan 5 4pm',
      'Every week on Monday, beginning Monday, January 11, 2027, 4:00 PM–5:00 PM',
    ],
    [
      'Piano every Fri 10pm-1am',
      'Every week on Friday, beginning Friday, November 27, 10:00 PM – Saturday, November 28, 1:00 AM',
    ],
    [
      'Piano Jul 3–10 every year',
      'Every year on July 3, beginning Saturday, July 3, 2027 – Saturday, July 10, 2027, all day',
    ],
    [
      'Piano 15th and 30th every month',
      'Every month on the 15th and the 30th, beginning Monday, November 30, all day',
    ],
    [
      'Piano every Sat in March 10am',
      'Every week on Saturday, until Mar 31, 2027, beginning Saturday, March 6, 2027, 10:00 AM–11:00 AM',
    ],
    [
      'Piano every Sat in November',
      'Every week on Saturday, until Nov 30, 2026, beginning Saturday, November 21, all day',
    ],
    [
      'Piano every Sat during March 2028',
      'Every week on Saturday, until Mar 31, 2028, beginning Saturday, March 4, 2028, all day',
    ],
    [
      'Piano Mondays until Friday',
      'Every week on Monday, until Nov 27, 2026, beginning Monday, November 23, all day',
    ],
  ])('%s', (line, understood) => {
    expect(readLine(line)).toBe(`Piano | ${understood}`);
  });

  test('the first one is on the day in the form, or the next that fits', () => {
    expect(readLine('Gym every Tue', TODAY, '2027-03-03')).toContain(
      'beginning Tuesday, March 9, 2027',
    );
    expect(readLine('Gym every 2 weeks', TODAY, '2027-03-03')).toContain(
      'Every 2 weeks on Wednesday',
    );
  });

  test.each([
    ['Weekday lunch', 'Weekday lunch'],
    ['Family weekend', 'Family weekend'],
    ['Every Brilliant Thing', 'Every Brilliant Thing'],
    ['Read every blue moon', 'Read every blue moon'],
    ['Feed cat 3 times a day', 'Feed cat 3 times a day'],
    ['Gym once a week', 'Gym once a week'],
    ['Swim 4x a week', 'Swim 4x a week'],
    ['Cleaning every 200 weeks', 'Cleaning every 200 weeks'],
    ['June’s party', 'June’s party'],
    ['Walk through May gardens', 'Walk through May gardens'],
    ['Groceries for a week', 'Groceries for a week'],
  ])('%s: one event, and all of it title', (line, title) => {
    expect(readQuickLine(line, TODAY)).toMatchObject({ title, date: null, rrule: null });
  });

  test('a name with weekdays in it is no repetition beside a day of its own', () => {
    expect(readLine('TGI Fridays Sat 7pm')).toBe(
      'TGI Fridays | Saturday, November 21, 7:00 PM–8:00 PM',
    );
    expect(readQuickLine('TGI Fridays Sat 7pm', TODAY).rrule).toBeNull();
  });

  test('so many times in a period is left to be chosen', () => {
    expect(readQuickLine('Swim 4x a week', TODAY).notes).toContain(
      'Choose below how it repeats: this is one event.',
    );
  });

  test('a year has its month: a repetition by years does not end with it', () => {
    const { rrule, title } = readQuickLine('Trip every year in March', TODAY);
    expect(rrule).not.toContain('UNTIL');
    expect(title).toBe('Trip in March');
  });

  test('a word that leads the title stays in it', () => {
    expect(readLine('Daily standup 9am')).toBe(
      'Daily standup | Every day, beginning Saturday, November 21, 9:00 AM–10:00 AM',
    );
    expect(readLine('daily 9am standup')).toMatch(/^standup \| Every day/);
  });

  test.each([
    ['Gym every Mon and every Wed 5pm', 'every Wed'],
    ['Gym every Mon except Dec 28', 'except Dec 28'],
    ['Gym every Mon until Christmas', 'until Christmas'],
    ['Gym every Mon until Jan 1, 2020', 'until Jan 1, 2020'],
    ['Gym every Mon for 2000 weeks', 'for 2000 weeks'],
    ['Gym every Mon until June’s party', 'June'],
  ])('%s: “%s” is named as not used', (line, words) => {
    const { title, notes, rrule } = readQuickLine(line, TODAY);
    expect(rrule).toBe('FREQ=WEEKLY;BYDAY=MO');
    expect(notes).toContain(`“${words}” wasn’t used and stays in the title.`);
    expect(title).toContain(words);
  });

  test('a day that the rule does not have is named', () => {
    expect(readQuickLine('Gym every Tue Dec 2', TODAY).notes).toContain(
      'Wednesday, December 2 is none of its days: it begins on Tuesday, December 8.',
    );
  });
});
