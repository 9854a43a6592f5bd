import type { CalendarDate } from '@kinday/contracts/calendarDate';
import type { Event } from '@kinday/contracts/event';
import { useEffect, useState } from 'react';
import { draftsOfCopy, keptDraft, type KeptDraft } from '../features/events/keptDraft';
import { changesSoFar } from '../sync/changeListeners';
import type { EventSlot } from '../product/eventSlot';
import type { FeedEntry } from '../product/feedEntry';

/** What can stand over the calendar, one at a time. */
export type DialogContent =
  | { name: 'add'; slot: EventSlot; kept?: KeptDraft }
  | { name: 'edit'; event: Event; kept?: KeptDraft }
  | { name: 'detail'; event: Event; anchor: Element }
  /** The details of what a subscribed calendar has. */
  | { name: 'feed'; entry: FeedEntry; anchor: Element }
  | { name: 'delete'; event: Event }
  /** Which occurrences of a series are moved. */
  | { name: 'move'; event: Event; slot: EventSlot }
  | { name: 'help' }
  | { name: 'tutorial' }
  | { name: 'recent'; anchor: Element }
  /** The small year; with the keyboard in its field for a date. */
  | { name: 'year'; anchor: Element; isTyped: boolean }
  /** What needs somebody in the days to come. */
  | { name: 'needs'; anchor: Element }
  /** What waits to be sent; it may begin with what somebody else changed as well. */
  | { name: 'waiting'; asks: boolean }
  | { name: 'day'; date: CalendarDate; anchor: Element };

export interface OpenDialog {
  content: DialogContent;
  /** A new one for every opening, so that nothing of the last one stays. */
  key: number;
  /** When it was opened, one of `changesSoFar`: its code may come later. */
  since: number;
  /** False while it goes away. */
  isOpen: boolean;
}

/** The form that was open when the page went away with something typed in it. */
function leftOpen(userId: string, familyId: string): OpenDialog | null {
  const kept = keptDraft(userId, familyId);
  if (!kept) return null;
  const { event, draft } = kept;
  const content: DialogContent = event
    ? { name: 'edit', event, kept }
    : { name: 'add', slot: { date: draft.date }, kept };
  return { content, key: 0, since: changesSoFar(), isOpen: true };
}

/** The dialog over a member's calendar, if any. */
export function useOpenDialog(userId: string, familyId: string) {
  const [dialog, setDialog] = useState(() => (draftsOfCopy() ? null : leftOpen(userId, familyId)));
  useEffect(() => {
    let isGone = false;
    void draftsOfCopy()?.then(() => {
      if (!isGone) setDialog((last) => last ?? leftOpen(userId, familyId));
    });
    return () => void (isGone = true);
  }, [userId, familyId]);
  const [actions] = useState(() => ({
    open: (content: DialogContent) => {
      const since = changesSoFar();
      setDialog((last) => ({ content, key: (last?.key ?? 0) + 1, since, isOpen: true }));
    },
    close: () => setDialog((last) => last && { ...last, isOpen: false }),
    /** It has gone from the screen. */
    forget: () => setDialog((last) => (last?.isOpen ? last : null)),
  }));
  return { dialog, ...actions };
}

export type CalendarDialog = ReturnType<typeof useOpenDialog>;
