import type { Event } from '@kinday/contracts/event';
import type { Feed } from '@kinday/contracts/feed';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../ui/toast/useToast';
import { openAtBar, whenShown } from './openAtBar';
import * as messages from './messages';

/** The subscribed calendars, and which of them are switched on. */
export interface FeedChoice {
  feeds: readonly Feed[];
  shownFeeds: readonly Feed[];
  /** Switches one on or off. */
  toggleFeed: (id: string) => void;
}

/** How long what a subscribed calendar has may take to come; one that is switched off does not. */
const LONGEST_MS = 5_000;

/**
 * Opens an event of a subscribed calendar as soon as it is on the page, which its day was gone to. Where
 * its calendar is switched off, that is said, with the way to switch it on.
 * @param events those on the page
 * @returns takes the event's id and its calendar's
 */
export function useShowFeedEvent(
  events: readonly Event[],
  { feeds, shownFeeds, toggleFeed }: FeedChoice,
  openEvent: (event: Event, place: HTMLElement) => void,
): (id: string, feedId: string) => void {
  const toast = useToast();
  const [wanted, setWanted] = useState<string | null>(null);
  const event = wanted === null ? undefined : events.find(({ id }) => id === wanted);

  const reach = useEffectEvent((found: Event, bar: HTMLElement | null) => {
    setWanted(null);
    openAtBar(found, bar, openEvent);
  });
  useEffect(() => (event ? whenShown(event, (bar) => reach(event, bar)) : undefined), [event]);
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => setWanted(null), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (id, feedId) => {
    const isHidden = shownFeeds.every((feed) => feed.id !== feedId);
    const hidden = isHidden && feeds.find((feed) => feed.id === feedId);
    if (!hidden) return setWanted(id);
    const show = () => {
      toggleFeed(feedId);
      setWanted(id);
    };
    toast({
      title: messages.isSwitchedOff(hidden.name),
      action: { label: messages.showFeed(hidden.name), onClick: show },
    });
  };
}
