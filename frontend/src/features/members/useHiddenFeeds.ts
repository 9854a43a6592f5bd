import type { Feed } from '@kinday/contracts/feed';
import { useMemo, useState } from 'react';

const keyOf = (userId: string, familyId: string) => `kd-hidden-feeds-${userId}-${familyId}`;

function hiddenIds(key: string): readonly string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function keepHidden(key: string, ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(key, ids.join(' '));
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice holds for as long as the page is open.
  }
}

/** Which of a family's subscribed calendars this user sees in this browser; all of them at first. */
export function useHiddenFeeds(feeds: readonly Feed[], userId: string, familyId: string) {
  const key = keyOf(userId, familyId);
  const [hidden, setHidden] = useState(() => hiddenIds(key));
  const shownFeeds = useMemo(() => feeds.filter(({ id }) => !hidden.includes(id)), [feeds, hidden]);

  function toggleFeed(id: string) {
    // Feeds that are gone are forgotten.
    const known = hidden.filter((each) => feeds.some((feed) => feed.id === each));
    const next = known.includes(id) ? known.filter((each) => each !== id) : [...known, id];
    setHidden(next);
    keepHidden(key, next);
  }

  return { shownFeeds, toggleFeed };
}
