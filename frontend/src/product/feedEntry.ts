import type { FeedEvent, Feed } from '@kinday/contracts/feed';
import { ABSENT_CONTENT, creatorOf, type Event } from '@kinday/contracts/event';
import { BESIDE_OWN } from '@kinday/contracts/ownCategory';

/** An event of a subscribed calendar as views show it, among those of the family. Nobody can change it. */
export interface FeedEntry extends Event {
  feedId: string;
  /** Whether its source no longer has it. */
  isKept: boolean;
}

/** Whether an event stands in a subscribed calendar, whose name and color are those of its creator. */
export function isFeedEntry(event: Event): event is FeedEntry {
  return 'feedId' in event;
}

/** An event of a feed with the look of that feed. */
export function feedEntryOf(event: FeedEvent, feed: Feed): FeedEntry {
  const { id, familyId, name, color } = feed;
  return {
    ...ABSENT_CONTENT,
    ...BESIDE_OWN,
    ...event,
    familyId,
    creatorId: id,
    creator: creatorOf({ id, name, color, phone: null }),
    version: 1,
    createdAt: '',
    updatedAt: '',
  };
}
