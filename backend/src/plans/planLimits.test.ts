import { expect, test } from '@jest/globals';
import { eventLimit, memberLimit } from './planLimits.js';

test.each([
  ['free', 4, null],
  ['free', 5, 'This calendar is full: the Free plan allows up to 5 members.'],
  ['free', 12, 'This calendar is full: the Free plan allows up to 5 members.'],
  ['premium', 19, null],
  ['premium', 20, 'This calendar is full: the Premium plan allows up to 20 members.'],
] as const)('on the %s plan with %i members one more hears: %s', (tier, members, sentence) => {
  expect(memberLimit(tier, members)?.body.error ?? null).toBe(sentence);
});

test.each([
  ['free', 30, null],
  ['free', 31, 'The Free plan allows up to 30 events per month, and this month is full.'],
  ['premium', 10_000, null],
] as const)('on the %s plan a month of %i events hears: %s', (tier, events, sentence) => {
  expect(eventLimit(tier, events)?.body.error ?? null).toBe(sentence);
});

test('a limit is a 403 with the code plan_limit', () => {
  const refusal = memberLimit('free', 5);
  expect([refusal?.status, refusal?.body.code]).toEqual([403, 'plan_limit']);
});
