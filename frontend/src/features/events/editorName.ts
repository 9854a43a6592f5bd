import type { Event } from '@kinday/contracts/event';
import type { Member } from '@kinday/contracts/member';
import { lastActorOf } from '../../sync/changeListeners';
import { recordIdOf } from '../../sync/commands/ofSeries';
import * as productMessages from '../../product/messages';
import * as messages from './messages';

/** Who wrote an event, the last one unless told: a name, "You", or "Somebody" when that is unknown. */
export function editorName(
  event: Event,
  members: readonly Member[],
  meId: string,
  actorId = lastActorOf(recordIdOf(event)),
): string {
  if (actorId === meId) return productMessages.you;
  const member = members.find(({ id }) => id === actorId);
  if (member) return member.name;
  return actorId === event.creatorId ? event.creator.name : productMessages.somebody;
}

/** The name as the owner of something: "Ben's", "Your". */
export function possessive(name: string): string {
  return name === 'You' ? messages.your : `${name}'s`;
}
