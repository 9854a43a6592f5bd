import { expect, test } from '@jest/globals';
import type { Member } from '@kinday/contracts/member';
import { eventLimit, memberLimit } from './planLimits.js';
import { canEditEvent, canManageFamily } from './policies.js';

function member(id: string, role: Member['role']): Member {
  return {
    id,
    name: id,
    phone: '1',
    color: null,
    birthday: null,
    anniversary: null,
    role,
    joinedAt: '2026-01-01T00:00:00.000Z',
  };
}

test.each([
  ['the owner', 'their own', true, member('olga', 'owner'), 'olga'],
  ['the owner', 'a member’s', true, member('olga', 'owner'), 'ben'],
  ['the owner', 'a former member’s', true, member('olga', 'owner'), 'gone'],
  ['a member', 'their own', true, member('ben', 'member'), 'ben'],
  ['a member', 'the owner’s', false, member('ben', 'member'), 'olga'],
  ['a member', 'another member’s', false, member('ben', 'member'), 'cleo'],
])('%s edits %s event: %s', (_who, _whose, allowed, actor, creatorId) => {
  expect(canEditEvent(actor, { creatorId })).toBe(allowed);
});

test('only the owner manages the family', () => {
  expect(canManageFamily(member('olga', 'owner'))).toBe(true);
  expect(canManageFamily(member('ben', 'member'))).toBe(false);
});

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
