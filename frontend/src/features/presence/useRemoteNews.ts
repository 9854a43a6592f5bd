import type { CalendarDate } from '@kinday/contracts/calendarDate';
import { FALLBACK_COLOR } from '@kinday/contracts/product';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToChanges, type AppliedChange } from '../../sync/changeFeed';
import { useSyncSelector } from '../../sync/state';
import type { ShownFamily } from '../../sync/useFamily';
import { announce } from '../../ui/announce';
import { useToast } from '../../ui/toast/useToast';
import { newsOf, summaryOf, type News } from './newsOf';

interface RemoteNewsInput {
  shown: ShownFamily;
  /** Draws the eye to an event, in the colour of who wrote it. */
  onPulse: (eventId: string, date: CalendarDate, color: string) => void;
  /** Goes to an event. */
  onView: (event: { id: string; date: CalendarDate }) => void;
}

/** What comes within this time is told together, ms. */
const TOGETHER_MS = 3_000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Nobody wants to be talked to while they write, are asked something or look elsewhere. */
function isBusy(): boolean {
  return (
    document.hidden ||
    document.querySelector('.MuiModal-root') !== null ||
    !!document.activeElement?.matches(FIELDS)
  );
}

/** Tells what others do to the shown family, as it happens: a ring, a toast, a word to readers. */
export function useRemoteNews({ shown, onPulse, onView }: RemoteNewsInput): void {
  const toast = useToast();
  const recent = useRef<{ news: News; at: number }[]>([]);
  const wasAway = useWasAway();

  const tell = useEffectEvent((applied: AppliedChange) => {
    const { family, members, me } = shown;
    if (applied.change.familyId !== family.id || applied.change.actorId === me.id) return;
    const fresh = newsOf(applied, members);
    if (fresh.length === 0) return;
    for (const { event, actor } of fresh) {
      if (event) onPulse(event.id, event.date, actor.color ?? FALLBACK_COLOR);
    }
    const now = Date.now();
    recent.current = [
      ...recent.current.filter(({ at }) => now - at < TOGETHER_MS),
      ...fresh.map((news) => ({ news, at: now })),
    ];
    const together = recent.current.map(({ news }) => news);
    const [only] = together;
    announce(together.length === 1 && only ? only.spoken : `${summaryOf(together)}.`);
    if (isBusy()) return;
    const seen = together.findLast(({ event }) => event)?.event;
    const action = seen && { label: 'View', onClick: () => onView(seen) };
    if (wasAway(now)) {
      const count = `${together.length} ${together.length === 1 ? 'change' : 'changes'}`;
      const title = `Back online. ${count} while you were away.`;
      toast({ title, remote: true, ...(action && { action }) });
    } else if (together.length === 1 && only) {
      const { actor, text } = only;
      toast({
        title: `${actor.name} ${text}`,
        avatar: { name: actor.name, color: actor.color },
        remote: true,
        ...(action && { action }),
      });
    } else {
      toast({ title: summaryOf(together), remote: true, ...(action && { action }) });
    }
  });

  useEffect(() => listenToChanges((applied) => tell(applied)), []);
}

/** Whether changes that arrive now are the ones missed while the server was out of reach. */
function useWasAway(): (now: number) => boolean {
  const connection = useSyncSelector((state) => state.live.connection);
  const backAt = useRef(0);
  const isAway = connection === 'offline' || connection === 'reconnecting';
  useEffect(() => {
    if (!isAway) return;
    // What is caught up arrives just before or after the word "Live".
    return () => {
      backAt.current = Date.now();
    };
  }, [isAway]);
  return (now) => isAway || now - backAt.current < TOGETHER_MS;
}
