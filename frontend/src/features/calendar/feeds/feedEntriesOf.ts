import type { Feed, FeedEvent } from '@kinday/contracts/feed';
import { feedEntryOf, type FeedEntry } from '../../../product/feedEntry';

interface Made {
  event: FeedEvent;
  entry: FeedEntry;
}

/** Of so many events the entries that were made are kept. */
const MOST_KEPT = 10_000;
const made = new Map<string, Made>();

function isSame({ event, entry }: Made, now: FeedEvent, { name, color }: Feed): boolean {
  const fields = Object.keys(now) as (keyof FeedEvent)[];
  return (
    entry.creator.name === name &&
    entry.creator.color === color &&
    fields.every((field) => event[field] === now[field])
  );
}

/**
 * Events of feeds as views show them, without those of other feeds. An entry that was shown before and
 * would be the same again is the very same object, so that what shows it need not render anew.
 */
export function feedEntriesOf(events: readonly FeedEvent[], feeds: readonly Feed[]): FeedEntry[] {
  const byId = new Map(feeds.map((feed) => [feed.id, feed]));
  return events.flatMap((event) => {
    const feed = byId.get(event.feedId);
    if (!feed) return [];
    const before = made.get(event.id);
    if (before && isSame(before, event, feed)) return before.entry;
    if (made.size >= MOST_KEPT) made.clear();
    const entry = feedEntryOf(event, feed);
    made.set(event.id, { event, entry });
    return entry;
  });
}
