import type { Member } from '@kinday/contracts/member';
import { canManageFamily } from '@kinday/contracts/policies';
import { forbidden, notFound } from '../common/problem.js';

/** Throws 403 unless the member owns the family. */
export function requireOwner(member: Member): void {
  if (!canManageFamily(member)) throw forbidden('not_owner', 'Only the family owner can do this');
}

export function noSuchMember() {
  return notFound('no_such_member', 'This person is not a member of the calendar');
}
