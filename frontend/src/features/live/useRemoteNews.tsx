import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Change } from '@kinday/contracts/change';
import { FALLBACK_COLOR } from '@kinday/contracts/color';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToChanges } from '../../sync/changeListeners';
import { wasMissedAtStart } from '../../sync/missedAtStart';
import { useSyncSelector } from '../../sync/syncState';
import { useClock } from '../../sync/usePreferences';
import type { ShownFamily } from '../../sync/useFamily';
import { Avatar } from '../../product/Avatar';
import { announce } from '../../ui/announce';
import { FIELD_SELECTOR } from '../../ui/fieldSelector';
import { isModalOpen } from '../../ui/isModalOpen';
import { useToast } from '../../ui/toast/useToast';
import { summaryOf, remoteNewsOf, type RemoteNews } from './remoteNews';
import * as messages from './messages';

interface RemoteNewsInput {
  shown: ShownFamily;
  /** Draws the eye to an event, in the colour of who wrote it. */
  onPulse: (eventId: string, date: CalendarDate, color: string) => void;
  /** Goes to an event. */
  onView: (event: { id: string; date: CalendarDate }) => void;
}

/** News that come within this time are shown together, ms. */
const TOGETHER_MS = 3_000;

/** No toast comes while the user writes, has a dialog open, or looks at another tab. */
function isBusy(): boolean {
  return document.hidden || isModalOpen() || !!document.activeElement?.matches(FIELD_SELECTOR);
}

/**
 * Shows what other members do to the shown family as it happens: a ring around the event, a toast,
 * and an announcement to screen readers.
 */
export function useRemoteNews({ shown, onPulse, onView }: RemoteNewsInput): void {
  const toast = useToast();
  const recent = useRef<{ news: RemoteNews; at: number }[]>([]);
  const wasAway = useWasAway();
  const clock = useClock();

  const tell = useEffectEvent((change: Change) => {
    const { family, members, me } = shown;
    if (change.familyId !== family.id || change.actorId === me.id) return;
    const fresh = remoteNewsOf(change, members, clock, family.zone);
    if (fresh.length === 0) return;
    for (const { event } of fresh) {
      if (event) onPulse(event.id, event.date, event.color ?? FALLBACK_COLOR);
    }
    if (wasMissedAtStart(change)) return;
    const now = Date.now();
    recent.current = [
      ...recent.current.filter(({ at }) => now - at < TOGETHER_MS),
      ...fresh.map((news) => ({ news, at: now })),
    ];
    const together = recent.current.map(({ news }) => news);
    const [only] = together;
    announce(together.length === 1 && only ? only.spoken : messages.spoken(summaryOf(together)));
    if (isBusy()) return;
    const seen = together.findLast(({ event }) => event)?.event;
    const action = seen && { label: messages.view, onClick: () => onView(seen) };
    if (wasAway(now)) {
      const title = messages.backOnline(together.length);
      toast({ title, remote: true, ...(action && { action }) });
    } else if (together.length === 1 && only) {
      toast({
        title: messages.personDid(only.who.name, only.text),
        picture: <Avatar {...only.who} size={32} />,
        remote: true,
        ...(action && { action }),
      });
    } else {
      toast({ title: summaryOf(together), remote: true, ...(action && { action }) });
    }
  });

  useEffect(() => listenToChanges((change) => tell(change)), []);
}

/** Whether changes that arrive now are the ones missed while the server was out of reach. */
function useWasAway(): (now: number) => boolean {
  const connection = useSyncSelector((state) => state.live.connection);
  const backAt = useRef(0);
  const isAway = connection === 'offline' || connection === 'reconnecting';
  useEffect(() => {
    if (!isAway) return;
    // Missed changes arrive shortly before or after the connection is live.
    return () => {
      backAt.current = Date.now();
    };
  }, [isAway]);
  return (now) => isAway || now - backAt.current < TOGETHER_MS;
}
