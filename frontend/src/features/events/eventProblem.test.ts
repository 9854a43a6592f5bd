import { expect, test } from '@jest/globals';
import { newDraft } from './eventDraft';
import { eventProblem } from './eventProblem';

const lesson = {
  ...newDraft('2026-11-12'),
  title: 'Piano',
  mainCategory: 'Everyday life',
  subCategory: 'Other',
} as const;

test.each([
  ['ends before its first day', 'FREQ=WEEKLY;UNTIL=20261101', /ends before its first day/],
  ['cannot be read', 'FREQ=HOURLY', /./],
  ['has a number that is none of a rule', 'FREQ=WEEKLY;INTERVAL=100', /99/],
])('a repetition that %s is told beside it, before anything is sent', (_what, rrule, sentence) => {
  const problem = eventProblem({ ...lesson, rrule }, rrule);
  expect(problem?.fields.rrule).toMatch(sentence);
  expect(problem?.toast).toMatchObject({ description: expect.any(String) });
});

test.each(['', 'FREQ=WEEKLY', 'FREQ=WEEKLY;UNTIL=20261112', 'FREQ=DAILY;COUNT=3'])(
  'a repetition that has days is no problem: %j',
  (rrule) => {
    expect(eventProblem({ ...lesson, rrule }, rrule)).toBeNull();
  },
);

test('without a day there is no rule to look at', () => {
  const rrule = 'FREQ=WEEKLY;UNTIL=20261101';
  const problem = eventProblem({ ...lesson, date: '', rrule }, rrule);
  expect(Object.keys(problem?.fields ?? {})).toEqual(['date']);
});

test('one day of a series may be put behind its end: its rule is not what is saved', () => {
  const rrule = 'FREQ=WEEKLY;UNTIL=20261101';
  expect(eventProblem({ ...lesson, rrule }, undefined)).toBeNull();
});
