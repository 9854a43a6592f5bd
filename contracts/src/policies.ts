import type { Event } from './event.js';
import type { Feed } from './feed.js';
import type { Member } from './member.js';
import * as messages from './messages.js';

/** `canEditEvent` in words, wherever people read it. */
export const WHO_MAY_EDIT = messages.whoMayEdit;

/** Members edit and delete what they added, the owner everything. */
export function canEditEvent(
  member: Pick<Member, 'id' | 'role'>,
  event: Pick<Event, 'creatorId'>,
): boolean {
  return member.role === 'owner' || event.creatorId === member.id;
}

/** Whoever does something may give it back, and the owner for them. */
export function canRelease(
  member: Pick<Member, 'id' | 'role'>,
  event: Pick<Event, 'claimedBy'>,
): boolean {
  return member.role === 'owner' || event.claimedBy === null || event.claimedBy === member.id;
}

/** A feed is changed and removed by the member who added it, and by the owner. */
export function canEditFeed(
  member: Pick<Member, 'id' | 'role'>,
  feed: Pick<Feed, 'addedBy'>,
): boolean {
  return member.role === 'owner' || feed.addedBy === member.id;
}

/** Settings, invite code and members are the owner's. */
export function canManageFamily(member: Pick<Member, 'role'>): boolean {
  return member.role === 'owner';
}
