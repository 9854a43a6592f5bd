import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { lastActorOf } from '../../sync/changeFeed';

/** Who wrote an event last: a name, "You", or "Somebody" when that cannot be told. */
export function editorName(event: Event, members: readonly Member[], meId: string): string {
  const actorId = lastActorOf(event.id);
  if (actorId === meId) return 'You';
  const member = members.find(({ id }) => id === actorId);
  if (member) return member.name;
  return actorId === event.creatorId ? event.creator.name : 'Somebody';
}

/** The name as the owner of something: "Ben's", "Your". */
export function possessive(name: string): string {
  return name === 'You' ? 'Your' : `${name}'s`;
}
