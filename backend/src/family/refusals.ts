import type { Member } from '@kinday/contracts/member';
import { canManageFamily } from '@kinday/contracts/policies';
import { forbidden, notFound } from '../common/problem.js';
import * as commonMessages from '../common/messages.js';
import * as messages from './messages.js';

/** Throws 403 unless the member owns the family. */
export function requireOwner(member: Member): void {
  if (!canManageFamily(member)) throw forbidden('not_owner', commonMessages.onlyOwner);
}

export function noSuchMember() {
  return notFound('no_such_member', messages.noSuchMember);
}
