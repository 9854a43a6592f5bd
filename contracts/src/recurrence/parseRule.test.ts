import { expect, test } from '@jest/globals';
import { parseRule } from './parseRule.js';
import { formatRule, RuleProblem } from './rule.js';

test.each([
  ['freq=weekly;byday=fr,mo,MO;interval=1;wkst=mo', 'FREQ=WEEKLY;BYDAY=MO,FR'],
  ['BYMONTHDAY=15,-1,2;FREQ=MONTHLY', 'FREQ=MONTHLY;BYMONTHDAY=-1,2,15'],
  ['FREQ=YEARLY;BYDAY=+2TU,-1SU;BYMONTH=10,3', 'FREQ=YEARLY;BYMONTH=3,10;BYDAY=2TU,-1SU'],
  ['FREQ=DAILY;UNTIL=20270630;INTERVAL=3', 'FREQ=DAILY;INTERVAL=3;UNTIL=20270630'],
  ['FREQ=WEEKLY;COUNT=12;WKST=SU', 'FREQ=WEEKLY;COUNT=12'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
])('%s is stored as %s', (text, canonical) => {
  expect(formatRule(parseRule(text))).toBe(canonical);
  expect(formatRule(parseRule(canonical))).toBe(canonical);
});

test.each([
  '',
  'FREQ',
  'FREQ=',
  'FREQ=HOURLY',
  'FREQ=SECONDLY',
  'INTERVAL=2',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=100',
  'FREQ=DAILY;INTERVAL=1.5',
  'FREQ=DAILY;COUNT=1001',
  'FREQ=DAILY;COUNT=2;UNTIL=20270101',
  'FREQ=DAILY;UNTIL=20270230',
  'FREQ=DAILY;UNTIL=20270101T000000Z',
  'FREQ=DAILY;BYHOUR=9',
  'FREQ=DAILY;BYEASTER=1',
  'FREQ=DAILY;BYDAY=1MO',
  'FREQ=WEEKLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYYEARDAY=1',
  'FREQ=MONTHLY;BYWEEKNO=1',
  'FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYDAY=0MO',
  'FREQ=MONTHLY;BYDAY=MON',
  'FREQ=MONTHLY;BYSETPOS=1',
  `FREQ=MONTHLY;BYMONTHDAY=${'1,'.repeat(500)}1`,
])('%s is refused with a sentence', (text) => {
  expect(() => parseRule(text)).toThrow(RuleProblem);
  expect(() => parseRule(text)).toThrow(/^[A-Z].*\.$/);
});
