import { expect, test } from '@jest/globals';
import { changedRule, followedRule } from './followedRule';

const [THURSDAY, FRIDAY] = ['2026-11-12', '2026-11-13'];
const [EVERY_THURSDAY, EVERY_FRIDAY] = ['FREQ=WEEKLY;BYDAY=TH', 'FREQ=WEEKLY;BYDAY=FR'];

test.each([
  ['every Thursday becomes every Friday', EVERY_THURSDAY, EVERY_FRIDAY],
  ['two weekdays stay', 'FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  [
    'the second Thursday becomes the second Friday',
    'FREQ=MONTHLY;BYDAY=2TH',
    'FREQ=MONTHLY;BYDAY=2FR',
  ],
  ['no rule stays none', '', ''],
  ['what no dialog makes stays', 'FREQ=YEARLY;BYWEEKNO=46', 'FREQ=YEARLY;BYWEEKNO=46'],
])('put on the next day, %s', (_what, before, after) => {
  expect(followedRule(before, THURSDAY, FRIDAY)).toBe(after);
});

test('only another choice is another rule: not the same one that follows its day', () => {
  const changed = (rrule: string, date: string) =>
    changedRule(EVERY_THURSDAY, THURSDAY, { rrule, date });
  expect(changed(EVERY_THURSDAY, THURSDAY)).toBeUndefined();
  expect(changed(EVERY_FRIDAY, FRIDAY)).toBeUndefined();
  expect(changed('FREQ=DAILY', THURSDAY)).toBe('FREQ=DAILY');
  expect(changed('', THURSDAY)).toBeNull();
});
