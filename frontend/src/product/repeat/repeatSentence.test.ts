import { describe, expect, test } from '@jest/globals';
import { repeatChoices } from './repeatChoices';
import { repeatSentence } from './repeatSentence';
import { skippedNote } from './skippedNote';

const date = '2026-11-12';

describe('the sentence of a rule', () => {
  test.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=12', 'Every 3 days, 12 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day, once'],
    ['FREQ=WEEKLY', 'Every week on Thursday'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270630',
      'Every 2 weeks on Tuesday and Thursday, until Jun 30, 2027',
    ],
    ['FREQ=WEEKLY;BYDAY=MO,WE,SU', 'Every week on Monday, Wednesday and Sunday'],
    ['FREQ=WEEKLY;BYDAY=FR,TH,WE,TU,MO', 'Every weekday (Monday to Friday)'],
    ['FREQ=WEEKLY;BYDAY=MO;BYMONTH=1,2', 'Every week on Monday in January and February'],
    ['FREQ=MONTHLY', 'Every month on the 12th'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1,1,22', 'Every month on the 1st, the 22nd and the last day'],
    ['FREQ=MONTHLY;BYMONTHDAY=-2', 'Every month on the second to last day'],
    ['FREQ=MONTHLY;BYDAY=2TH,-1FR', 'Every month on the second Thursday and the last Friday'],
    ['FREQ=MONTHLY;BYDAY=FR', 'Every month on every Friday'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'Every month on the 13th if it is a Friday'],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      'Every month on the last weekday (Monday to Friday)',
    ],
    ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', 'Every month on the first Saturday or Sunday'],
    ['FREQ=YEARLY', 'Every year on November 12'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'Every year on the second Sunday in May'],
    ['FREQ=YEARLY;BYDAY=20MO', 'Every year on the 20th Monday of the year'],
    ['FREQ=YEARLY;BYMONTH=6,7', 'Every year on the 12th in June and July'],
    ['FREQ=YEARLY;BYMONTHDAY=1', 'Every year on the 1st of every month'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', 'Every year on the last day in February'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', 'Every year, by a rule from another calendar'],
    [
      'FREQ=YEARLY;INTERVAL=2;BYYEARDAY=100;COUNT=3',
      'Every 2 years, by a rule from another calendar, 3 times',
    ],
    ['FREQ=DAILY;BYMONTH=1', 'Every day, by a rule from another calendar'],
    ['FREQ=FORTNIGHTLY', 'Repeats by a rule from another calendar'],
  ])('%s', (rrule, sentence) => {
    expect(repeatSentence({ date, rrule })).toBe(sentence);
  });
});

describe('the choices of a day', () => {
  const labelsOn = (day: string) => repeatChoices(day).map(({ label }) => label);

  test('Thursday, November 12', () => {
    expect(labelsOn(date)).toEqual([
      'Does not repeat',
      'Every day',
      'Every week on Thursday',
      'Every 2 weeks on Thursday',
      'Every weekday (Monday to Friday)',
      'Every month on the 12th',
      'Every month on the second Thursday',
      'Every year on November 12',
    ]);
  });

  test('the last weekday and the last day of a month are offered where they are', () => {
    const monthly = (day: string) => labelsOn(day).filter((label) => label.includes('month'));
    expect(monthly('2026-11-26')).toEqual([
      'Every month on the 26th',
      'Every month on the fourth Thursday',
      'Every month on the last Thursday',
    ]);
    expect(monthly('2027-01-31')).toEqual([
      'Every month on the 31st',
      'Every month on the last Sunday',
      'Every month on the last day',
    ]);
  });
});

test.each([
  ['2027-01-31', 'FREQ=MONTHLY', 'Months without a 31st are skipped.', 'BYMONTHDAY=-1'],
  ['2028-02-29', 'FREQ=YEARLY', 'Years without a February 29 are skipped.', 'BYMONTHDAY=-1'],
  ['2027-01-31', 'FREQ=MONTHLY;BYDAY=5SU', 'Months without a fifth Sunday are skipped.', '-1SU'],
])('from %s %s skips, and says so', (day, rrule, sentence, onLast) => {
  const note = skippedNote({ date: day, rrule });
  expect(note).toMatchObject({ sentence });
  expect(note?.rruleOnLast).toContain(onLast);
});

test.each(['FREQ=MONTHLY', 'FREQ=MONTHLY;BYDAY=-1TH', 'FREQ=YEARLY', 'FREQ=WEEKLY'])(
  'nothing is said of %s from November 12',
  (rrule) => {
    expect(skippedNote({ date, rrule })).toBeNull();
  },
);
