import { expect, test } from '@jest/globals';
import type { Member } from './member.js';
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
